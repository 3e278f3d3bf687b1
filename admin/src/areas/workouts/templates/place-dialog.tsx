import { Alert, NativeSelect, Stack, TextInput } from '@mantine/core'
import type { BulkChange, OverlapMode, Template } from '@roundboard/contract'
import { type Day, isDay, limits } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { ContentChecklist } from '../../../shared/equipment/content-checklist.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { localToday } from '../../../shared/format/use-now.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { Choice, ModeChoice } from '../schedule/interactions/choice.tsx'
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'
import { planQuery } from '../schedule/interactions/plan.ts'
import { useBulk } from '../schedule/interactions/use-bulk.ts'
import formClasses from '../../../shared/forms/forms.module.css'
import classes from './templates.module.css'
import { useTemplatesMessages } from '../../../shared/messages/templates.ts'
import { Dialog, DialogButtons } from '../../../shared/ui/dialog.tsx'

const states = ['drafts', 'published'] as const
type State = (typeof states)[number]

export interface PlaceProps {
  readonly template: Template
  /** The default target. */
  readonly at?: { readonly round: number; readonly day: Day; readonly as: State }
  readonly onClose: () => void
}

/** Places a template on days, with a preview from the server for every change. */
export function PlaceDialog({ template, at, onClose }: PlaceProps) {
  const words = useTemplatesMessages()
  const interactionWords = useScheduleMessages().interactions
  const format = useFormat()
  const reason = useReason()
  const bulk = useBulk()
  const [round, setRound] = useState<number>(at?.round ?? limits.workoutRounds[0])
  const [firstDay, setFirstDay] = useState<string>(() => at?.day ?? localToday())
  const [lastDay, setLastDay] = useState(firstDay)
  const [taken, setTaken] = useState<OverlapMode>('keep')
  const [as, setAs] = useState<State>(at?.as ?? 'drafts')
  const areDays = isDay(firstDay) && isDay(lastDay)
  const isInOrder = firstDay <= lastDay
  const change: BulkChange = {
    action: 'place',
    templateId: template.id,
    places: [{ round, startDate: firstDay, endDate: lastDay }],
    taken,
    as,
  }
  const query = useQuery({ ...planQuery(change), enabled: areDays && isInOrder })
  const outcome = areDays && isInOrder && !query.isPlaceholderData ? query.data : undefined
  const givingWay = outcome ? outcome.changed.length + outcome.removed.length : 0
  const canPlace = outcome !== undefined && outcome.made.length > 0 && !bulk.isPending

  const place = async () => {
    const placed = await bulk.change(change)
    if (!placed?.batch) return
    const { batch } = placed
    const days = format.days(firstDay, lastDay)
    bulk.report({ ...placed, batch }, words.placed({ name: template.name, days }))
    onClose()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (canPlace) void place()
  }
  return (
    <Dialog onClose={onClose} title={words.placeOne({ name: template.name })}>
      <form noValidate className={formClasses.form} onSubmit={submit}>
        <NativeSelect
          label={words.round}
          data-autofocus
          value={String(round)}
          data={limits.workoutRounds.map((number) => ({
            value: String(number),
            label: words.roundNumber({ number }),
          }))}
          onChange={(event) => setRound(Number(event.currentTarget.value))}
        />
        <div className={classes.days}>
          <TextInput
            type="date"
            label={words.firstDay}
            value={firstDay}
            error={isDay(firstDay) ? undefined : words.noSuchDay}
            onChange={(event) => {
              const day = event.currentTarget.value
              if (lastDay === firstDay || lastDay < day) setLastDay(day)
              setFirstDay(day)
            }}
          />
          <TextInput
            type="date"
            label={words.lastDayOf}
            min={firstDay}
            value={lastDay}
            error={isDay(lastDay) ? (isInOrder ? undefined : words.endsBefore) : words.noSuchDay}
            onChange={(event) => setLastDay(event.currentTarget.value)}
          />
        </div>
        <ModeChoice value={taken} onChange={setTaken} />
        <Choice<State>
          question={words.asQuestion}
          options={states.map((value) => ({ value, label: interactionWords.as[value] }))}
          value={as}
          onChange={setAs}
        />
        <Stack gap="xs" role="status">
          {query.isError && <Alert color="red">{reason(query.error)}</Alert>}
          {outcome?.made.length === 0 && <Alert color="yellow">{words.isTaken}</Alert>}
          {givingWay > 0 && <Alert color="yellow">{words.replaces({ count: givingWay })}</Alert>}
          <ContentChecklist
            items={(outcome?.checks ?? []).map(({ item: _, ...check }) => ({
              ...{ key: template.id, check, on: { day: firstDay, round } },
            }))}
          />
          {outcome && outcome.gymsNow > 0 && (
            <Alert color="yellow">{interactionWords.onWalls({ gyms: outcome.gymsNow })}</Alert>
          )}
        </Stack>
        <DialogButtons
          submitLabel={words.place}
          onCancel={onClose}
          isBusy={bulk.isPending}
          isDisabled={!canPlace}
        />
      </form>
    </Dialog>
  )
}
