import { useCallback, type RefCallback } from 'react'

/** Font sizes in wall units, tried from `max` down to `min`. */
export type FontSizes = { readonly max: number; readonly min: number; readonly step: number }

/**
 * Sets `--size` on an element to the largest size at which its content fits without breaking a word.
 * Returns whether any size fits.
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

/** The sizes that an element's style allows, from `--fit-max` down to `--fit-min`. */
export function fitSizes(element: HTMLElement): FontSizes {
  const style = getComputedStyle(element)
  const size = (name: string) => parseFloat(style.getPropertyValue(name)) || 0
  return { max: size('--fit-max'), min: size('--fit-min'), step: 4 }
}

/** How far the ink of tight lines may leave their box, as a share of the font size. */
const inkOfEm = 0.03

/** Allows one wall unit of overflow, at any screen size. */
function fits(element: HTMLElement): boolean {
  const style = getComputedStyle(element)
  const slack = Math.max(1, parseFloat(style.getPropertyValue('--u')) || 0)
  const ink = inkOfEm * (parseFloat(style.fontSize) || 0)
  return (
    element.scrollHeight <= element.clientHeight + slack + ink &&
    element.scrollWidth <= element.clientWidth + slack
  )
}

/** Lays an element out; returns a function that stops what it started, such as an animation. */
export type LayOut<E extends HTMLElement> = (element: E) => (() => void) | undefined

/**
 * Returns a ref that calls `layOut` when the element mounts, when its size or its parent's changes, and
 * when fonts load. Key the element by its content and language.
 */
export function useLayout<E extends HTMLElement>(layOut: LayOut<E>): RefCallback<E> {
  return useCallback(
    (element: E | null) => (element ? keepLayout(element, layOut) : undefined),
    [layOut],
  )
}

function keepLayout<E extends HTMLElement>(element: E, layOut: LayOut<E>): () => void {
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
