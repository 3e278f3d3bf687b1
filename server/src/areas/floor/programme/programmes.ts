import type { Changes } from '../../../platform/changes.ts'
import { isDatabaseUnavailable } from '../../../platform/database/failures.ts'
import type { DescribesMedia } from '../../media/library/index.ts'
import { createGather, type GatherSources, type RoundInput } from './gather.ts'
import { invalidatedCaches, locationsIn, roundsIn } from './invalidation.ts'
import { localize } from './localize.ts'
import {
  type LocationProgramme,
  prepareLocation,
  prepareRound,
  type RoundProgramme,
} from './prepare.ts'
import { createShared } from './shared.ts'

/** How long a screen gets its last program while the database is unavailable. */
const lastGoodForMs = 5_000

/** `mayBeOutdated`: prepared before the database became unavailable. */
export type ShownProgramme = LocationProgramme & { readonly mayBeOutdated?: boolean }

interface Prepared {
  readonly coming: Promise<ShownProgramme | undefined>
  programme: ShownProgramme | undefined
}

export type Programmes = ReturnType<typeof createProgrammes>

/** What screens show: prepared on first use, and cached until a change drops it. */
export function createProgrammes(
  sources: GatherSources & { readonly changes: Changes; readonly media: DescribesMedia },
) {
  const { clock, changes, media } = sources
  const { gather, dropShared, dropRoundsWithScreens, dropPlaces } = createGather(sources)
  const byClock = createShared<RoundProgramme>()
  /** By location and round. */
  const prepared = new Map<string, Map<number, Prepared>>()
  const lastGood = new Map<string, Map<number, LocationProgramme>>()

  function dropRounds(rounds: readonly number[]) {
    for (const ofLocation of prepared.values())
      for (const [round, { programme }] of ofLocation)
        // The next round isn't known while a program is being prepared.
        if (
          !programme ||
          [round, programme.nextRound?.roundNumber ?? round].some((one) => rounds.includes(one))
        )
          ofLocation.delete(round)
  }

  const unsubscribe = changes.subscribe((change) => {
    const drops = new Set(invalidatedCaches(change))
    if (drops.has('shared')) {
      dropShared()
      byClock.drop()
    }
    if (drops.has('rounds-with-screens')) dropRoundsWithScreens()
    if (drops.has('of-rounds')) dropRounds(roundsIn(change))
    const locationIds = drops.has('every-programme') ? 'all' : locationsIn(change)
    if (locationIds !== 'all' && !drops.has('of-locations')) return
    dropPlaces(locationIds)
    if (locationIds === 'all') prepared.clear()
    else for (const id of locationIds) prepared.delete(id)
  })

  const ofRound = (input: RoundInput) => byClock.get(input.key, () => prepareRound(input, media))

  async function prepare(locationId: string, round: number) {
    const input = await gather(locationId, round)
    if (input === undefined) return undefined
    const shown = await ofRound(input)
    const next = input.next && (await ofRound(input.next.input))
    return prepareLocation(input, shown, next, media)
  }

  // Screens play on and report while the database is unavailable, even right after an edit.
  async function prepareOrLast(
    locationId: string,
    round: number,
  ): Promise<ShownProgramme | undefined> {
    try {
      const fresh = await prepare(locationId, round)
      if (fresh) lastGood.getOrInsertComputed(locationId, () => new Map()).set(round, fresh)
      else lastGood.delete(locationId)
      return fresh
    } catch (error) {
      const last = lastGood.get(locationId)?.get(round)
      if (last === undefined || !isDatabaseUnavailable(error)) throw error
      const [now, { intervals, appVersion, location }] = [clock(), last]
      const localized = localize(intervals, { lrVideo: location.lrVideo, appVersion }, now)
      return {
        ...last,
        localized,
        startsAt: now,
        expiresAt: now + lastGoodForMs,
        mayBeOutdated: true,
      }
    }
  }

  function isCurrent({ startsAt, expiresAt }: LocationProgramme): boolean {
    const now = clock()
    return startsAt <= now && now < expiresAt
  }

  return {
    /** The same as `get` without waiting, if it is cached. */
    peek(locationId: string, round: number): LocationProgramme | undefined {
      const programme = prepared.get(locationId)?.get(round)?.programme
      return programme && isCurrent(programme) ? programme : undefined
    },

    /** What a location's round shows. Undefined if the location was deleted. */
    async get(locationId: string, round: number): Promise<ShownProgramme | undefined> {
      const drop = (what: Prepared) => {
        const ofLocation = prepared.get(locationId)
        return ofLocation?.get(round) === what && ofLocation.delete(round)
      }
      const known = prepared.get(locationId)?.get(round)
      if (known) {
        const programme = await known.coming
        if (programme && isCurrent(programme)) return programme
        if (!drop(known)) return this.get(locationId, round)
      }
      const fresh: Prepared = { coming: prepareOrLast(locationId, round), programme: undefined }
      prepared.getOrInsertComputed(locationId, () => new Map()).set(round, fresh)
      fresh.coming.then(
        (programme) => (fresh.programme = programme),
        () => drop(fresh),
      )
      return fresh.coming
    },
    stop: unsubscribe,
  }
}
