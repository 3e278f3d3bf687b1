import { MultiSelect, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { recentDays, weekTemplatesMax } from '@roundboard/contract'
import { isDay } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { allWeekTemplatesQuery } from '../../templates/templates.queries.ts'
import { Choice } from './choice.tsx'
import { isWithin, repeatMax, weeksOfPlan, type WeeksPlan } from './plan.ts'
import classes from './plan-dialog.module.css'

interface Props {
  readonly plan: WeeksPlan
  readonly onChange: (plan: WeeksPlan) => void
}

const repeats = ['once', 'times', 'until'] as const

/** Which week templates are placed, from which day on, and how often. */
export function WeeksFields({ plan, onChange }: Props) {
  const interactionWords = useScheduleMessages().interactions
  const words = interactionWords.weeks
  const query = useQuery(allWeekTemplatesQuery)
  const known = new Map([...(query.data ?? []), ...plan.templates].map((each) => [each.id, each]))
  const [typedDay, setTypedDay] = useState(plan.day)
  const weeks = weeksOfPlan(plan)
  const number = (field: 'every' | 'times', min: number) => (
    <NumberInput
      w={136}
      label={words[field]}
      min={min}
      max={repeatMax}
      allowDecimal={false}
      value={plan[field] ?? min}
      error={
        !isWithin(plan[field] ?? min, min) &&
        (min > repeatMax ? words.tooLong : words.range)({ min, max: repeatMax })
      }
      onChange={(typed) => onChange({ ...plan, [field]: typed })}
    />
  )
  return (
    <div className={classes.where}>
      <MultiSelect
        flex="1 1 100%"
        label={words.templates}
        description={words.length({ weeks })}
        inputWrapperOrder={['label', 'input', 'description']}
        placeholder={plan.templates.length === 0 ? words.choose : ''}
        data-autofocus
        openOnFocus={false}
        searchable
        hidePickedOptions
        limit={100}
        maxValues={weekTemplatesMax}
        maxDropdownHeight={280}
        nothingFoundMessage={query.data?.length === 0 ? words.none : words.notFound}
        data={[...known.values()].map(({ id, name }) => ({ value: id, label: name }))}
        value={plan.templates.map(({ id }) => id)}
        onChange={(ids) =>
          onChange({ ...plan, templates: ids.flatMap((id) => known.get(id) ?? []) })
        }
      />
      <TextInput
        type="date"
        label={interactionWords.toDay}
        value={typedDay}
        error={isDay(typedDay) ? undefined : interactionWords.noSuchDay}
        onChange={(event) => {
          const day = event.currentTarget.value
          setTypedDay(day)
          if (isDay(day)) onChange({ ...plan, day })
        }}
      />
      <NativeSelect
        label={words.repeat}
        value={plan.repeat}
        data={repeats.map((value) => ({ value, label: words.repeats[value] }))}
        onChange={({ currentTarget }) => {
          const repeat = repeats.find((value) => value === currentTarget.value) ?? 'once'
          onChange({ ...plan, repeat })
        }}
      />
      {plan.repeat !== 'once' && number('every', weeks)}
      {plan.repeat === 'times' && number('times', 1)}
      {plan.repeat === 'until' && (
        <TextInput
          type="date"
          label={words.lastDay}
          min={plan.day}
          value={plan.until}
          error={!isDay(plan.until) && words.noLastDay}
          onChange={(event) => onChange({ ...plan, until: event.currentTarget.value })}
        />
      )}
    </div>
  )
}

/** What happens to recent workouts, and whether the new ones are published. */
export function WeeksChoices({ plan, onChange }: Props) {
  const words = useScheduleMessages().interactions
  return (
    <>
      <Choice<WeeksPlan['recent']>
        question={words.weeks.recentQuestion({ days: recentDays })}
        options={(['place', 'skip'] as const).map((value) => ({
          ...{ value, label: words.weeks.recents[value] },
        }))}
        value={plan.recent}
        onChange={(recent) => onChange({ ...plan, recent })}
      />
      <Choice<WeeksPlan['as']>
        question={words.weeks.asQuestion}
        options={(['drafts', 'published'] as const).map((value) => ({
          ...{ value, label: words.as[value] },
        }))}
        value={plan.as}
        onChange={(as) => onChange({ ...plan, as })}
      />
    </>
  )
}
