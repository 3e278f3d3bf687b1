import {
  useEffect,
  useEffectEvent,
  useState,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react'

/** Reorders a short list by dragging a handle, or with the arrow keys while the handle has the focus. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<number>()
  const move = useEffectEvent((pointerY: number) => {
    if (dragged === undefined || !list.current) return
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect())
    const to = rows.findIndex((row) => pointerY >= row.top && pointerY <= row.bottom)
    const row = rows[to]
    if (!row || to === dragged) return
    // Only past the middle, or rows of different heights would swap repeatedly.
    const middle = row.top + row.height / 2
    if (to > dragged ? pointerY < middle : pointerY > middle) return
    onMove(dragged, to)
    setDragged(to)
  })

  const isDragging = dragged !== undefined
  useEffect(() => {
    if (!isDragging) return
    const onPointerMove = (event: PointerEvent) => move(event.clientY)
    const stop = () => setDragged(undefined)
    window.addEventListener('pointermove', onPointerMove)
    window.addEventListener('pointerup', stop)
    window.addEventListener('pointercancel', stop)
    return () => {
      window.removeEventListener('pointermove', onPointerMove)
      window.removeEventListener('pointerup', stop)
      window.removeEventListener('pointercancel', stop)
    }
  }, [isDragging])

  return {
    dragged,
    handle: (index: number) => ({
      onPointerDown: (event: ReactPointerEvent) => {
        if (event.button === 0) setDragged(index)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (by === undefined) return
        event.preventDefault()
        onMove(index, index + by)
      },
    }),
  }
}
