import { useEffect, useState } from 'preact/hooks'
import { ClockIcon } from '../shared/icons.tsx'
import type { TimerTabProps } from './timer-view.ts'

/** How long before its end a pass warns. */
const warnMs = 15 * 60_000

/** Warns that the pass ends soon, offers more time while the location is open, and ends the remote when the pass ends. */
export function PassEnd(props: Omit<TimerTabProps, 'timeParts'>) {
  const { model, now, state, messages, timeText } = props
  const { pass } = state.remote
  const endsAt = pass === null ? null : Date.parse(pass.expiresAt)
  const [at, setAt] = useState(now)
  useEffect(() => {
    if (endsAt === null) return undefined
    let due: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const instant = now()
      setAt(instant)
      if (instant >= endsAt) model.endPass()
      else due = setTimeout(update, Math.min(10_000, Math.max(50, endsAt - instant)))
    }
    update()
    return () => clearTimeout(due)
  }, [endsAt, now, model])
  if (pass === null || endsAt === null || at < endsAt - warnMs) return null
  const { extendsTo } = pass
  const minutes = Math.max(1, Math.ceil((endsAt - at) / 60_000))
  return (
    <section class="card is-warning pass-end" role="status">
      <ClockIcon />
      <div>
        <strong>{messages.passEndsIn({ minutes })}</strong>
        {extendsTo === null && <p>{messages.passCannotExtend}</p>}
      </div>
      {extendsTo !== null && (
        <button
          class="button is-main"
          disabled={state.isBusy || state.offlineSince !== null}
          onClick={() => void model.extendPass()}
        >
          {messages.extendPass({ time: timeText(Date.parse(extendsTo) - 1) })}
        </button>
      )}
    </section>
  )
}
