import { useCallback, useEffect, useRef, useState } from 'react'

// Both of the specification's section 9; the width at which this begins stands in the style sheet.
const closeMs = 200

/** The menu below 768 px: it closes 200 ms after a choice, or when the window's width changes. */
export function useMobileMenu() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<number>(undefined)

  const closeSoon = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      setOpen(false)
    }, closeMs)
  }, [])

  useEffect(() => {
    let width = window.innerWidth
    // A phone's address bar changes the height all the time.
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
