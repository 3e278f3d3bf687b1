import { useCallback, useEffect, useRef, useState } from 'react'

// Both from specification section 9. The breakpoint is in the style sheet.
const closeMs = 200

/** The menu below 768 px. It closes 200 ms after a choice, or when the width changes. */
export function useMobileMenu() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<number>(undefined)

  const closeSoon = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(false), closeMs)
  }, [])

  useEffect(() => {
    let width = window.innerWidth
    // A phone's address bar constantly changes the height.
    const onResize = () => {
      if (window.innerWidth === width) return
      width = window.innerWidth
      closeSoon()
    }
    window.addEventListener('resize', onResize)
    return () => {
      window.removeEventListener('resize', onResize)
      window.clearTimeout(timer.current)
    }
  }, [closeSoon])

  return {
    isOpen,
    closeSoon,
    toggle: () => {
      if (isOpen) closeSoon()
      else setOpen(true)
    },
  }
}
