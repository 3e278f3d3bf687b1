import { type Rollout, RolloutFindings } from '@roundboard/contract'
import { type RolloutVerdict, rolloutSignals } from '@roundboard/domain'
import { stampOf } from '../../../platform/clock.ts'
import type { RolloutRow } from '../../../platform/database/schema.ts'

const mostNamed = 20
/** How long a build is watched on all screens before the rollout is complete, by default. */
const watchedMinutes = 60
const minute = 60_000

export const stepMsOf = (stepMinutes: number): number => (stepMinutes || watchedMinutes) * minute

/** The earliest time at which a rollout continues automatically; null: someone must resume it. */
export function nextAtOf({ state, ring, ringAt }: RolloutRow, stepMinutes: number): string | null {
  const goesOn = ring === 'all' || (ring === 'tenth' && stepMinutes > 0)
  if (state !== 'running' || !goesOn) return null
  return stampOf(Date.parse(ringAt) + stepMsOf(stepMinutes))
}

export function countSignals({ troubled }: Pick<RolloutVerdict, 'troubled'>) {
  const counts = { refused: 0, silent: 0, blank: 0, 'not-drawn': 0 }
  for (const { trouble } of troubled) counts[trouble] += 1
  return counts
}

/** The findings to store. The most certain problems come first. */
export function findingsOf(judgement: RolloutVerdict, at: string): RolloutFindings {
  const { members, heard, running, limit, isOutage, troubled } = judgement
  const counts = countSignals(judgement)
  const named = troubled
    .toSorted((a, b) => rolloutSignals.indexOf(a.trouble) - rolloutSignals.indexOf(b.trouble))
    .slice(0, mostNamed)
  return { at, members, heard, running, limit, isOutage, counts, troubled: named }
}

export const readFindings = (row: RolloutRow): RolloutFindings | null =>
  row.findings === null ? null : RolloutFindings.parse(JSON.parse(row.findings))

interface ScreenNames {
  readonly id: string
  readonly name: string
  readonly locationId: string
  readonly locationName: string
}

/** A rollout with the names of its location and builds. */
export function presentRollout(
  row: RolloutRow,
  given: {
    readonly screens: readonly ScreenNames[]
    readonly memberIds: readonly string[]
    readonly location: { readonly id: string; readonly name: string } | undefined
    readonly stepMinutes: number
  },
): Rollout {
  const findings = readFindings(row)
  const names = new Map(given.screens.map((screen) => [screen.id, screen]))
  const [memberId = ''] = given.memberIds
  const named = (screenId: string) => {
    const screen = names.get(screenId)
    if (screen === undefined) return undefined
    const { id, name, locationId, locationName } = screen
    return { id, name, location: { id: locationId, name: locationName } }
  }
  return {
    _id: row.id,
    id: row.id,
    build: row.buildId,
    previous: row.previousId,
    ring: row.ring,
    screen: (row.ring === 'screen' ? named(memberId) : undefined) ?? null,
    location: row.ring === 'location' && given.location ? given.location : null,
    regions: row.ring === 'group' ? (JSON.parse(row.regions) as string[]) : [],
    tags: row.ring === 'group' ? (JSON.parse(row.tags) as string[]) : [],
    state: row.state,
    startedBy: row.startedBy,
    startedAt: row.startedAt,
    ringAt: row.ringAt,
    endedAt: row.endedAt,
    findings,
    troubled: (findings?.troubled ?? []).flatMap(({ id, trouble }) => {
      const screen = named(id)
      return screen ? [{ ...screen, trouble }] : []
    }),
    nextAt: nextAtOf(row, given.stepMinutes),
  }
}
