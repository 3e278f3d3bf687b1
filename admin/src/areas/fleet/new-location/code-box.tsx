import { Box } from '@mantine/core'
import { type Ref, useId, useState } from 'react'
import { cleanCode, codeLength, parseCodes } from './parse-codes.ts'
import classes from './new-location.module.css'

/** An input for a screen's six-character code, sent after the sixth character. */
export function CodeBox({
  ref,
  ...props
}: {
  label: string
  code: string
  /** What is wrong with the code. The first part stands out. */
  refused?: readonly string[] | undefined
  hint: string
  isBusy: boolean
  ref?: Ref<HTMLInputElement>
  onType: (code: string) => void
  onCode: (code: string) => void
  /** Several codes were pasted into this input. */
  onCodes: (codes: readonly string[]) => void
  onCancel?: (() => void) | undefined
}) {
  const { code, refused } = props
  const [isFocused, setFocused] = useState(false)
  const says = useId()

  const take = (typed: string) => {
    const codes = parseCodes(typed)
    const [first = ''] = codes
    if (codes.length > 1) props.onCodes(codes)
    else {
      const next = first.slice(0, codeLength)
      props.onType(next)
      if (next.length === codeLength && next !== code) props.onCode(next)
    }
  }

  return (
    <Box w="100%">
      <div className={classes.cells} data-refused={refused !== undefined}>
        {Array.from({ length: codeLength }, (_, index) => (
          <span
            key={index}
            aria-hidden
            data-next={isFocused && index === Math.min(code.length, codeLength - 1)}
          >
            {code[index]}
          </span>
        ))}
        <input
          ref={ref}
          aria-label={props.label}
          aria-describedby={says}
          aria-invalid={refused !== undefined}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          readOnly={props.isBusy}
          value={code}
          onFocus={(event) => {
            event.currentTarget.select()
            setFocused(true)
          }}
          onBlur={() => setFocused(false)}
          onChange={(event) => take(event.currentTarget.value)}
          onPaste={(event) => {
            event.preventDefault()
            take(event.clipboardData.getData('text'))
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && cleanCode(code).length === codeLength) props.onCode(code)
            if (event.key === 'Escape') props.onCancel?.()
          }}
        />
      </div>
      <p id={says} className={classes.says} aria-live="polite">
        {refused === undefined ? (
          props.hint
        ) : (
          <>
            <strong>{refused[0]}</strong> {refused.slice(1).join(' ')}
          </>
        )}
      </p>
    </Box>
  )
}
