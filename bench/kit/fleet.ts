import { createHash } from 'node:crypto'
import type { TimerPalette } from '@roundboard/domain'
import { alwaysOpen } from '@roundboard/domain'
import type { OpenTables, Row } from './database.ts'

const secretOf = (name: string) => createHash('sha256').update(name).digest('base64url')
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** The same number gives the same ID, in the API's format. */
function idOf(kind: string, n: number): string {
  const hex = createHash('md5').update(`${kind} ${n}`).digest('hex')
  // As on the server, IDs grow with time.
  const time = (0x019a_0000_0000 + n).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`
}

export const screensPerLocation = 10
export const screenId = (n: number) => idOf('screen', n)
export const locationId = (n: number) => idOf('location', n)
export const workoutId = (n: number) => idOf('workout', n)

/** A screen's token. */
export const screenToken = (n: number) => secretOf(`screen ${n}`)

const staffTokenOf = (n: number) => secretOf(n === 0 ? 'staff' : `staff ${n}`)
/** The session tokens of the super-admins that `fillStaff` adds. */
export const staffTokens = (count: number) =>
  Array.from({ length: count }, (_, n) => staffTokenOf(n))
export const staffToken = staffTokenOf(0)

const start = Date.UTC(2026, 0, 1)
const stamp = (at: number) => new Date(at).toISOString()
const stampOfRow = (n: number) => {
  const at = stamp(start + n * 1_000)
  return { created_at: at, updated_at: at }
}

const zones = ['America/New_York', 'Europe/Paris', 'Asia/Tokyo', 'Australia/Sydney', 'UTC']
const languages = ['en-us', 'es-mx', 'fr-ca']

function* rowsOf(count: number, row: (n: number) => Row): Iterable<Row> {
  for (let n = 0; n < count; n += 1) yield row(n)
}

const location = (n: number): Row => ({
  id: locationId(n),
  name: `Gym ${n}`,
  name_folded: `gym ${n}`,
  location_identifier: `RB-${String(n).padStart(6, '0')}`,
  time_zone: zones[n % zones.length] ?? '',
  language: languages[n % languages.length] ?? '',
  is_active: n % 7 === 0 ? 0 : 1,
  is_enabled: 1,
  lr_video: 0,
  is365: n % 2,
  vts_enabled: 0,
  android_os: 0,
  timer_palette: 'classic' satisfies TimerPalette,
  schedule: '[12,12,12,12,12,12,12]',
  opening_hours: JSON.stringify(alwaysOpen),
  away_minutes: 5,
  shows_next: 1,
  pocket_page: 0,
  missing_equipment: '[]',
  ...stampOfRow(n),
})

const screen = (n: number): Row => ({
  id: screenId(n),
  location_id: locationId(Math.floor(n / screensPerLocation)),
  name: `Screen ${n}`,
  name_folded: `screen ${n}`,
  round: (n % screensPerLocation) + 1,
  language: languages[n % languages.length] ?? '',
  has_sound: 0,
  is_low_vision: 0,
  token_hash: hashOf(screenToken(n)),
  linked_at: stamp(start),
  refresh_revision: 0,
  hard_refresh_revision: 0,
  ...stampOfRow(n),
})

/** Adds screens with tokens, ten per location. */
export async function fillScreens(tables: OpenTables, count: number): Promise<void> {
  await tables.insert('locations', rowsOf(Math.ceil(count / screensPerLocation), location))
  await tables.insert('screens', rowsOf(count, screen))
}

/** A workout's round, and its distance from today in days. */
interface WorkoutPlace {
  readonly round: number
  readonly day: number
}

/** Adds workouts in nine rounds, including today's. */
export async function fillWorkouts(
  tables: OpenTables,
  count: number,
  videoOf: (n: number) => string = () => '/media/exercises/jab-cross.mp4',
  placeOf = (n: number): WorkoutPlace => ({ round: (n % 9) + 1, day: Math.floor((n % 3_600) / 9) }),
): Promise<void> {
  const today = new Date()
  const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const dayOf = (n: number) => stamp(first + placeOf(n).day * 86_400_000).slice(0, 10)
  await tables.insert(
    'workouts',
    rowsOf(count, (n) => ({
      id: workoutId(n),
      name: `Workout ${n}`,
      name_folded: `workout ${n}`,
      sub_header: 'Power',
      round: placeOf(n).round,
      start_date: `${dayOf(n)}T00:00:00.000Z`,
      end_date: `${dayOf(n)}T23:59:59.999Z`,
      routine_count: 1,
      is_draft: 0,
      name_translations: '[]',
      sub_header_translations: '[]',
      ...stampOfRow(n),
    })),
  )
  await tables.insert(
    'routines',
    rowsOf(count, (n) => ({
      id: idOf('routine', n),
      workout_id: workoutId(n),
      step: 1,
      text: 'Jab, cross, hook',
      text_translations: '[]',
      video_link: videoOf(n),
      lr_video_link: null,
      ...stampOfRow(n),
    })),
  )
}

const kinds = ['exercise-video', 'exercise-video', 'flexibility', 'round-picture']
const tags = ['boxing', 'kicks', 'legs', 'core', 'stretch', 'two hands']

/** Adds library items, and as many workouts that use every second one of them. */
export async function fillMedia(tables: OpenTables, count: number): Promise<void> {
  const shaOf = (n: number) => n.toString(16).padStart(64, '0')
  const linkOf = (n: number) => `/media/library/${String(n).padStart(22, '0')}`
  await tables.insert(
    'media_files',
    rowsOf(count, (n) => ({
      sha256: shaOf(n),
      extension: n % 4 === 3 ? 'jpg' : 'mp4',
      type: n % 4 === 3 ? 'image/jpeg' : 'video/mp4',
      bytes: 1_000_000 + n,
      state: 'stored',
      created_at: stamp(start),
      unused_since: null,
    })),
  )
  await tables.insert(
    'media',
    rowsOf(count, (n) => ({
      id: idOf('media', n),
      link: linkOf(n),
      name: `Clip ${n}`,
      name_folded: `clip ${n}`,
      kind: kinds[n % kinds.length] ?? '',
      tags: JSON.stringify([tags[n % tags.length], tags[(n + (n % 5) + 1) % tags.length]]),
      locker_room_id: null,
      is_shipped: 0,
      file_sha256: shaOf(n),
      original_sha256: shaOf(n),
      poster_sha256: null,
      width: 1280,
      height: 720,
      duration_ms: 2_000 + n,
      frames: 60,
      codec: 'avc1.640028',
      figure: null,
      seam: null,
      jump: (n % 10) / 100,
      cut_ms: null,
      added_by: null,
      ...stampOfRow(n),
    })),
  )
  await fillWorkouts(tables, count, (n) => linkOf(n % 2 === 0 ? n : 0))
}

const models = ['Workout', 'Screen', 'Location', 'User']
const actions = ['update', 'update', 'update', 'create', 'delete']

/** Adds log entries, one a minute, without a valid hash chain. */
export async function fillLogs(tables: OpenTables, count: number): Promise<void> {
  await tables.query('delete from logs')
  await tables.insert(
    'logs',
    rowsOf(count, (n) => ({
      seq: n + 1,
      id: idOf('log', n),
      date: stamp(start - (count - n) * 60_000),
      model: models[n % models.length] ?? '',
      action: actions[n % actions.length] ?? '',
      modified_by: `coach${n % 500}@roundboard.test`,
      user_id: idOf('user', n % 500),
      data: '{"id":"019a0000-0000-7000-8000-000000000000","before":{"name":"A"},"after":{"name":"B"}}',
      hash: 'x',
    })),
  )
  await tables.query(`update log_head set seq = ${count}`)
}

/** The secret of a phone with a coach pass that `fillPasses` adds. */
export const passSecret = (n: number) => `rbp_${secretOf(`pass ${n}`)}`

/** Adds opened coach passes, spread evenly over the locations. */
export async function fillPasses(
  tables: OpenTables,
  { count, locations }: { readonly count: number; readonly locations: number },
): Promise<void> {
  const now = Date.now()
  await tables.insert(
    'remote_passes',
    rowsOf(count, (n) => ({
      id: idOf('pass', n),
      location_id: locationId(n % locations),
      number: Math.floor(n / locations) + 1,
      screen_id: null,
      made_by: 'bench@roundboard.test',
      link_hash: hashOf(`link ${n}`),
      secret_hash: hashOf(passSecret(n)),
      made_at: stamp(now),
      opens_until: stamp(now + 86_400_000),
      opened_at: stamp(now),
      expires_at: stamp(now + 86_400_000),
      revoked_at: null,
    })),
  )
}

/** Adds super-admins who are signed in with `staffTokens`. */
export async function fillStaff(tables: OpenTables, count = 1): Promise<void> {
  const now = Date.now()
  await tables.insert(
    'users',
    rowsOf(count, (n) => ({
      id: idOf('user', n),
      email: n === 0 ? 'bench@roundboard.test' : `bench-${n}@roundboard.test`,
      first_name: 'Bench',
      first_name_folded: 'bench',
      last_name: 'Mark',
      last_name_folded: 'mark',
      role: 'super-admin',
      is_active: 1,
      language: 'en',
      password_hash: 'none',
      ...stampOfRow(n),
    })),
  )
  await tables.insert(
    'sessions',
    rowsOf(count, (n) => ({
      id: idOf('session', n),
      token_hash: hashOf(staffTokenOf(n)),
      user_id: idOf('user', n),
      started_at: stamp(now),
      last_used_at: stamp(now),
      proved_at: stamp(now),
      ends_at: stamp(now + 86_400_000),
      address: '127.0.0.1',
      device: 'bench',
    })),
  )
}

export const ownerEmail = (location: number) => `owner-${location}@roundboard.test`

/** Adds an owner for each location, with email alerts. */
export async function fillOwners(tables: OpenTables, locations: number): Promise<void> {
  await tables.insert(
    'users',
    rowsOf(locations, (n) => ({
      id: idOf('owner', n),
      email: ownerEmail(n),
      first_name: 'Owner',
      first_name_folded: 'owner',
      last_name: String(n),
      last_name_folded: String(n),
      role: 'location',
      is_active: 1,
      language: 'en',
      password_hash: 'none',
      ...stampOfRow(n),
    })),
  )
  await tables.insert(
    'user_locations',
    rowsOf(locations, (n) => ({ user_id: idOf('owner', n), location_id: locationId(n) })),
  )
}

const heartbeatReport = {
  workoutId: '019a0000-0000-7000-8000-000000000000',
  workoutUpdatedAt: '2026-11-21T00:00:00.000Z',
  programmeRevision: 'V7pM5uXq0Zs3L2aB.k3Jd9sQ1',
  droppedFrames: 12,
  cache: 'ready',
  appVersion: '21.12.22',
  problem: null,
}

/** The body of a heartbeat, with different numbers each time. */
export const heartbeatBody = (n: number, now: string): string =>
  JSON.stringify({
    status: { label: 'connected', isConnected: true },
    applied: { refresh: 0, hardRefresh: 0 },
    report: {
      ...heartbeatReport,
      lastFrameAt: now,
      clockOffsetMs: 3.25 + (n % 10),
      uptimeSeconds: 1_000 + (n % 8_000),
    },
  })
