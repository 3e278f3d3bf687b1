import type { ScreenIssue } from './screen-states.ts'
import { wallProblems, type WallProblem } from './wall-problems.ts'

/** What a display tells of itself, as far as trouble is read from it. */
export type ReportedState = {
  /** The problems that it knows of, as one text. */
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

/**
 * The worst that a display reports to be wrong with it; null: nothing. That an address is not secure
 * enough to hold anything is the installation's doing, and no trouble of a screen.
 */
export function reportedIssue({ problem, holding }: ReportedState): ScreenIssue | null {
  const says = (known: WallProblem) => problem?.includes(wallProblems[known]) === true
  if (frozen.some(says)) return 'frozen'
  if (says('wallNotDrawn')) return 'not-drawn'
  if (says('fileNoSpace') || holding?.missing.some(({ reason }) => reason === 'no-space') === true)
    return 'no-space'
  if (holding?.boot === 'unsupported' || holding?.boot === 'failed') return 'no-boot'
  return null
}
