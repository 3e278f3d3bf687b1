import { useEffect, useState } from 'react'

const longPressMs = 2_000
/** How close to a corner a long press must be, as a share of the shorter side. */
const cornerPart = 0.15

/** Whether the support overlay is open, and its setter. The key `i` and a long press in a corner toggle it. */
export function useSupportOverlay() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    let press: ReturnType<typeof setTimeout> | undefined
    const turn = () => {
      setIsOpen((open) => !open)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey)
        turn()
    }
    const onDown = (event: PointerEvent) => {
      if (isInCorner(event)) press = setTimeout(turn, longPressMs)
    }
    const onUp = () => {
      clearTimeout(press)
    }
    const noMenu = (event: Event) => {
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener('pointerdown', onDown)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', onUp)
    window.addEventListener('contextmenu', noMenu)
    return () => {
      clearTimeout(press)
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('pointerdown', onDown)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', onUp)
      window.removeEventListener('contextmenu', noMenu)
    }
  }, [])
  return [isOpen, setIsOpen] as const
}

function isInCorner(event: PointerEvent): boolean {
  const reach = Math.min(window.innerWidth, window.innerHeight) * cornerPart
  const nearSide = event.clientX < reach || event.clientX > window.innerWidth - reach
  const nearEdge = event.clientY < reach || event.clientY > window.innerHeight - reach
  return nearSide && nearEdge
}
