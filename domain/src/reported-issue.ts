import type { ScreenIssue } from './screen-states.ts'
import { wallProblems, type WallProblem } from './wall-problems.ts'

/** The parts of a screen's report in which issues are found. */
export type ReportedState = {
  /** All problems, as one text. */
  readonly problem?: string | null | undefined
  readonly holding?:
    | {
        readonly boot: string
        readonly missing: readonly { readonly reason: string }[]
      }
    | null
    | undefined
}

const frozen: readonly WallProblem[] = [
  'videoFrozen',
  'videoSetAside',
  'videoBad',
  'reloadedForVideos',
  'safeMode',
]

/** The worst issue that a screen reports; null if none. An address that isn't secure enough for a cache is a mistake in the installation, not an issue of the screen. */
export function reportedIssue({ problem, holding }: ReportedState): ScreenIssue | null {
  const says = (known: WallProblem) => problem?.includes(wallProblems[known]) === true
  if (frozen.some(says)) return 'frozen'
  if (says('wallNotDrawn')) return 'not-drawn'
  if (says('fileNoSpace') || holding?.missing.some(({ reason }) => reason === 'no-space') === true)
    return 'no-space'
  if (holding?.boot === 'unsupported' || holding?.boot === 'failed') return 'no-boot'
  return null
}
