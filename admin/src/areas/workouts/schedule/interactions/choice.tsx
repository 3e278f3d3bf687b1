import { type OverlapMode, overlapModes } from '@roundboard/contract'
import { useId } from 'react'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import classes from './plan-dialog.module.css'

/** Radio buttons that look like a segmented control. */
export function Choice<Value extends string>(props: {
  question: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset className={classes.choice}>
      <legend>{props.question}</legend>
      <div>
        {props.options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What happens on days that already have a workout. */
export function ModeChoice(props: { value: OverlapMode; onChange: (taken: OverlapMode) => void }) {
  const words = useScheduleMessages().interactions
  return (
    <Choice<OverlapMode>
      question={words.takenQuestion}
      options={overlapModes.map((value) => ({ value, label: words.taken[value] }))}
      {...props}
    />
  )
}
