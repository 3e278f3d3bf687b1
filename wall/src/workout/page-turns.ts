import { pageMs } from '../text/scroll-timing.ts'

/** Pages that are shown one after the other for ever: whose each is, and since when. */
export type PageTurns = {
  /** The step that each page belongs to. */
  readonly steps: readonly number[]
  /** On the timeline of the document. */
  readonly startsAt: number
}

/** Gives an element `opacity.shown` while pages of its step are shown, else `opacity.hidden`. */
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

/** Runs keyframes over all pages for ever, on the compositor; returns how to stop. */
export function runTurns(
  element: HTMLElement,
  frames: Keyframe[],
  pages: number,
  startsAt: number,
): () => void {
  const animation = element.animate(frames, { duration: pages * pageMs, iterations: Infinity })
  animation.startTime = startsAt
  return () => {
    animation.cancel()
  }
}
