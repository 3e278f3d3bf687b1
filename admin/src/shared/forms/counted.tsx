import { Textarea, TextInput, type TextareaProps, type TextInputProps } from '@mantine/core'
import { visibleLength } from '@roundboard/domain'
import { useSharedMessages } from '../messages/shared.ts'
import classes from './forms.module.css'

interface Counting {
  /** The current value. */
  typed: string
  /** The maximum length, or the length beyond which the screen changes its display. */
  limit: number
  isHint?: boolean
}

function Counter({ typed, limit, isHint }: Counting) {
  const words = useSharedMessages()
  const length = isHint ? visibleLength(typed) : typed.trim().length
  const isOver = length > limit
  return (
    <span className={classes.counter} data-over={isOver && !isHint}>
      <span className="tabular">{words.counted({ length, max: limit })}</span>
    </span>
  )
}

interface Remaining {
  typed: string
  /** The length beyond which the screen changes its display. */
  limit: number
  /** What the screen does with longer text. */
  note?: string
}

function Remainder({ typed, limit, note }: Remaining) {
  const words = useSharedMessages()
  const left = limit - visibleLength(typed)
  return (
    <span className={classes.counter}>
      {note !== undefined && left < 0 && <span>{note} </span>}
      <span className="tabular">
        {left < 0 ? words.overHint({ over: -left }) : words.remaining({ left, max: limit })}
      </span>
    </span>
  )
}

/** A text field that shows its length and limit. */
export function CountedInput({ typed, limit, isHint, ...rest }: TextInputProps & Counting) {
  const words = useSharedMessages()
  // The text ends before the counter, which is widest at the limit.
  const counted = words.counted({ length: limit, max: limit }).length
  return (
    <TextInput
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      {...rest}
      rightSectionWidth={`calc(${String(counted * 0.45)}rem + 20px)`}
      rightSectionPointerEvents="none"
      rightSection={<Counter typed={typed} limit={limit} {...(isHint && { isHint })} />}
    />
  )
}

/** A text area that shows how many characters remain. */
export function CountedTextarea({ typed, limit, note, ...rest }: TextareaProps & Remaining) {
  return (
    <div className={classes.area}>
      <Textarea autosize minRows={3} maxRows={12} {...rest} />
      <Remainder typed={typed} limit={limit} {...(note !== undefined && { note })} />
    </div>
  )
}
