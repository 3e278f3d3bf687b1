import { useRef, type PointerEvent } from 'react'

const swipePx = 56
const longPressMs = 500
const stillPx = 8

/** Swipes and long presses by touch; the mouse does neither. */
export function useTouch(given: {
  readonly onTurn: (by: -1 | 1) => void
  readonly onLongPress?: (target: Element) => void
}) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined)
  const clock = useRef(0)
  const isDone = useRef(false)
  const stop = () => {
    clearTimeout(clock.current)
    start.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent) {
      isDone.current = false
      if (event.pointerType !== 'touch' || !event.isPrimary) return
      const { target } = event
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY }
      if (target instanceof Element)
        clock.current = window.setTimeout(() => {
          isDone.current = true
          stop()
          given.onLongPress?.(target)
        }, longPressMs)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = start.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > stillPx)
        clearTimeout(clock.current)
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current
      stop()
      if (from?.id !== event.pointerId) return
      const x = event.clientX - from.x
      if (Math.abs(x) < swipePx || Math.abs(x) < 2 * Math.abs(event.clientY - from.y)) return
      isDone.current = true
      given.onTurn(x < 0 ? 1 : -1)
    },
    onPointerCancel: stop,
    /** Ignores the click at the end of a swipe or long press. */
    onClickCapture(event: { stopPropagation: () => void; preventDefault: () => void }) {
      if (!isDone.current) return
      isDone.current = false
      event.stopPropagation()
      event.preventDefault()
    },
    onContextMenu(event: { preventDefault: () => void }) {
      if (start.current || isDone.current) event.preventDefault()
    },
  }
}
