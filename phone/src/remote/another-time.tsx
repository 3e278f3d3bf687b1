import { useEffect, useRef, useState } from 'preact/hooks'
import { gymZone } from '../shared/gym-zone.ts'
import { CloseIcon } from '../shared/icons.tsx'
import { comingTimeOf } from './start-times.ts'
import type { TimerTabProps } from './timer-tab-props.ts'

/** A start at any time of day, by the clock of the gym. */
export function AnotherTime(
  props: TimerTabProps & { readonly isResting: boolean; readonly onClose: () => void },
) {
  const { model, now, state, words, timeText, isResting, onClose } = props
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const coming = comingTimeOf(now(), typed, gymZone(state.remote.location.timeZone))
  return (
    <form
      class="another-time"
      onSubmit={(event) => {
        event.preventDefault()
        if (coming === undefined || isResting) return
        onClose()
        void model.act('start', new Date(coming.at).toISOString())
      }}
    >
      <label>
        <span>{words.timeThere}</span>
        <input
          ref={input}
          type="time"
          value={typed}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value)
          }}
        />
      </label>
      <button class="close" type="button" aria-label={words.close} onClick={onClose}>
        <CloseIcon />
      </button>
      <button class="main go" type="submit" disabled={isResting || coming === undefined}>
        {coming
          ? words.startAtTime(timeText(coming.at), coming.isTomorrow)
          : typed === ''
            ? words.startAt
            : words.noSuchTime}
      </button>
    </form>
  )
}
