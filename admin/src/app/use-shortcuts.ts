import { useEffect, useEffectEvent } from 'react'

const slashKey = 'roundboard.slash'

/** Single-key shortcuts can be turned off (WCAG 2.1.4). */
export const slashShortcut = {
  isOn: () => localStorage.getItem(slashKey) !== 'off',
  set(isOn: boolean) {
    localStorage.setItem(slashKey, isOn ? 'on' : 'off')
  },
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Ctrl/Cmd-K opens the palette; `/` focuses the page's search, or else opens the palette. */
export function useShortcuts(onPalette: () => void) {
  const openPalette = useEffectEvent(onPalette)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        openPalette()
        return
      }
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || !slashShortcut.isOn()) return
      event.preventDefault()
      const search = document.querySelector<HTMLInputElement>('input[data-search]')
      if (search) search.focus()
      else openPalette()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
