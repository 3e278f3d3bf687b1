import type { Programme, Remote } from '@roundboard/contract'
import { breaksInOrder, exerciseNameIn, limits, videoLinkFor } from '@roundboard/domain'
import { type Actor, type PassActor, systemActor } from '../../../platform/actor.ts'
import type { ScreensService } from '../../fleet/screens/index.ts'
import type { LocationsService } from '../../locations/locations/index.ts'
import { keyOf, requestedLocation } from '../timer/index.ts'
import type { ActivePhones } from './active-phones.ts'
import { createRemoteEquipment, type RemoteEquipmentSources } from './remote-equipment.service.ts'

/** The server, reading for coaches on their phones. */
const reader = systemActor('locations.read', 'screens.read')

export type RemoteService = ReturnType<typeof createRemoteService>

/** What coaches see and do on their phones: a location's timer and rounds. */
export function createRemoteService(
  dependencies: RemoteEquipmentSources & {
    phones: Pick<ActivePhones, 'others'>
    passTermOf: (actor: PassActor) => Promise<Remote['pass']>
    getLocation: LocationsService['get']
    listScreens: ScreensService['list']
  },
) {
  const { read, programmes, phones, timer, getLocation, listScreens } = dependencies
  const equipment = createRemoteEquipment(dependencies)

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
    const flexibility = usesFlexibility
      ? await programmes.get(id, limits.flexibilityRound)
      : undefined
    const media = new Map<string, Programme['media'][number]>()
    for (const facts of flexibility?.media ?? [])
      if (ofPieces.includes(facts.url)) media.set(facts.url, facts)
    const shown = await Promise.all(limits.workoutRounds.map((round) => programmes.get(id, round)))
    const rounds = shown.flatMap((found, index) => {
      if (found === undefined) return []
      const { roundName, roundImageUrl, location } = found
      const { workout } = found.localized(location.language)
      // Only the current workout's files, because phones show nothing else of the program.
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
    locationFor: (actor: Actor, requestedId: string | undefined): string =>
      requestedLocation(read(actor, 'remote').scope, requestedId),

    async get(actor: Actor, requestedId: string | undefined): Promise<Remote> {
      const { on, scope } = read(actor, 'remote')
      const id = requestedLocation(scope, requestedId)
      const pieces = await equipment.of(id)
      const [gym, rounds, walls, shown] = await Promise.all([
        getLocation(reader, id),
        roundsOf(id, pieces.pieces),
        wallsOf(id),
        timer.read(actor, on, id),
      ])
      const { name, locationIdentifier, timeZone, language, timerPalette } = gym
      const location = { _id: id, id, name, locationIdentifier, timeZone, language, timerPalette }
      const others = phones.others(id, keyOf(actor))
      const pass = actor.kind === 'pass' ? await dependencies.passTermOf(actor) : null
      return { location, pass, walls, others, equipment: pieces, ...shown, ...rounds }
    },

    markEquipment: equipment.mark,
    undoEquipmentAction: equipment.takeBack,
  }
}
