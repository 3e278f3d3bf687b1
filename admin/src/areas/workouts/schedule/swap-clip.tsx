import { Alert, Button, Checkbox, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  type BulkChange,
  type BulkOutcome,
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
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'
import { Dialog, DialogButtons } from '../../../shared/ui/dialog.tsx'
import { skipReason } from './interactions/impact-preview.ts'
import { planQuery } from './interactions/plan.ts'
import { useBulk } from './interactions/use-bulk.ts'
import classes from './swap-clip.module.css'

/** A workout that uses a clip, in one or several steps. */
interface Using extends Pick<MediaUse, 'id' | 'name'> {
  readonly round: number
  readonly steps: readonly number[]
  readonly startDate: string
  readonly endDate: string
}

/** A day that is over in every time zone. */
const lastPastDay = () => new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10)

const isPast = (workout: Using) => workoutDays(workout).lastDay <= lastPastDay()

/** The workouts among uses, first day first. */
function workoutsOf(uses: readonly MediaUse[]): Using[] {
  const found = new Map<string, Using>()
  for (const { what, id, name, round, step, startDate, endDate } of uses) {
    if (what !== 'workout' || round === null || startDate === null || endDate === null) continue
    const steps = [...(found.get(id)?.steps ?? []), ...(step === null ? [] : [step])]
    found.set(id, { id, name, round, steps, startDate, endDate })
  }
  return [...found.values()].toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
}

/** Opens the dialog that swaps a clip; hidden if no upcoming workout uses it. */
export function SwapClip({ item }: { item: MediaItem }) {
  const words = useScheduleMessages().swap
  const uses = useQuery(mediaQueries.uses(item.id)).data ?? []
  const [isOpen, { open, close }] = useDisclosure()
  const canSwap = item.durationMs !== null && workoutsOf(uses).some((workout) => !isPast(workout))
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
  const { swap: words, hands } = useScheduleMessages()
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

  const workouts = workoutsOf(uses)
  const upcoming = workouts.filter((workout) => !isPast(workout))
  const ids = upcoming.flatMap(({ id }) => (unticked.has(id) ? [] : [id]))
  const others = uses.filter(({ what }) => what !== 'workout')
  const elsewhere = [...new Set(others.map(({ name }) => name))]
  const isCut = uses.length - others.length >= mediaUsesMax
  const change: BulkChange = { action: 'swap-clip', ids, from: item.link, to: to?.link ?? '' }
  const isAsked = to !== undefined && ids.length > 0 && !bulk.isPending
  const query = useQuery({ ...planQuery(change), enabled: isAsked })
  const isCurrent = isAsked && !query.isPlaceholderData
  const outcome = isCurrent || bulk.isPending ? query.data : undefined
  const count = outcome?.changed.length ?? 0

  const swap = async () => {
    if (to === undefined) return
    const done = await bulk.change(change)
    if (done === undefined) return
    const said = words.done({ count: done.changed.length, from: item.name, to: to.name })
    if (done.batch !== null) bulk.tell({ gaps: [], batch: done.batch }, said)
    // The button that opened the dialog goes with the last upcoming workout.
    if (done.changed.length === upcoming.length)
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
          <Workouts workouts={upcoming} unticked={unticked} onUnticked={setUnticked} />
          <Text c="dimmed" fz="sm">
            {!isCut &&
              upcoming.length < workouts.length &&
              `${words.past({ count: workouts.length - upcoming.length })} `}
            {elsewhere.length > 0 && `${words.elsewhere({ names: format.list(elsewhere) })} `}
            {isCut && words.limited({ max: mediaUsesMax })}
          </Text>
          <Stack gap="xs" role="status">
            {query.isError && <Alert color="red">{reason(query.error)}</Alert>}
            {outcome && <Found outcome={outcome} />}
          </Stack>
          <DialogButtons
            submitLabel={
              isAsked && !outcome && !query.isError ? hands.planning : words.act({ count })
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
          <Text fw={600} className={classes.name ?? ''} dir="auto">
            {item.name}
          </Text>
        )}
        {props.children}
      </figcaption>
    </figure>
  )
}

function Workouts(props: {
  workouts: readonly Using[]
  unticked: ReadonlySet<string>
  onUnticked: (unticked: ReadonlySet<string>) => void
}) {
  const { workouts, unticked, onUnticked } = props
  const words = useScheduleMessages().swap
  const format = useFormat()
  const ticked = workouts.filter(({ id }) => !unticked.has(id)).length
  return (
    <fieldset className={classes.workouts}>
      <Checkbox
        label={words.all({ count: workouts.length })}
        checked={ticked === workouts.length}
        indeterminate={ticked > 0 && ticked < workouts.length}
        onChange={() => {
          onUnticked(new Set(ticked === workouts.length ? workouts.map(({ id }) => id) : []))
        }}
      />
      <div className={classes.list}>
        {workouts.map(({ id, name, round, steps, startDate, endDate }) => (
          <Checkbox
            key={id}
            label={name}
            description={`${format.days(startDate, endDate)} · ${words.where({ round, count: steps.length, steps: format.list(steps.map(String)) })}`}
            checked={!unticked.has(id)}
            onChange={({ currentTarget }) => {
              const next = new Set(unticked)
              if (currentTarget.checked) next.delete(id)
              else next.add(id)
              onUnticked(next)
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** What the server found: skipped workouts, content issues, and screens that change now. */
function Found({ outcome }: { outcome: BulkOutcome }) {
  const { swap: words, hands } = useScheduleMessages()
  const { leftOut, checks, gymsNow } = outcome
  return (
    <>
      {leftOut.length > 0 && (
        <Alert color="yellow" title={words.skipped({ count: leftOut.length })}>
          <ul className={classes.skipped}>
            {leftOut.map(({ item, reason }) => (
              <li key={item.id}>
                {item.name}: {skipReason(hands, reason)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <ContentChecklist
        items={checks.map(({ item: { id, name, round, startDate }, ...check }) => ({
          ...{ key: id ?? name, name, check, on: { day: startDate.slice(0, 10), round } },
        }))}
      />
      {gymsNow > 0 && <Alert color="yellow">{hands.onWalls({ gyms: gymsNow })}</Alert>}
    </>
  )
}
