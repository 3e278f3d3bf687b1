import { Alert, Box, Button, Checkbox, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  type BulkChange,
  type BulkOutcome,
  clipUsers,
  type MediaItem,
  type MediaUse,
  mediaUsesMax,
} from '@roundboard/contract'
import { workoutDays } from '@roundboard/domain'
import { IconArrowRight, IconSwitchHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { ContentChecklist } from '../../../shared/equipment/content-checklist.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { ClipPicture } from '../../../shared/media/clip-picture.tsx'
import { mediaQueries } from '../../../shared/media/media.queries.ts'
import { useMediaPicker } from '../../../shared/media/use-media-picker.tsx'
import { useMediaMessages } from '../../../shared/messages/media.ts'
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'
import { Dialog, DialogButtons } from '../../../shared/ui/dialog.tsx'
import { skipReason } from './interactions/impact-preview.ts'
import { planQuery } from './interactions/plan.ts'
import { useBulk } from './interactions/use-bulk.ts'
import classes from './swap-clip.module.css'

/** A use of a clip, in one or several steps. */
interface Using extends Omit<MediaUse, 'step'> {
  readonly steps: readonly number[]
}

/** A day that has ended in every time zone. */
const lastPastDay = () => new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10)

const isPast = ({ startDate, endDate }: Using) =>
  startDate !== null &&
  endDate !== null &&
  workoutDays({ startDate, endDate }).lastDay <= lastPastDay()

/** The server's name for each kind of use except workouts. */
const otherOf = ({ what, id }: Pick<Using, 'what' | 'id'>) => {
  const kind = clipUsers.find((one) => one === what)
  return kind === undefined ? [] : [{ what: kind, id }]
}

/** Workouts, first day first, then templates and exercises. */
function swappableOf(uses: readonly MediaUse[]): Using[] {
  const found = new Map<string, Using>()
  for (const { step, ...use } of uses) {
    if (use.what !== 'workout' && otherOf(use).length === 0) continue
    const steps = [...(found.get(use.id)?.steps ?? []), ...(step === null ? [] : [step])]
    found.set(use.id, { ...use, steps })
  }
  const order = ({ startDate }: Using) => startDate ?? '9999'
  return [...found.values()].toSorted((a, b) => order(a).localeCompare(order(b)))
}

/** Opens the dialog that swaps a clip; hidden if only past workouts use it. */
export function SwapClip({ item }: { item: MediaItem }) {
  const words = useScheduleMessages().swap
  const uses = useQuery(mediaQueries.uses(item.id)).data ?? []
  const [isOpen, { open, close }] = useDisclosure()
  const canSwap = item.durationMs !== null && swappableOf(uses).some((using) => !isPast(using))
  return (
    <>
      {canSwap && (
        <Button variant="default" leftSection={<IconSwitchHorizontal size={16} />} onClick={open}>
          {words.open}
        </Button>
      )}
      {isOpen && <SwapDialog item={item} uses={uses} onClose={close} />}
    </>
  )
}

function SwapDialog(props: { item: MediaItem; uses: readonly MediaUse[]; onClose: () => void }) {
  const { item, uses, onClose } = props
  const { swap: words, interactions } = useScheduleMessages()
  const format = useFormat()
  const reason = useReason()
  const bulk = useBulk()
  const [to, setTo] = useState<MediaItem>()
  const [isRefused, setRefused] = useState(false)
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const picker = useMediaPicker({
    kind: item.kind,
    isChosen: ({ id }) => id === to?.id,
    onChoose: (chosen) => {
      const canReplace = chosen.durationMs !== null && chosen.id !== item.id
      setRefused(!canReplace)
      if (canReplace) setTo(chosen)
    },
  })

  const swappable = swappableOf(uses)
  const upcoming = swappable.filter((using) => !isPast(using))
  const ticked = upcoming.filter(({ id }) => !unticked.has(id))
  const ids = ticked.flatMap(({ what, id }) => (what === 'workout' ? [id] : []))
  const others = ticked.flatMap(otherOf)
  const elsewhere = uses.filter(({ what }) => what === 'round' || what === 'media')
  const isCut = ['workout', 'template'].some(
    (kind) => uses.filter(({ what }) => what === kind).length >= mediaUsesMax,
  )
  const links = { from: item.link, to: to?.link ?? '' }
  const change: BulkChange = { action: 'swap-clip', ids, others, ...links }
  const isReady = to !== undefined && ticked.length > 0 && !bulk.isPending
  const query = useQuery({ ...planQuery(change), enabled: isReady })
  const isCurrent = isReady && !query.isPlaceholderData
  const outcome = isCurrent || bulk.isPending ? query.data : undefined
  const count = outcome ? countOf(outcome) : 0

  const swap = async () => {
    if (to === undefined) return
    const done = await bulk.change(change)
    if (done === undefined) return
    const message = words.done({ count: countOf(done), from: item.name, to: to.name })
    if (done.batch !== null) bulk.report({ gaps: [], batch: done.batch }, message)
    // The button that opened the dialog disappears with the last use.
    if (countOf(done) === upcoming.length)
      document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
    onClose()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (count > 0) void swap()
  }
  return (
    <Dialog onClose={onClose} title={words.title} size={760}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text c="dimmed" fz="sm">
            {words.why}
          </Text>
          <div className={classes.clips}>
            <Clip label={words.now} item={item} />
            <IconArrowRight aria-hidden />
            <Clip label={words.after} item={to}>
              <Button variant="default" size="compact-sm" data-autofocus onClick={picker.open}>
                {to ? words.chooseOther : words.choose}
              </Button>
            </Clip>
          </div>
          {isRefused && <Alert color="red">{words.notClip}</Alert>}
          <Uses uses={upcoming} unticked={unticked} onUnticked={setUnticked} />
          <Text c="dimmed" fz="sm">
            {!isCut &&
              upcoming.length < swappable.length &&
              `${words.past({ count: swappable.length - upcoming.length })} `}
            {elsewhere.length > 0 &&
              `${words.elsewhere({ names: format.list(elsewhere.map(({ name }) => name)) })} `}
            {isCut && words.limited({ max: mediaUsesMax })}
          </Text>
          <Stack gap="xs" role="status">
            {query.isError && <Alert color="red">{reason(query.error)}</Alert>}
            {outcome && <Found outcome={outcome} />}
          </Stack>
          <DialogButtons
            submitLabel={
              isReady && !outcome && !query.isError ? interactions.planning : words.act({ count })
            }
            onCancel={onClose}
            isBusy={bulk.isPending}
            isDisabled={count === 0}
          />
        </Stack>
      </form>
      {picker.picker}
    </Dialog>
  )
}

function Clip(props: { label: string; item: MediaItem | undefined; children?: ReactNode }) {
  const { label, item } = props
  return (
    <figure className={classes.clip}>
      <span className={classes.picture}>
        {item && <ClipPicture key={item.file} shown={item} isPlaying />}
      </span>
      <figcaption>
        <Text c="dimmed" fz="xs">
          {label}
        </Text>
        {item && (
          <Text fw={600} className="wrap-anywhere" dir="auto">
            {item.name}
          </Text>
        )}
        {props.children}
      </figcaption>
    </figure>
  )
}

const countOf = ({ changed, others = [] }: BulkOutcome) =>
  changed.length + others.filter(({ skipped }) => skipped === null).length

function Uses(props: {
  uses: readonly Using[]
  unticked: ReadonlySet<string>
  onUnticked: (unticked: ReadonlySet<string>) => void
}) {
  const { uses, unticked, onUnticked } = props
  const words = useScheduleMessages().swap
  const { inPlaylists } = useMediaMessages()
  const format = useFormat()
  const ticked = uses.filter(({ id }) => !unticked.has(id)).length
  const describe = ({ what, round, steps, startDate, endDate, playlists }: Using) => {
    const named = { count: steps.length, steps: format.list(steps.map(String)) }
    if (what === 'template') return words.inTemplate(named)
    if (what === 'week-template') return words.inWeekTemplate
    if (round === null || startDate === null || endDate === null)
      return `${words.inExercise} · ${inPlaylists({ count: playlists ?? 0 })}`
    return `${format.days(startDate, endDate)} · ${words.where({ round, ...named })}`
  }
  return (
    <Box component="fieldset" p="12px 14px" bd="1px solid var(--rb-line)" bdrs={10}>
      <Checkbox
        label={words.all({ count: uses.length })}
        checked={ticked === uses.length}
        indeterminate={ticked > 0 && ticked < uses.length}
        onChange={() => onUnticked(new Set(ticked === uses.length ? uses.map(({ id }) => id) : []))}
      />
      <div className={classes.list}>
        {uses.map((using) => (
          <Checkbox
            key={using.id}
            label={using.name}
            description={describe(using)}
            checked={!unticked.has(using.id)}
            onChange={({ currentTarget }) => {
              const next = new Set(unticked)
              if (currentTarget.checked) next.delete(using.id)
              else next.add(using.id)
              onUnticked(next)
            }}
          />
        ))}
      </div>
    </Box>
  )
}

/** What the server found: skipped workouts, content issues, and screens that change now. */
function Found({ outcome }: { outcome: BulkOutcome }) {
  const { swap: words, interactions } = useScheduleMessages()
  const { leftOut, checks, gymsNow } = outcome
  return (
    <>
      {leftOut.length > 0 && (
        <Alert color="yellow" title={words.skipped({ count: leftOut.length })}>
          <Box component="ul" ps={18}>
            {leftOut.map(({ item, reason }) => (
              <li key={item.id}>
                {item.name}: {skipReason(interactions, reason)}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <ContentChecklist
        items={checks.map(({ item: { id, name, round, startDate }, ...check }) => ({
          ...{ key: id ?? name, name, check, on: { day: startDate.slice(0, 10), round } },
        }))}
      />
      {gymsNow > 0 && <Alert color="yellow">{interactions.onWalls({ gyms: gymsNow })}</Alert>}
    </>
  )
}
