import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** Long enough to ignore accidental touches. */
const holdMs = 600
/** How long the hint after a tap is shown, and a second activation counts. */
const hintMs = 4_000

const isPressKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '

/**
 * A button that must be held for 600 ms, while its ring fills. A tap only shows a hint. Screen readers and
 * switches, which can't hold it, activate it twice.
 */
export function HoldButton(props: {
  readonly icon: ComponentChildren
  readonly label: string
  readonly hints: { readonly hold: string; readonly again: string }
  readonly disabled: boolean
  readonly onHeld: () => void
}) {
  const { icon, label, hints, disabled, onHeld } = props
  const [isHolding, setHolding] = useState(false)
  const [hint, setHint] = useState<'hold' | 'again' | null>(null)
  const dueRef = useRef<ReturnType<typeof setTimeout>>(undefined)

  const wait = (ms: number, then: () => void) => {
    clearTimeout(dueRef.current)
    dueRef.current = setTimeout(then, ms)
  }
  const explain = (which: 'hold' | 'again') => {
    setHint(which)
    wait(hintMs, () => setHint(null))
  }
  const complete = () => {
    clearTimeout(dueRef.current)
    setHolding(false)
    setHint(null)
    onHeld()
  }
  const press = () => {
    if (disabled) return
    setHolding(true)
    wait(holdMs, complete)
  }
  const release = () => {
    if (!isHolding) return
    setHolding(false)
    explain('hold')
  }
  useEffect(() => () => clearTimeout(dueRef.current), [])
  // Another phone acted first or the network is gone, so this press doesn't count.
  useEffect(() => {
    if (!disabled) return
    clearTimeout(dueRef.current)
    setHolding(false)
    setHint(null)
  }, [disabled])

  return (
    <button
      class={isHolding ? 'hold is-holding' : 'hold'}
      disabled={disabled}
      onPointerDown={(event) => {
        if (event.button === 0) press()
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isPressKey(event)) return
        event.preventDefault()
        if (!event.repeat) press()
      }}
      onKeyUp={(event) => {
        if (!isPressKey(event)) return
        event.preventDefault()
        release()
      }}
      onBlur={release}
      onClick={(event) => {
        // Only assistive technology clicks without a pointer or a key.
        if (event.detail !== 0) return
        if (hint === 'again') complete()
        else explain('again')
      }}
    >
      <span class="ring">
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle cx="20" cy="20" r="18" pathLength="1" />
        </svg>
        {icon}
      </span>
      <span>{label}</span>
      <small role="status">{hint === null ? '' : hints[hint]}</small>
    </button>
  )
}
