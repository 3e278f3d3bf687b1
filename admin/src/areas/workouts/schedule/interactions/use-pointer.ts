import {
  useEffect,
  useEffectEvent,
  useRef,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react'
import type { Place } from '../commands.ts'
import { isSamePlace } from '../cursor.ts'
import { placeAt, workoutAround } from './hit-test.ts'

const dragAfterPx = 5
const longPressMs = 500
const fingersClickMs = 600
const edgePx = 56

export type Grip = {
  readonly place: Place
  readonly workout: string | undefined
}

interface Handlers {
  /** Called when a drag starts, of a workout or over empty cells. */
  readonly onDrag: (grip: Grip, copies: boolean) => void
  readonly onOver: (place: Place, copies: boolean) => void
  readonly onDrop: () => void
  readonly onCancel: () => void
  /** The pointer's position during a drag. */
  readonly onMove: (x: number, y: number) => void
  readonly onLongPress: (grip: Grip) => void
}

interface Press {
  readonly id: number
  readonly grip: Grip
  readonly x: number
  readonly y: number
  isDrag: boolean
  last: { x: number; y: number; place: Place; copies: boolean }
}

const copiesBy = (event: { ctrlKey: boolean; altKey: boolean }) => event.altKey || event.ctrlKey

/** How far to scroll when the pointer drags near the edge of the window. */
const pull = (y: number) => (y < edgePx + 76 ? -14 : y > innerHeight - edgePx ? 14 : 0)

/** The one listener for all chips of the grid: drag, drag over empty cells, long press. */
export function usePointer(root: RefObject<HTMLElement | null>, handlers: Handlers) {
  const press = useRef<Press>(undefined)
  const isClickOver = useRef(false)
  const clickOver = useRef(0)
  const longPress = useRef(0)
  const scrolling = useRef(0)

  const gripAt = (event: ReactPointerEvent): Grip | undefined => {
    const { target } = event
    if (!root.current || !(target instanceof Element)) return undefined
    const workout = workoutAround(target)
    if (workout === undefined && target.closest('button, a, input, [data-pick]')) return undefined
    const place = placeAt(root.current, event.clientX, event.clientY)
    return place && { place, workout }
  }
  const notify = useEffectEvent((name: 'onDrop' | 'onCancel') => handlers[name]())
  const stop = useEffectEvent(() => {
    clearTimeout(longPress.current)
    clearInterval(scrolling.current)
    // The click after a drag follows immediately or never; after a touch, it follows later.
    if (press.current?.isDrag || isClickOver.current) {
      const withinMs = isClickOver.current ? fingersClickMs : 0
      isClickOver.current = true
      clickOver.current = window.setTimeout(() => {
        isClickOver.current = false
      }, withinMs)
    }
    press.current = undefined
    document.body.style.userSelect = ''
  })
  const over = useEffectEvent((pressed: Press, x: number, y: number, copies: boolean) => {
    const place = (root.current && placeAt(root.current, x, y)) ?? pressed.last.place
    const isOther = !isSamePlace(place, pressed.last.place) || copies !== pressed.last.copies
    pressed.last = { x, y, place, copies }
    handlers.onMove(x, y)
    if (isOther) handlers.onOver(place, copies)
  })
  const scroll = useEffectEvent(() => {
    const pressed = press.current
    if (!pressed?.isDrag) return
    const by = pull(pressed.last.y)
    if (by !== 0) {
      scrollerOf(root.current).scrollBy(0, by)
      over(pressed, pressed.last.x, pressed.last.y, pressed.last.copies)
    }
  })
  const onPointerDown = (event: ReactPointerEvent) => {
    if (event.button !== 0 || press.current) return
    clearTimeout(clickOver.current)
    isClickOver.current = false
    const grip = gripAt(event)
    if (!grip) return
    if (event.pointerType === 'touch') {
      longPress.current = window.setTimeout(() => {
        isClickOver.current = true
        handlers.onLongPress(grip)
      }, longPressMs)
    }
    const { clientX: x, clientY: y, pointerId: id } = event
    const last = { x, y, place: grip.place, copies: false }
    press.current = { id, grip, x, y, isDrag: false, last }
  }
  const move = useEffectEvent((event: PointerEvent) => {
    const pressed = press.current
    if (pressed?.id !== event.pointerId) return
    const { clientX: x, clientY: y } = event
    const isFar = Math.hypot(x - pressed.x, y - pressed.y) > dragAfterPx
    if (isFar) clearTimeout(longPress.current)
    // Touch scrolls instead; "Move to…" and "Copy to…" replace dragging.
    if (event.pointerType === 'touch') return
    if (!pressed.isDrag) {
      if (!isFar || event.shiftKey) return
      pressed.isDrag = true
      document.body.style.userSelect = 'none'
      getSelection()?.removeAllRanges()
      handlers.onDrag(pressed.grip, copiesBy(event))
      pressed.last.copies = copiesBy(event)
      scrolling.current = window.setInterval(() => scroll(), 16)
    }
    over(pressed, x, y, copiesBy(event))
  })
  const up = useEffectEvent((event: PointerEvent) => {
    const pressed = press.current
    if (pressed?.id !== event.pointerId) return
    if (pressed.isDrag) over(pressed, event.clientX, event.clientY, copiesBy(event))
    const wasDrag = pressed.isDrag
    stop()
    if (wasDrag) notify(event.type === 'pointercancel' ? 'onCancel' : 'onDrop')
  })
  const key = useEffectEvent((event: KeyboardEvent) => {
    const pressed = press.current
    if (!pressed?.isDrag) return
    if (event.type === 'keydown' && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      stop()
      notify('onCancel')
    } else over(pressed, pressed.last.x, pressed.last.y, copiesBy(event))
  })
  const leave = useEffectEvent(() => {
    const wasDrag = press.current?.isDrag
    stop()
    if (wasDrag) notify('onCancel')
  })

  useEffect(() => {
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    addEventListener('keydown', key, true)
    addEventListener('keyup', key, true)
    addEventListener('blur', leave)
    return () => {
      stop()
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
      removeEventListener('keydown', key, true)
      removeEventListener('keyup', key, true)
      removeEventListener('blur', leave)
    }
  }, [])

  return { onPointerDown, isClickOver: () => isClickOver.current }
}

function scrollerOf(element: Element | null): { scrollBy: (x: number, y: number) => void } {
  for (let at = element; at; at = at.parentElement) {
    const isScroller = /auto|scroll/.test(getComputedStyle(at).overflowY)
    if (isScroller && at.scrollHeight > at.clientHeight) return at
  }
  return window
}
