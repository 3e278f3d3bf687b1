import { NativeSelect, NumberInput } from '@mantine/core'
import { intervalSeconds } from '@roundboard/domain'
import formClasses from '../../../shared/forms/forms.module.css'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'
import type { WorkoutForm, WorkoutValues } from './workout-values.ts'

const choices: Readonly<Record<string, WorkoutValues['intervals']>> = {
  off: null,
  'work-rest': { kind: 'work-rest', workSeconds: 20, restSeconds: 10 },
  'equal-steps': { kind: 'equal-steps' },
}

/** How the workout divides its round on screens with a timer. */
export function IntervalsField({ form }: { form: WorkoutForm }) {
  const words = useWorkoutsMessages()
  const { choice, errorOf } = useFields(form)
  const { value: intervals, onChange: put } = choice('intervals')
  return (
    <>
      <NativeSelect
        label={words.intervals}
        description={words.intervalsHint}
        value={intervals?.kind ?? 'off'}
        data={[
          { value: 'off', label: words.intervalsOff },
          { value: 'work-rest', label: words.workRest },
          { value: 'equal-steps', label: words.equalSteps },
        ]}
        onChange={({ currentTarget }) => put(choices[currentTarget.value] ?? null)}
      />
      {intervals?.kind === 'work-rest' && (
        <div className={formClasses.grid}>
          {(['workSeconds', 'restSeconds'] as const).map((field) => (
            <NumberInput
              key={field}
              label={words[field]}
              required
              {...intervalSeconds}
              clampBehavior="none"
              allowDecimal={false}
              value={intervals[field]}
              onChange={(typed) => put({ ...intervals, [field]: Number(typed) })}
              error={errorOf(`intervals.${field}`)}
            />
          ))}
        </div>
      )}
    </>
  )
}
