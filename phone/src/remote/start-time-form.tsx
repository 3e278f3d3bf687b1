import { useEffect, useRef, useState } from 'preact/hooks'
import { locationZone, comingTimeOf } from './start-times.ts'
import { CloseIcon } from '../shared/icons.tsx'
import type { TimerTabProps } from './timer-view.ts'

/** Starts the timer at a time of day in the location's time zone. */
export function StartTimeForm(
  props: TimerTabProps & { readonly isDisabled: boolean; readonly onClose: () => void },
) {
  const { model, now, state, messages, timeText, isDisabled, onClose } = props
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const coming = comingTimeOf(now(), typed, locationZone(state.remote.location.timeZone))
  return (
    <form
      class="another-time"
      onSubmit={(event) => {
        event.preventDefault()
        if (coming === undefined || isDisabled) return
        onClose()
        void model.sendTimerAction('start', new Date(coming.at).toISOString())
      }}
    >
      <label>
        <span>{messages.startTime}</span>
        <input
          ref={input}
          type="time"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <button class="close" type="button" aria-label={messages.close} onClick={onClose}>
        <CloseIcon />
      </button>
      <button class="main go" type="submit" disabled={isDisabled || coming === undefined}>
        {coming
          ? messages.startAtTime({ time: timeText(coming.at), isTomorrow: coming.isTomorrow })
          : typed === ''
            ? messages.startAt
            : messages.timeTooLate}
      </button>
    </form>
  )
}
