import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Font sizes in wall units, largest first; the first at which everything fits is taken. */
export type FontSizes = { readonly max: number; readonly min: number; readonly step: number }

/**
 * Sets `--size` on an element to the largest size at which its content fits without breaking a word;
 * says whether any did.
 */
export function fitText(element: HTMLElement, { max, min, step }: FontSizes): boolean {
  element.style.overflowWrap = 'normal'
  for (let size = max; size >= min; size -= step) {
    element.style.setProperty('--size', String(size))
    if (fits(element)) return true
  }
  element.style.removeProperty('overflow-wrap')
  return fits(element)
}

/** The ink of tight lines reaches over their box a little, the more the larger it is. */
const inkOfEm = 0.03

function fits(element: HTMLElement): boolean {
  const ink = inkOfEm * (parseFloat(getComputedStyle(element).fontSize) || 0)
  return (
    element.scrollHeight <= element.clientHeight + 1 + ink &&
    element.scrollWidth <= element.clientWidth + 1
  )
}

/** Calls `layOut` now, whenever the element's box changes and when fonts arrive. */
export function useLayout<E extends HTMLElement>(
  layOut: (element: E) => (() => void) | undefined,
): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    let undo = layOut(element)
    let size = `${String(element.clientWidth)}x${String(element.clientHeight)}`
    const again = () => {
      undo?.()
      undo = layOut(element)
      size = `${String(element.clientWidth)}x${String(element.clientHeight)}`
    }
    const observer =
      typeof ResizeObserver === 'function'
        ? new ResizeObserver(() => {
            if (size !== `${String(element.clientWidth)}x${String(element.clientHeight)}`) again()
          })
        : undefined
    observer?.observe(element)
    const fonts = 'fonts' in document ? document.fonts : undefined
    fonts?.addEventListener('loadingdone', again)
    return () => {
      undo?.()
      observer?.disconnect()
      fonts?.removeEventListener('loadingdone', again)
    }
  }, [layOut])
  return ref
}
