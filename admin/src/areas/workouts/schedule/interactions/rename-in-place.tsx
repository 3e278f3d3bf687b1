import type { ScheduledWorkout } from '@roundboard/contract'
import { createPortal } from 'react-dom'
import { useLayoutEffect, useRef, useState } from 'react'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import classes from './interactions.module.css'

/** The chip that is to be seen of a workout, of several pieces the first in sight. */
const chipOf = (id: string) => {
  const chips = [...document.querySelectorAll(`[data-workout="${CSS.escape(id)}"]`)]
  return chips.find((chip) => chip.getBoundingClientRect().bottom > 0) ?? chips[0]
}

/** A field over the chip of a workout: Enter keeps what is typed, Escape and an empty name what was. */
export function RenameInPlace(props: {
  workout: ScheduledWorkout
  field: 'name' | 'subHeader'
  onDone: (text: string | undefined) => void
}) {
  const { workout, field, onDone } = props
  const words = useScheduleMessages().hands
  const was = workout[field]
  const [text, setText] = useState(was)
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useLayoutEffect(() => {
    const element = input.current
    const chip = chipOf(workout.id)
    const opener = document.activeElement
    if (!element) return
    const place = () => {
      const box = chip?.isConnected ? chip.getBoundingClientRect() : undefined
      const width = Math.min(Math.max(box?.width ?? 280, 220), innerWidth - 16)
      element.style.width = `${String(width)}px`
      element.style.left = `${String(Math.max(8, Math.min(box?.left ?? 8, innerWidth - width - 8)))}px`
      element.style.top = `${String(box?.top ?? innerHeight / 2)}px`
    }
    place()
    element.focus({ preventScroll: true })
    element.select()
    document.addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      document.removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [workout.id])

  function finish(isKept: boolean) {
    if (isOver.current) return
    isOver.current = true
    const typed = text.trim()
    const isChanged = typed !== was && (typed !== '' || field === 'subHeader')
    onDone(isKept && isChanged ? typed : undefined)
  }
  return createPortal(
    <input
      ref={input}
      className={classes.rename}
      aria-label={`${field === 'name' ? words.newName : words.newSubHeader}: ${workout.name}`}
      maxLength={field === 'name' ? 100 : 200}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') finish(true)
        if (event.key === 'Escape') finish(false)
      }}
      onBlur={() => {
        finish(true)
      }}
    />,
    document.body,
  )
}
