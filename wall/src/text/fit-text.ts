import { useCallback, type RefCallback } from 'react'

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

/** The sizes that the style of an element allows: from `--fit-max` down to its floor, `--fit-min`. */
export function fitSizes(element: HTMLElement): FontSizes {
  const style = getComputedStyle(element)
  const size = (name: string) => parseFloat(style.getPropertyValue(name)) || 0
  return { max: size('--fit-max'), min: size('--fit-min'), step: 4 }
}

/** The ink of tight lines reaches over their box a little, the more the larger it is. */
const inkOfEm = 0.03

/** A wall unit more than its box is nothing, on a screen of any size. */
function fits(element: HTMLElement): boolean {
  const style = getComputedStyle(element)
  const slack = Math.max(1, parseFloat(style.getPropertyValue('--u')) || 0)
  const ink = inkOfEm * (parseFloat(style.fontSize) || 0)
  return (
    element.scrollHeight <= element.clientHeight + slack + ink &&
    element.scrollWidth <= element.clientWidth + slack
  )
}

/** Lays an element out; returns how to take back what goes on without it, such as an animation. */
export type LayOut<E extends HTMLElement> = (element: E) => (() => void) | undefined

/**
 * The ref of an element that `layOut` is called for as soon as it is there, whenever its box or the
 * room around it changes and when fonts arrive. Give the element a key of its content and language.
 */
export function useLayout<E extends HTMLElement>(layOut: LayOut<E>): RefCallback<E> {
  return useCallback(
    (element: E | null) => (element ? keepLaidOut(element, layOut) : undefined),
    [layOut],
  )
}

function keepLaidOut<E extends HTMLElement>(element: E, layOut: LayOut<E>): () => void {
  const boxes = [element, ...(element.parentElement ? [element.parentElement] : [])]
  const sizes = () =>
    boxes.map(({ clientWidth, clientHeight }) => `${clientWidth}x${clientHeight}`).join(' ')
  let undo = layOut(element)
  let laidOutAt = sizes()
  const again = () => {
    undo?.()
    undo = layOut(element)
    laidOutAt = sizes()
  }
  const observer =
    typeof ResizeObserver === 'function'
      ? new ResizeObserver(() => {
          if (sizes() !== laidOutAt) again()
        })
      : undefined
  for (const box of boxes) observer?.observe(box)
  const fonts = 'fonts' in document ? document.fonts : undefined
  fonts?.addEventListener('loadingdone', again)
  return () => {
    undo?.()
    observer?.disconnect()
    fonts?.removeEventListener('loadingdone', again)
  }
}
