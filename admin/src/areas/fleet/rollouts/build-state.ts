import type { Build, BuildsState } from '@roundboard/contract'
import type { StatusTone } from '../../../shared/ui/status.tsx'
import { isLettingOut } from './rollouts.queries.ts'

/** How a build stands among the others, as the words call it. */
export type Standing = 'forAll' | 'beingLetOut' | 'stopped' | 'waits' | 'earlier'

export const toneOfStanding = {
  forAll: 'green',
  beingLetOut: 'none',
  stopped: 'red',
  waits: 'none',
  earlier: 'none',
} as const satisfies Record<Standing, StatusTone>

export function standingOf(build: Build, state: BuildsState): Standing {
  if (build.id === state.settled) return 'forAll'
  if (build.id === state.rollout?.build) {
    if (isLettingOut(state)) return 'beingLetOut'
    if (state.rollout.state === 'stopped') return 'stopped'
  }
  return build.settledAt === null ? 'waits' : 'earlier'
}
