import { hash } from 'node:crypto'
import type { Programme } from '@roundboard/contract'
import { orderedRoutines, videoLinkFor } from '@roundboard/domain'
import { presentScreenLocation } from '../../locations/locations/index.ts'
import type { DescribesMedia } from '../../media/library/index.ts'
import type { Input, RoundInput } from './gather.ts'
import { asciiJson, localize } from './localize.ts'
import { schedule } from './schedule.ts'
import { substitute, substituteBreaks } from './substitute.ts'

/** What a round shows in all locations with the same input. */
export type RoundProgramme = Awaited<ReturnType<typeof prepareRound>>
/** What all screens of a location's round show. */
export type LocationProgramme = Awaited<ReturnType<typeof prepareLocation>>

type Media = Programme['media']

const digestOf = (text: string) => hash('sha256', text, 'base64url')

/** Takes a round through the steps. */
export async function prepareRound(input: RoundInput, library: DescribesMedia) {
  const { round, record, roundsAfter, lrVideo, branding, startsAt } = input
  const { days, planned, expiresAt } = schedule(input)
  const { intervals, flexibility, flexibilityAt, spares } = substitute(input, days)
  const flexibilityNow = flexibilityAt(startsAt)
  const roundImageUrl = record?.imageUrl ?? ''
  const routines = intervals.flatMap(({ workout }) => workout?.routines ?? [])
  const links = [
    roundImageUrl,
    flexibilityNow.flexibilityVideo ?? '',
    branding?.logo ?? '',
    ...routines.map((routine) => videoLinkFor(routine, lrVideo)),
    ...spares,
  ]
  // A locker room's own video has no variant for locker rooms.
  const forLockerRooms = [record?.lrVideoLink, ...routines.map(({ lrVideoLink }) => lrVideoLink)]
  const appVersion = input.app.version
  const facts = {
    roundName: record?.name ?? `Round ${String(round)}`,
    roundImageUrl,
    roundsAfter,
    intervals,
    planned,
    spares,
    flexibility,
    ...flexibilityNow,
    media: await library.describe(
      [...new Set(links)].filter((link) => link !== ''),
      lrVideo,
      new Set(forLockerRooms.filter((link) => typeof link === 'string')),
    ),
    face: branding,
    appVersion,
  }
  return {
    ...facts,
    flexibilityAt,
    localized: localize(intervals, { lrVideo, appVersion }, startsAt),
    startsAt,
    expiresAt,
    digest: digestOf(JSON.stringify(facts)),
  }
}

/** The stills of a round's clips with the times of their workouts, and their files. */
function makeStills({ intervals, media }: RoundProgramme, lrVideo: boolean) {
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

const madeStills = new WeakMap<RoundProgramme, ReturnType<typeof makeStills>>()
const stillsOf = (shown: RoundProgramme, lrVideo: boolean) =>
  madeStills.getOrInsertComputed(shown, () => makeStills(shown, lrVideo))

const eachOnce = (media: Media): Media => [...new Map(media.map((one) => [one.url, one])).values()]

/** Adds what is specific to a location: breaks, the next round, the member page. */
export async function prepareLocation(
  input: Input,
  shown: RoundProgramme,
  shownNext: RoundProgramme | undefined,
  library: DescribesMedia,
) {
  const { lrVideo, memberPage, breakOrder, plannedBreaks } = input
  const location = presentScreenLocation(input.location)
  const ofBreaks = substituteBreaks(input, shown.flexibilityAt)
  const { breaks, later } = ofBreaks
  const next = shownNext && stillsOf(shownNext, lrVideo)
  const following = input.next?.round
  const breakLinks = new Set(breaks.flatMap(({ videoLink }) => videoLink ?? []))
  // Screens cache what they show again later.
  const laterLinks = later.flatMap((one) => [
    ...one.breaks.flatMap(({ videoLink }) => videoLink ?? []),
    ...[one.flexibilityVideo ?? []].flat(),
  ])
  const spares = [
    ...new Set([
      ...shown.spares,
      ...ofBreaks.spares,
      ...laterLinks.filter((link) => !breakLinks.has(link) && link !== shown.flexibilityVideo),
    ]),
  ]
  const known = new Set(shown.media.map(({ url }) => url))
  const more = [...breakLinks, ...spares, following?.imageUrl ?? '']
  const missing = [...new Set(more)].filter((link) => link !== '' && !known.has(link))
  // A still may belong to a clip that is described already.
  const added = (await library.describe(missing, lrVideo)).filter(({ url }) => !known.has(url))
  const described = [...shown.media, ...added]
  const content = [location, shown.digest, breaks, later, spares, described, following]
  const { roundName, roundImageUrl } = shown
  const place = { roundName, roundImageUrl, location, timeZone: location.timeZone }
  return {
    ...shown,
    spares,
    media: eachOnce([...(next?.media ?? []), ...described]),
    location,
    nextRound: following && { ...following, ...(next && { stills: next.stills }) },
    pocketAddress: memberPage,
    breaks,
    breakOrder,
    plannedBreaks,
    later,
    revision: digestOf(JSON.stringify([content, memberPage]) + (next?.text ?? '')).slice(0, 16),
    /** The end of the screen in every heartbeat's answer, as JSON in ASCII. */
    place: asciiJson(place).slice(1, -1),
  }
}
