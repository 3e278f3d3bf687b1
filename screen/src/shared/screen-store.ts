import {
  type Applied,
  isApplied,
  isProgramme,
  isTimerLicence,
  isScreenAnnouncement,
  type Programme,
  type TimerLicence,
  type ScreenAnnouncement,
} from '@roundboard/contract'
import type { StoredClock } from './server-clock.ts'
import type { KeyValueStorage } from './mirrored-storage.ts'
import {
  type DecodingLimit,
  isDecodingLimit,
  isVideoRecovery,
  type VideoRecovery,
  noRecovery,
} from './video-recovery.ts'

/** The last good license, from which the timer runs without network. */
export type StoredTimer = {
  readonly locationIdentifier: string
  readonly licence: TimerLicence
}

/** Everything that outlives a reload. A value that can't be read back counts as missing. */
export interface ScreenStore {
  /** The screen's token; setting it clears the rejected one. */
  token: string | null
  /** A token that the server didn't know when it was last asked. */
  readonly rejectedToken: string | null
  programme: Programme | null
  timer: StoredTimer | null
  /** Current and future announcements. */
  announcements: readonly ScreenAnnouncement[]
  applied: Applied
  appVersion: string | null
  /** Support's last known address. */
  supportEmail: string | null
  clock: StoredClock | null
  recovery: VideoRecovery
  decodingLimit: DecodingLimit | null
  /** Clears everything about the screen, but keeps its token as the rejected one. */
  unlink(): void
}

const prefix = 'roundboard.screen.'

/** Stores values in `storage` if there is one, else in memory. */
export function createScreenStore(storage: KeyValueStorage | undefined): ScreenStore {
  const memory = new Map<string, string>()

  function read(key: string): string | null {
    try {
      return storage?.getItem(prefix + key) ?? memory.get(key) ?? null
    } catch {
      return memory.get(key) ?? null
    }
  }
  function write(key: string, value: string | null) {
    if (value === null) memory.delete(key)
    else memory.set(key, value)
    try {
      if (value === null) storage?.removeItem(prefix + key)
      else storage?.setItem(prefix + key, value)
    } catch {
      // Full or forbidden storage: memory is used until the next reload.
    }
  }
  function readJson<T>(key: string, isT: (value: unknown) => value is T): T | null {
    const text = read(key)
    if (text === null) return null
    try {
      const value: unknown = JSON.parse(text)
      return isT(value) ? value : null
    } catch {
      return null
    }
  }
  const writeJson = (key: string, value: unknown) =>
    write(key, value === null ? null : JSON.stringify(value))

  return {
    get token() {
      return read('token')
    },
    set token(token) {
      write('token', token)
      write('token-set-aside', null)
    },
    get rejectedToken() {
      return read('token-set-aside')
    },
    get programme() {
      return readJson('programme', isProgramme)
    },
    set programme(programme) {
      writeJson('programme', programme)
    },
    get timer() {
      return readJson('timer', isStoredTimer)
    },
    set timer(timer) {
      writeJson('timer', timer)
    },
    get announcements() {
      return readJson('announcements', isAnnouncements) ?? []
    },
    set announcements(announcements) {
      writeJson('announcements', announcements.length === 0 ? null : announcements)
    },
    get applied() {
      return readJson('applied', isApplied) ?? { refresh: 0, hardRefresh: 0 }
    },
    set applied(applied) {
      writeJson('applied', applied)
    },
    get appVersion() {
      return read('app-version')
    },
    set appVersion(version) {
      write('app-version', version)
    },
    get supportEmail() {
      return read('support-email')
    },
    set supportEmail(address) {
      write('support-email', address)
    },
    get clock() {
      return readJson('clock', isStoredClock)
    },
    set clock(clock) {
      writeJson('clock', clock)
    },
    get recovery() {
      return readJson('restraint', isVideoRecovery) ?? noRecovery
    },
    set recovery(recovery) {
      writeJson('restraint', recovery)
    },
    get decodingLimit() {
      return readJson('cannot-together', isDecodingLimit)
    },
    set decodingLimit(found) {
      writeJson('cannot-together', found)
    },
    unlink() {
      write('token-set-aside', read('token') ?? read('token-set-aside'))
      for (const key of ['token', 'programme', 'timer', 'announcements', 'applied'])
        write(key, null)
    },
  }
}

const isAnnouncements = (value: unknown): value is ScreenAnnouncement[] =>
  Array.isArray(value) && value.every(isScreenAnnouncement)

function isStoredClock(value: unknown): value is StoredClock {
  if (typeof value !== 'object' || value === null) return false
  const { offsetMs, drift, serverAt } = value as Partial<Record<keyof StoredClock, unknown>>
  return [offsetMs, drift, serverAt].every(Number.isFinite)
}

function isStoredTimer(value: unknown): value is StoredTimer {
  if (typeof value !== 'object' || value === null) return false
  const { locationIdentifier, licence } = value as Partial<Record<keyof StoredTimer, unknown>>
  return typeof locationIdentifier === 'string' && isTimerLicence(licence)
}
