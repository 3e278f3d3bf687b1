import {
  Location,
  Round,
  User,
  Workout,
  type LocationScreen,
  type Routine,
} from '@roundboard/contract'
import type { Role } from '@roundboard/domain'

const stamp = '2026-11-21T10:00:00.000Z'
const stamps = { createdAt: stamp, updatedAt: stamp }

/** The nth id of the fixtures. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

const identityOf = (number: number) => ({ _id: idOf(number), id: idOf(number) })

export const aUser = (role: Role, given: Partial<User> = {}): User =>
  User.parse({
    ...identityOf(1),
    email: `${role}@example.com`,
    firstName: 'Rosa',
    lastName: 'Quill',
    role,
    isActive: true,
    locations: [],
    ...stamps,
    ...given,
  })

export const aRound = (roundNumber = 1, given: Partial<Round> = {}): Round =>
  Round.parse({
    ...identityOf(100 + roundNumber),
    roundNumber,
    name: `Round ${String(roundNumber)}`,
    imageUrl: `/media/rounds/${String(roundNumber)}.png`,
    videoLink: null,
    lrVideoLink: null,
    ...stamps,
    ...given,
  })

export const aRoutine = (step = 1, given: Partial<Routine> = {}): Routine => ({
  ...identityOf(200 + step),
  name: `ITEM ${String(step)}`,
  text: 'Jab, cross.',
  step,
  videoLink: '/media/exercises/jab.mp4',
  lrVideoLink: null,
  ...stamps,
  ...given,
})

export const aWorkout = (given: Partial<Workout> = {}): Workout =>
  Workout.parse({
    ...identityOf(300),
    name: 'First Bell',
    subHeader: 'Jab till the bell',
    round: 1,
    startDate: '2026-11-21T00:00:00.000Z',
    endDate: '2026-11-22T23:59:59.999Z',
    routines: [aRoutine()],
    ...stamps,
    ...given,
  })

export const aScreen = (round = 1, given: Partial<LocationScreen> = {}): LocationScreen => ({
  ...identityOf(400 + round),
  name: `Wall ${String(round)}`,
  round,
  language: 'en-us',
  isLinked: false,
  status: { label: '', isConnected: false, statusUpdatedAt: null },
  ...given,
})

export const aLocation = (given: Partial<Location> = {}): Location =>
  Location.parse({
    ...identityOf(500),
    name: 'Harbor Street',
    locationIdentifier: 'RB-1001',
    timeZone: 'America/New_York',
    language: 'en-us',
    isActive: true,
    isEnabled: true,
    lrVideo: false,
    is365: false,
    vtsEnabled: false,
    androidOs: false,
    timerPalette: 'classic',
    schedule: [12, 12, 12, 12, 12, 12, 12],
    screens: [aScreen()],
    ...stamps,
    ...given,
  })
