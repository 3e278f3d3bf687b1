import { limits } from './limits.ts'

// Android WebViews before Chrome 87 have no Segmenter; code points are counted there.
const graphemes =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('en', { granularity: 'grapheme' })
    : undefined

/** How many characters people see in `text`: an emoji of several code points counts once. */
export function visibleLength(text: string): number {
  return Array.from<unknown>(graphemes ? graphemes.segment(text) : text).length
}

/** Whether a sub-header is too long to stand still: more than 24 characters (specification 2.1). */
export function subHeaderIsTicker(text: string): boolean {
  return visibleLength(text) > limits.subHeaderHint
}

/** Whether the instructions scroll: a single routine of more than 150 characters (specification 2.1). */
export function routineTextScrolls(routines: readonly { readonly text: string }[]): boolean {
  const [only, ...others] = routines
  if (only === undefined || others.length > 0) return false
  return visibleLength(only.text) > limits.routineTextHint
}

/** Whether the instructions get the special format of short text: a single routine of 100 characters or fewer, or exactly two routines (specification 2.1). */
export function hasShortFormat(routines: readonly { readonly text: string }[]): boolean {
  const [first, ...others] = routines
  if (first === undefined) return false
  if (others.length === 0) return visibleLength(first.text) <= limits.shortTextThreshold
  return others.length === 1
}

/** The routines in the order in which screens show them: by step (specification 2.1). */
export function orderedRoutines<R extends { readonly step: number }>(routines: readonly R[]): R[] {
  return [...routines].sort((a, b) => a.step - b.step)
}

/** The video that a location shows for a routine: the locker-room one if the location asks for it (`lrVideo`) and there is one, else the normal one (design section 5). */
export function videoLinkFor(
  routine: { readonly videoLink: string; readonly lrVideoLink?: string | null | undefined },
  lrVideo: boolean,
): string {
  return lrVideo && routine.lrVideoLink ? routine.lrVideoLink : routine.videoLink
}
