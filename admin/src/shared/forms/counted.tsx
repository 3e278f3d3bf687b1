import { Textarea, TextInput, type TextareaProps, type TextInputProps } from '@mantine/core'
import { visibleLength } from '@roundboard/domain'
import { useWords } from '../words/words.ts'
import classes from './forms.module.css'

interface Counting {
  /** What is typed now. */
  typed: string
  /** A hard limit, or the length beyond which the wall does something else. */
  limit: number
  isHint?: boolean
  /** What the wall does with longer text. */
  note?: string
}

function Counter({ typed, limit, isHint, note }: Counting) {
  const words = useWords()
  const length = isHint ? visibleLength(typed) : typed.trim().length
  const isOver = length > limit
  return (
    <span className={classes.counter} data-over={isOver && !isHint}>
      {note !== undefined && isOver && <span>{note} </span>}
      <span className="tabular">{words.counted(length, limit)}</span>
    </span>
  )
}

/** A text field that counts against its limit while one types. */
export function CountedInput({ typed, limit, isHint, note, ...rest }: TextInputProps & Counting) {
  return (
    <TextInput
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      {...rest}
      className={classes.counted ?? ''}
      labelProps={{ className: classes.countedLabel }}
      rightSectionWidth="auto"
      rightSectionPointerEvents="none"
      rightSection={
        <Counter
          typed={typed}
          limit={limit}
          {...(isHint && { isHint })}
          {...(note !== undefined && { note })}
        />
      }
    />
  )
}

export function CountedTextarea({ typed, limit, isHint, note, ...rest }: TextareaProps & Counting) {
  return (
    <div className={classes.area}>
      <Textarea autosize minRows={3} maxRows={12} {...rest} />
      <Counter
        typed={typed}
        limit={limit}
        {...(isHint && { isHint })}
        {...(note !== undefined && { note })}
      />
    </div>
  )
}
