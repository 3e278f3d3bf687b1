import { pageMs } from '../text/scroll-timing.ts'

/** Pages that are shown one after another, forever. */
export type PageTurns = {
  /** The step that each page belongs to. */
  readonly steps: readonly number[]
  /** A time of `document.timeline`, in milliseconds. */
  readonly startsAt: number
}

/** Sets an element's opacity to `shown` during the pages of its step, else to `hidden`. Returns a function that stops it. */
export function showInTurn(
  element: HTMLElement,
  { steps, startsAt }: PageTurns,
  step: number,
  opacity: { readonly shown: number; readonly hidden: number },
): () => void {
  const part = 1 / steps.length
  const frames = steps.flatMap((of, page) => {
    const now = { opacity: of === step ? opacity.shown : opacity.hidden }
    return [
      { ...now, offset: page * part },
      { ...now, offset: (page + 1) * part },
    ]
  })
  return runTurns(element, frames, steps.length, startsAt)
}

/** Repeats keyframes over all pages, on the compositor. Returns a function that stops it. */
export function runTurns(
  element: HTMLElement,
  frames: Keyframe[],
  pages: number,
  startsAt: number,
): () => void {
  const animation = element.animate(frames, { duration: pages * pageMs, iterations: Infinity })
  animation.startTime = startsAt
  return () => animation.cancel()
}
