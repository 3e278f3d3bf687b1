import {
  type calls,
  issueAt,
  type Location,
  type Programme,
  type Remote,
  type RemoteOutcome,
  type RemoteTimer,
  type Screen,
} from '@roundboard/contract'
import {
  breaksInOrder,
  courseAfter,
  courseTakenBack,
  exerciseNameIn,
  limits,
  timerLimits,
  videoLinkFor,
  type TimerCourse,
  writeCourse,
} from '@roundboard/domain'
import type { z } from 'zod'
import { type Actor, serverThatMay } from '../../../platform/actor.ts'
import { badField, notFound, refusal } from '../../../platform/app-error.ts'
import { difference, type Write } from '../../../platform/audit/write.ts'
import { stampOf } from '../../../platform/clock.ts'
import { columnsThatDiffer } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Listed } from '../../../platform/http/answers.ts'
import {
  coachedOf,
  columnsOf,
  courseOf,
  doneBy,
  findTimedLocation,
  keyOf,
  lockTimer,
  newLicenceKey,
  saveTimer,
  stampElsewhere,
  type TakeBack,
  type TimedLocation,
  type TimerColumns,
} from '../timer/index.ts'
import type { PhonesHere } from './phones-here.ts'
import { locationAsked } from './location-asked.ts'
import { createRemoteEquipment, type RemoteEquipmentSources } from './remote-equipment.service.ts'

type Body<Name extends 'actOnTimer' | 'takeBack'> = z.output<(typeof calls)[Name]['body']>

/** Far enough ahead that every wall of the gym has heard of it when it is to be seen. */
const leadMs = 150

/** How far the clocks of two servers may differ: further ahead, the clock was set back since. */
const clocksDifferMs = 10_000

/**
 * When an action counts: after the one before, even if the server that took that one is a little ahead.
 * An action further ahead doesn't hold up this one, which then acts on the timer as it is shown now.
 */
const actsAt = (now: number, { since }: TimerCourse): number => {
  const follows = since != null && since <= now + clocksDifferMs
  return follows ? Math.max(now + leadMs, since + 1) : now + leadMs
}
const longestWaitMs = 24 * 60 * 60_000

/** What the server reads for a coach who may see it on their phone. */
const reader = serverThatMay('locations.read', 'screens.read')

export type RemoteService = ReturnType<typeof createRemoteService>

/** What coaches see and do on their phones: the timer of one location, and what its rounds show. */
export function createRemoteService(
  dependencies: RemoteEquipmentSources & {
    /** Does what else follows from another timer, in the same write. */
    onTimer: (
      writing: Write,
      locationId: string,
      timer: TimerCourse,
      undoneSince?: number,
    ) => Promise<void>
    phones: Pick<PhonesHere, 'others'>
    getLocation: (actor: Actor, id: string) => Promise<Location>
    listScreens: (
      actor: Actor,
      filter: { location: string },
      page: { page: number; limit: number; sort: 'round' },
    ) => Promise<Listed<Screen>>
  },
) {
  const { read, write, clock, source, content, phones, getLocation, listScreens, onTimer } =
    dependencies
  const equipment = createRemoteEquipment(dependencies)

  function buttonsOf({ vtsEnabled }: TimedLocation): Remote['buttons'] {
    if (vtsEnabled !== 1) return 'timer-off'
    return source.isOwn ? 'shown' : 'timers-elsewhere'
  }

  function assertButtons(location: TimedLocation): void {
    const buttons = buttonsOf(location)
    if (buttons === 'timers-elsewhere') throw refusal('conflict', issueAt('', buttons))
    if (buttons === 'timer-off')
      throw refusal('conflict', issueAt('', buttons, { location: location.name }))
  }

  function takeBackOf(location: TimedLocation): TakeBack | null {
    const takeBack = coachedOf(location)?.takeBack ?? null
    return takeBack !== null && Date.parse(takeBack.until) > clock() ? takeBack : null
  }

  function timerFor(actor: Actor, location: TimedLocation): RemoteTimer {
    const last = takeBackOf(location)
    const by = last?.by ?? null
    return {
      revision: location.revision,
      course: writeCourse(courseOf(location)),
      serverTime: stampOf(clock()),
      takeBack: last && {
        action: last.action,
        until: last.until,
        by: by && { name: by.name, pass: by.pass, isYou: by.key === keyOf(actor) },
      },
    }
  }

  /** The timer of a licence service elsewhere, which has no course of ours, or none that is known. */
  async function timerElsewhere(
    actor: Actor,
    location: TimedLocation,
  ): Promise<Pick<Remote, 'timer' | 'licenceService'>> {
    const stamp = await stampElsewhere(source, location)
    const known = { ...location, stamp: stamp ?? null, coached: null }
    const licenceService = { address: source.address, isSilent: stamp === undefined }
    return { timer: timerFor(actor, known), licenceService }
  }

  async function change(
    actor: Actor,
    writing: Write,
    location: TimedLocation,
    what: string,
    after: TimerCourse | undefined,
    takeBack: TakeBack | null,
    undoneSince?: number,
  ): Promise<RemoteOutcome> {
    const { trx, record, announce, unchanged } = writing
    if (after === undefined) {
      unchanged()
      return { outcome: 'not-now', timer: timerFor(actor, location) }
    }
    const columns = {
      licenseKey: location.licenseKey ?? newLicenceKey(),
      revision: location.revision + 1,
      ...columnsOf(after, takeBack),
    }
    await saveTimer(trx, location.id, columnsThatDiffer<TimerColumns>(location, columns))
    const { id, name } = location
    const changed = difference(writeCourse(courseOf(location)), writeCourse(after))
    record({ model: 'Location', action: 'update', data: { id, name, timer: what, ...changed } })
    announce({ kind: 'timer', locationId: id })
    await onTimer(writing, id, after, undoneSince)
    return { outcome: 'done', timer: timerFor(actor, { ...location, ...columns }) }
  }

  /** Does something to the timer that the caller saw, or says what it is by now. */
  const act = (
    actor: Actor,
    asked: string | undefined,
    knows: number,
    work: (writing: Write, location: TimedLocation) => Promise<RemoteOutcome>,
  ): Promise<RemoteOutcome> =>
    write(actor, 'remote', async (writing) => {
      const id = locationAsked(writing.scope, asked)
      await lockTimer(writing.trx, id)
      const location = await findIn(writing.trx, id)
      assertButtons(location)
      if (location.revision === knows) return work(writing, location)
      writing.unchanged()
      return { outcome: 'changed-meanwhile', timer: timerFor(actor, location) }
    })

  async function roundsOf(
    id: string,
    pieces: Remote['equipment']['pieces'],
  ): Promise<Pick<Remote, 'rounds' | 'activeBreaks' | 'media'>> {
    const ofPieces = pieces.flatMap(({ uses }) =>
      uses.flatMap(({ now, instead }) => [now.videoLink, ...(instead ? [instead.videoLink] : [])]),
    )
    const usesFlexibility = pieces.some(({ uses }) =>
      uses.some(({ round }) => round === limits.flexibilityRound),
    )
    const flexibility = usesFlexibility ? await content.get(id, limits.flexibilityRound) : undefined
    const media = new Map<string, Programme['media'][number]>()
    for (const facts of flexibility?.media ?? [])
      if (ofPieces.includes(facts.url)) media.set(facts.url, facts)
    const shown = await Promise.all(limits.workoutRounds.map((round) => content.get(id, round)))
    const rounds = shown.flatMap((found, index) => {
      if (found === undefined) return []
      const { roundName, roundImageUrl, location } = found
      const { workout } = found.spoken(location.language)
      // Of what is shown now alone: the rest of its programme is nobody's on the floor.
      const videos = workout?.routines.map((routine) => videoLinkFor(routine, location.lrVideo))
      const breaks = found.breaks.map(({ videoLink }) => videoLink)
      const links = new Set([roundImageUrl, ...(videos ?? []), ...breaks, ...ofPieces])
      for (const facts of found.media) if (links.has(facts.url)) media.set(facts.url, facts)
      const round = limits.workoutRounds[index] ?? 1
      return [
        { round, name: roundName, imageUrl: roundImageUrl, workout, lrVideo: location.lrVideo },
      ]
    })
    const [first] = shown
    const known = (first?.breaks ?? []).map(({ name, videoLink, ...names }) => ({
      name,
      displayName: exerciseNameIn(first?.location.language ?? 'en-us', names),
      videoLink,
    }))
    const activeBreaks = breaksInOrder(first?.breakOrder ?? [], known)
    return { rounds, activeBreaks, media: [...media.values()] }
  }

  async function wallsOf(id: string): Promise<Remote['walls']> {
    const page = { page: 1, limit: limits.pageSizeMax, sort: 'round' as const }
    const { items, count } = await listScreens(reader, { location: id }, page)
    return { connected: items.filter(({ status }) => status.isConnected).length, all: count }
  }

  return {
    /** The location that a caller means, if they may coach it. */
    locationFor: (actor: Actor, asked: string | undefined): string =>
      locationAsked(read(actor, 'remote').scope, asked),

    async get(actor: Actor, asked: string | undefined): Promise<Remote> {
      const { on, scope } = read(actor, 'remote')
      const timed = await findIn(on, locationAsked(scope, asked))
      const { id } = timed
      const said = await equipment.of(id)
      const [gym, rounds, walls, timer] = await Promise.all([
        getLocation(reader, id),
        roundsOf(id, said.pieces),
        wallsOf(id),
        source.isOwn
          ? { timer: timerFor(actor, timed), licenceService: null }
          : timerElsewhere(actor, timed),
      ])
      const { name, locationIdentifier, timeZone, language, timerPalette } = gym
      const location = { _id: id, id, name, locationIdentifier, timeZone, language, timerPalette }
      const others = phones.others(id, keyOf(actor))
      const buttons = buttonsOf(timed)
      return { location, walls, others, buttons, equipment: said, ...timer, ...rounds }
    },

    actOnTimer: (
      actor: Actor,
      asked: string | undefined,
      { action, startsAt, knows }: Body<'actOnTimer'>,
    ): Promise<RemoteOutcome> =>
      act(actor, asked, knows, (writing, location) => {
        const now = Date.parse(writing.at)
        const startAt = startsAt === undefined ? undefined : Date.parse(startsAt)
        if (startAt !== undefined && startAt > now + longestWaitMs)
          throw badField('startsAt', 'start-too-late')
        const course = courseOf(location)
        const after = courseAfter(course, action, actsAt(now, course), startAt)
        const until = stampOf(now + timerLimits.takeBackMs)
        const by = { ...doneBy(actor), key: keyOf(actor) }
        return change(actor, writing, location, action, after, { action, until, by })
      }),

    markEquipment: equipment.mark,
    takeBackEquipment: equipment.takeBack,

    takeBack: (
      actor: Actor,
      asked: string | undefined,
      { knows }: Body<'takeBack'>,
    ): Promise<RemoteOutcome> =>
      act(actor, asked, knows, (writing, location) => {
        const last = takeBackOf(location)
        const course = courseOf(location)
        const at = actsAt(Date.parse(writing.at), course)
        const after = last ? courseTakenBack(course, at) : undefined
        const what = `take back ${last?.action ?? ''}`
        return change(actor, writing, location, what, after, null, course.since ?? undefined)
      }),
  }
}

async function findIn(on: Executor, id: string): Promise<TimedLocation> {
  const location = await findTimedLocation(on, 'locations.id', id)
  if (location === undefined) throw notFound('location')
  return location
}
