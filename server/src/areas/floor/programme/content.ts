import { hash } from 'node:crypto'
import type { Programme, ScreenLocation } from '@roundboard/contract'
import {
  type Equipment,
  type ExerciseNames,
  substituteSteps,
  limits,
  orderedRoutines,
  outChangesAt,
  outForBreaksAt,
  type OutPiece,
  piecesOfDay,
  videoLinkFor,
} from '@roundboard/domain'
import { serverThatMay } from '../../../platform/actor.ts'
import type { Changes } from '../../../platform/changes.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { isDatabaseUnavailable } from '../../../platform/database/failures.ts'
import type { LocationRow } from '../../../platform/database/schema.ts'
import type { Reader } from '../../../platform/read.ts'
import { listExercisesNamed, presentExercise } from '../../workouts/exercises/index.ts'
import { findEquipment, keyOfExercise, sparesOf } from '../../locations/equipment/index.ts'
import { listBreaks } from '../timer/index.ts'
import {
  findLocation,
  missingEquipmentOf,
  presentScreenLocation,
} from '../../locations/locations/index.ts'
import { listRoundsWithScreens } from '../../fleet/screens/index.ts'
import { asciiJson, createSpoken } from './spoken.ts'
import {
  createShared,
  createShowings,
  type NextRound,
  type Showing,
  type ShownFlexibility,
  type ShowingSources,
} from './showing.ts'

interface CataloguedExercise extends ExerciseNames {
  readonly name: string
  readonly videoLink: string | null
  /** What it stands in for. */
  readonly insteadOf?: Equipment | undefined
}

/** What is known already of a later instant, in epoch milliseconds. */
interface Later extends ShownFlexibility {
  readonly at: number
  readonly breaks: readonly CataloguedExercise[]
}

/** What all screens of a location with the same round show: prepared once, used by all. */
export interface Content extends Showing {
  readonly location: ScreenLocation
  /** The round that whoever stands here goes to, where walls say it. */
  readonly nextRound: NextRound | undefined
  /** The address of the gym's page for phones, where its walls show it. */
  readonly pocketAddress: string | null
  /** What the catalogue knows of the exercises of its active breaks, each once. */
  readonly breaks: readonly CataloguedExercise[]
  /** All exercises of its active breaks by name, in their order, as often as they come. */
  readonly breakOrder: readonly string[]
  /** What the catalogue knows as it was chosen, whatever equipment is there. */
  readonly plannedBreaks: readonly CataloguedExercise[]
  /** What else is shown from later instants on, in order. */
  readonly later: readonly Later[]
  readonly revision: string
  /** How a screen's description ends in every heartbeat's answer: JSON in ASCII. */
  readonly place: string
}

interface Sources extends ShowingSources {
  readonly read: Reader
  readonly changes: Changes
  readonly pocketAddressOf: (location: LocationRow) => string | null
}

const keptForMs = 5_000

/** The server: what it prepares for one who may see it serves the others. */
const preparer = serverThatMay('screen')

/** What is being prepared, and from then on what was. */
interface Prepared {
  readonly coming: Promise<Content | undefined>
  content: Content | undefined
}

function placeOf(location: ScreenLocation, { roundName, roundImageUrl }: Showing): string {
  const place = { roundName, roundImageUrl, location, timeZone: location.timeZone }
  return asciiJson(place).slice(1, -1)
}

/** What was prepared before, as it is at this instant: for as long as the database is away. */
function kept(last: Content, now: number): Content {
  const { intervals, appVersion, location } = last
  const spoken = createSpoken({ intervals, lrVideo: location.lrVideo, appVersion }, now)
  return { ...last, spoken, startsAt: now, expiresAt: now + keptForMs }
}

/** The stills of a round's clips, each with the time of its workout, and what is known of their files. */
function makeStills({ intervals, media }: Showing, lrVideo: boolean) {
  const known = new Map(media.map((entry) => [entry.url, entry]))
  const stills = intervals.map(({ from, to, workout }) => ({
    from,
    to,
    files: orderedRoutines(workout?.routines ?? []).flatMap(
      (routine) => known.get(videoLinkFor(routine, lrVideo))?.poster ?? [],
    ),
  }))
  const files = new Set(stills.flatMap((still) => still.files))
  return {
    stills,
    media: media.filter(({ url }) => files.has(url)),
    text: JSON.stringify(stills),
  }
}

/** Made once for all locations with the same clock. */
const madeStills = new WeakMap<Showing, ReturnType<typeof makeStills>>()
function stillsOf(showing: Showing, lrVideo: boolean) {
  const made = madeStills.get(showing) ?? makeStills(showing, lrVideo)
  madeStills.set(showing, made)
  return made
}

export type ContentService = ReturnType<typeof createContentService>

/** Prepares what screens show, keeps it until something changes, and says when that was. */
export function createContentService(sources: Sources) {
  const { read, clock, changes } = sources
  const showings = createShowings(sources)
  /** The rounds of a location that have a screen, asked for once for its nine walls. */
  const hanging = createShared<ReadonlySet<number>>()
  /** By location and round. */
  const prepared = new Map<string, Map<number, Prepared>>()
  const lastGood = new Map<string, Map<number, Content>>()

  /** What shows one of these rounds, or announces it as the next. */
  function forgetRounds(rounds: readonly number[]) {
    for (const ofLocation of prepared.values())
      for (const [round, { content }] of ofLocation)
        if ([round, content?.nextRound?.roundNumber ?? round].some((one) => rounds.includes(one)))
          ofLocation.delete(round)
  }

  const unsubscribe = changes.subscribe((change) => {
    switch (change.kind) {
      case 'workouts':
        showings.clear()
        forgetRounds(change.rounds)
        break
      case 'location':
      case 'equipment':
        prepared.delete(change.locationId)
        break
      case 'media':
        if (change.rounds.length + change.locationIds.length === 0) break
        showings.clear()
        if (change.locationIds === 'all') prepared.clear()
        else for (const locationId of change.locationIds) prepared.delete(locationId)
        forgetRounds(change.rounds)
        break
      case 'exercises':
      case 'rounds':
      case 'face':
      case 'releases':
      case 'everything':
        hanging.clear()
        showings.clear()
        prepared.clear()
        break
      case 'screen':
        hanging.clear()
        prepared.delete(change.locationId)
        break
      case 'screens-deleted':
        hanging.clear()
        prepared.clear()
        break
      case 'timer':
      case 'passes':
      case 'phones':
      case 'user':
      case 'factor-roles':
      case 'regions':
      case 'announcements':
      case 'builds':
        break
    }
  })

  /** What is shown of the exercises of breaks where this is absent: as of steps. */
  async function fitBreaks(
    planned: readonly CataloguedExercise[],
    absent: ReadonlySet<Equipment>,
  ): Promise<CataloguedExercise[]> {
    const known = await sources.knownClips()
    const fitted = substituteSteps(planned, {
      linkOf: keyOfExercise,
      clipOf: (exercise) => known.get(keyOfExercise(exercise)),
      absent,
    })
    return fitted.map(({ step, missing: [insteadOf], substitute }) => {
      if (substitute === undefined) return step
      const { displayName, displayNameEs, displayNameTranslations } = substitute.names
      const names = { displayName, displayNameEs, displayNameTranslations }
      return { name: step.name, videoLink: substitute.videoLink, ...names, insteadOf }
    })
  }

  /** What these pieces make of breaks and of the flexibility video from now on. */
  async function listStandIns(
    row: LocationRow,
    plannedBreaks: readonly CataloguedExercise[],
    { pieces, flexibilityAt }: { pieces: readonly OutPiece[] } & Pick<Showing, 'flexibilityAt'>,
  ): Promise<{ breaks: Later['breaks']; later: Later[] }> {
    const missing = missingEquipmentOf(row)
    const now = clock()
    const shownAt = async (at: number): Promise<Later> => {
      const absent = new Set([...missing, ...outForBreaksAt(pieces, at)])
      return { at, breaks: await fitBreaks(plannedBreaks, absent), ...flexibilityAt(at) }
    }
    const coming = outChangesAt(pieces).filter((at) => at > now)
    const all = await Promise.all([now, ...coming].map(shownAt))
    const textOf = ({ at: _at, ...shown }: Later) => JSON.stringify(shown)
    const later = all.filter((one, place) => {
      const before = all[place - 1]
      return before !== undefined && textOf(before) !== textOf(one)
    })
    return { breaks: all[0]?.breaks ?? [], later }
  }

  async function sparesOfBreaks(row: LocationRow, planned: readonly CataloguedExercise[]) {
    const clips = planned.map((exercise) => ({
      videoLink: keyOfExercise(exercise),
      lrVideoLink: null,
    }))
    const absent = new Set(missingEquipmentOf(row))
    return sparesOf(clips, { known: await sources.knownClips(), absent, lrVideo: false })
  }

  async function breaksOf(on: Executor, order: readonly string[]): Promise<CataloguedExercise[]> {
    if (order.length === 0) return []
    const names = [...new Set(order)]
    const known = await listExercisesNamed(on, names)
    return names.flatMap((name) => {
      const found = known.find((exercise) => exercise.name === name)
      if (found === undefined) return []
      const { videoLink, displayName, displayNameEs, displayNameTranslations } =
        presentExercise(found)
      return [{ name, videoLink, displayName, displayNameEs, displayNameTranslations }]
    })
  }

  /** The media of what is shown and of more that the walls of this location show, each once. */
  async function withMore(
    shown: Programme['media'],
    links: ReadonlySet<string>,
    lrVideo: boolean,
  ): Promise<Programme['media']> {
    const urls = new Set(shown.map(({ url }) => url))
    const missing = [...links].filter((link) => !urls.has(link))
    // A still may be that of a clip which is shown as well.
    const added = await sources.media.describe(missing, lrVideo)
    return [...shown, ...added.filter(({ url }) => !urls.has(url))]
  }

  /** The next round that has a screen; in a gym without others, the one that follows by number. */
  async function nextRoundOf(
    on: Executor,
    { id, vtsEnabled, showsNext }: LocationRow,
    { roundsAfter }: Showing,
  ): Promise<NextRound | undefined> {
    if (vtsEnabled !== 1 || showsNext !== 1) return undefined
    const rounds = await hanging.get(id, () => listRoundsWithScreens(on, id))
    return roundsAfter.find(({ roundNumber }) => rounds.has(roundNumber)) ?? roundsAfter[0]
  }

  async function prepare(locationId: string, round: number): Promise<Content | undefined> {
    const { on } = read(preparer, 'screen')
    const row = await findLocation(on, locationId)
    if (row === undefined) return undefined
    const kept = await findEquipment(on, locationId)
    const pieces = piecesOfDay(kept.pieces, clock()).map(({ by: _by, ...piece }) => piece)
    const showing = await showings.of(row, round, pieces)
    const location = presentScreenLocation(row)
    const breakOrder = row.vtsEnabled === 1 ? await listBreaks(on, row.id) : []
    const plannedBreaks = await breaksOf(on, breakOrder)
    const { flexibilityAt } = showing
    const { breaks, later } = await listStandIns(row, plannedBreaks, { pieces, flexibilityAt })
    const following = await nextRoundOf(on, row, showing)
    const nextShowing = following && (await showings.of(row, following.roundNumber, pieces))
    const next = nextShowing && stillsOf(nextShowing, location.lrVideo)
    const nextRound = following && { ...following, ...(next && { stills: next.stills }) }
    const shown = new Set(breaks.flatMap(({ videoLink }) => videoLink ?? []))
    // What is shown again later is kept on displays as well.
    const laterLinks = later.flatMap((one) => [
      ...one.breaks.flatMap(({ videoLink }) => videoLink ?? []),
      ...[one.flexibilityVideo ?? []].flat(),
    ])
    const spares = [
      ...new Set([
        ...showing.spares,
        ...(await sparesOfBreaks(row, plannedBreaks)),
        ...laterLinks.filter((link) => !shown.has(link) && link !== showing.flexibilityVideo),
      ]),
    ]
    const links = [...shown, ...spares]
    if (nextRound && nextRound.imageUrl !== '') links.push(nextRound.imageUrl)
    const described = await withMore(showing.media, new Set(links), location.lrVideo)
    const media = [
      ...new Map([...(next?.media ?? []), ...described].map((m) => [m.url, m])).values(),
    ]
    const isWorkout = round !== limits.flexibilityRound
    const pocketAddress = isWorkout ? sources.pocketAddressOf(row) : null
    const told = [location, showing.digest, breaks, later, spares, described, following]
    const facts = JSON.stringify([told, pocketAddress]) + (next?.text ?? '')
    return {
      ...showing,
      spares,
      media,
      location,
      nextRound,
      pocketAddress,
      breaks,
      later,
      breakOrder,
      plannedBreaks,
      revision: hash('sha256', facts, 'base64url').slice(0, 16),
      place: placeOf(location, showing),
    }
  }

  // A wall plays on and reports while the database is away, even just after an edit.
  async function prepareOrKeep(locationId: string, round: number): Promise<Content | undefined> {
    try {
      const fresh = await prepare(locationId, round)
      if (fresh) lastGood.getOrInsertComputed(locationId, () => new Map()).set(round, fresh)
      else lastGood.delete(locationId)
      return fresh
    } catch (error) {
      const last = lastGood.get(locationId)?.get(round)
      if (last === undefined || !isDatabaseUnavailable(error)) throw error
      return kept(last, clock())
    }
  }

  function isCurrent(content: Content): boolean {
    const now = clock()
    return content.startsAt <= now && now < content.expiresAt
  }

  return {
    /** The same without waiting, if it has been prepared. */
    peek(locationId: string, round: number): Content | undefined {
      const content = prepared.get(locationId)?.get(round)?.content
      return content && isCurrent(content) ? content : undefined
    },

    /** What a location's round shows; `undefined` when the location is gone. */
    async get(locationId: string, round: number): Promise<Content | undefined> {
      const known = prepared.get(locationId)?.get(round)
      if (known) {
        const content = await known.coming
        if (content && isCurrent(content)) return content
        const ofLocation = prepared.get(locationId)
        if (ofLocation?.get(round) === known) ofLocation.delete(round)
        else return this.get(locationId, round)
      }
      const fresh: Prepared = { coming: prepareOrKeep(locationId, round), content: undefined }
      prepared.getOrInsertComputed(locationId, () => new Map()).set(round, fresh)
      fresh.coming.then(
        (content) => (fresh.content = content),
        () => {
          const ofLocation = prepared.get(locationId)
          if (ofLocation?.get(round) === fresh) ofLocation.delete(round)
        },
      )
      return fresh.coming
    },
    stop: unsubscribe,
  }
}
