import { Button, Text, TextInput } from '@mantine/core'
import type { Round, Workout } from '@roundboard/contract'
import { checkContent, limits } from '@roundboard/domain'
import {
  type BaseSyntheticEvent,
  lazy,
  Suspense,
  useEffect,
  useDeferredValue,
  useState,
  type ReactNode,
} from 'react'
import { useWatch } from 'react-hook-form'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import formClasses from '../../../shared/forms/forms.module.css'
import { inputsOf } from '../../../shared/forms/inputs-of.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { Loading } from '../../../shared/ui/query-view.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { IntervalsField } from './intervals-field.tsx'
import { RoutinesEditor } from './routines-editor.tsx'
import { endsTooEarly, type WorkoutField, type WorkoutForm } from './workout-values.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'
import classes from './workouts.module.css'
import { useQuery } from '@tanstack/react-query'
import { equipmentQuery } from './workouts.queries.ts'
import { ContentChecklist } from '../../../shared/equipment/content-checklist.tsx'
import { localToday } from '../../../shared/format/use-now.ts'
import { workoutQueries } from './workouts.queries.ts'

const LivePreview = lazy(() => import('./live-preview.tsx'))

/** The workout form next to its preview. */
export function WorkoutFormView(props: {
  form: WorkoutForm
  round: Round
  onSubmit: (event: BaseSyntheticEvent) => void
  isSaving: boolean
  canSave?: boolean
  submitLabel: string
  /** Another button is the main one. */
  isQuiet?: boolean
  /** Narrow, and without the preview. */
  isInPanel?: boolean | undefined
  /** Notices above the fields. */
  above?: ReactNode
  actions?: ReactNode
  /** The stored workout, with its translations. */
  translatedAs?: Workout
}) {
  const { form } = props
  const words = useWorkoutsMessages()
  const shared = useSharedMessages()
  const { isInPanel = false } = props
  const { setFocus } = form
  useEffect(() => {
    if (isInPanel) setFocus('name')
  }, [isInPanel, setFocus])
  const written = (
    <form noValidate onSubmit={props.onSubmit} className={classes.form} data-panel={isInPanel}>
      {props.above}
      <Panel title={words.workout}>
        <Fields form={form} />
      </Panel>
      <RoutinesEditor form={form} />
      <ContentNote form={form} round={props.round.roundNumber} stored={props.translatedAs} />
      <div className={classes.bar}>
        <Button
          type="submit"
          loading={props.isSaving}
          disabled={props.canSave === false}
          variant={props.isQuiet === true ? 'default' : 'filled'}
        >
          {props.submitLabel}
        </Button>
        {props.actions}
        {form.formState.isDirty && (
          <Text span c="var(--rb-warn)" fw={560} role="status">
            {shared.unsaved}
          </Text>
        )}
      </div>
    </form>
  )
  if (isInPanel) return written
  return (
    <div className={classes.columns}>
      {written}
      <Suspense fallback={<Loading />}>
        <Preview form={form} round={props.round} translatedAs={props.translatedAs} />
      </Suspense>
    </div>
  )
}

function Preview(props: { form: WorkoutForm; round: Round; translatedAs: Workout | undefined }) {
  const { form, round, translatedAs } = props
  const [subHeader, routines, intervals] = useWatch({
    control: form.control,
    name: ['subHeader', 'routines', 'intervals'],
  })
  const shown = useDeferredValue(JSON.stringify({ subHeader, routines, intervals }))
  return <LivePreview round={round} workout={shown} translatedAs={translatedAs} />
}

function Fields({ form }: { form: WorkoutForm }) {
  const words = useWorkoutsMessages()
  const { choice, field, typedField } = useFields(form)
  const { value: startDate } = choice('startDate')
  const { value: endDate } = choice('endDate')
  // A date is sometimes empty while it is being typed.
  const [lastStart, setLastStart] = useState(startDate)
  if (startDate !== '' && startDate !== lastStart) setLastStart(startDate)
  const moveEndAlong = () => {
    const start = form.getValues('startDate')
    if (start !== '' && form.getValues('endDate') === lastStart) choice('endDate').onChange(start)
  }
  const inputs = {
    name: (
      <CountedInput label={words.name} required limit={limits.nameLength} {...typedField('name')} />
    ),
    subHeader: (
      <CountedInput
        label={words.subHeader}
        description={words.subHeaderHint}
        limit={limits.subHeaderHint}
        isHint
        {...typedField('subHeader')}
      />
    ),
    startDate: (
      <TextInput
        type="date"
        label={words.startDate}
        required
        {...field('startDate', { onChange: moveEndAlong })}
      />
    ),
    endDate: (
      <TextInput
        type="date"
        label={words.endDate}
        description={words.endHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        min={startDate}
        {...field('endDate')}
        {...(endsTooEarly({ startDate, endDate }) && { error: words.validEndDate })}
      />
    ),
  } satisfies Record<WorkoutField, ReactNode>
  const { startDate: firstDay, endDate: lastDay, ...others } = inputs
  return (
    <div className={formClasses.form}>
      {inputsOf(others)}
      <div className={formClasses.grid}>
        {firstDay}
        {lastDay}
      </div>
      <IntervalsField form={form} />
    </div>
  )
}

/** The content issues of the current input; missing clips are shown at their fields. */
function ContentNote(props: { form: WorkoutForm; round: number; stored: Workout | undefined }) {
  const { form, round, stored } = props
  const [name, subHeader, routines, day] = useWatch({
    control: form.control,
    name: ['name', 'subHeader', 'routines', 'startDate'],
  })
  const known = useQuery(equipmentQuery).data
  const inUse = useQuery(workoutQueries.wallLanguages(localToday())).data ?? []
  if (known === undefined) return null
  const clips = new Map(known.clips.map((clip) => [clip.videoLink, clip]))
  const typed = {
    ...{ ...stored, name, subHeader },
    routines: routines.map((routine) => ({
      ...stored?.routines.find(({ id }) => id === routine._id),
      ...routine,
    })),
  }
  const check = checkContent(typed, {
    languages: name === '' ? [] : inUse.map(({ language }) => language),
    gyms: known.gyms,
    clipOf: (link) => clips.get(link),
    isMissing: () => false,
  })
  const on = day === '' ? undefined : { day, round }
  return <ContentChecklist items={[{ key: 'typed', check, on }]} />
}
