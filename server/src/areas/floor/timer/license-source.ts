import { randomBytes } from 'node:crypto'
import type { TimerLicence } from '@roundboard/contract'
import { plainStampAt, serializeCourse } from '@roundboard/domain'
import { systemActor } from '../../../platform/actor.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import { coachedOf, courseOf } from './stored-timer.ts'
import {
  findLocation,
  listBreaks,
  lockTimer,
  saveTimer,
  type TimedLocation,
} from './timer.repository.ts'

/** The source of licenses: this server, or an external service. */
export interface LicenceSource {
  /** Whether timers are set here. External ones are read-only. */
  readonly isOwn: boolean
  /** The external service's address. */
  readonly address: string
  /** The license key of a location with a timer. */
  keyOf(location: TimedLocation): Promise<string | undefined>
  licenceOf(key: string): Promise<TimerLicence | undefined>
}

/** The server, which stores timers' keys and playlists. */
export const serverActor = systemActor('locations.read', 'locations.update')

/** 128 random bits, so a timer can't be found by guessing. */
export const newLicenceKey = (): string => randomBytes(16).toString('hex')

/** Licenses in the database, created when a location first needs one. */
export function createOwnLicences(
  dependencies: Pick<Platform, 'read' | 'write' | 'clock'>,
): LicenceSource {
  const { read, write, clock } = dependencies
  const makeKey = (id: string): Promise<string | undefined> =>
    write(serverActor, 'locations.update', async ({ trx, record, unchanged }) => {
      await lockTimer(trx, id)
      const location = await findLocation(trx, 'locations.id', id)
      // Another request may have created it, or deleted the location.
      if (location?.licenseKey !== null) {
        unchanged()
        return location?.licenseKey
      }
      const licenseKey = newLicenceKey()
      await saveTimer(trx, id, { licenseKey })
      record({ model: 'Location', action: 'update', data: { id, hasLicenceKey: true } })
      return licenseKey
    })

  return {
    isOwn: true,
    address: '',
    keyOf: async (location) => location.licenseKey ?? (await makeKey(location.id)),
    async licenceOf(key) {
      const { on } = read(serverActor, 'locations.read')
      const location = await findLocation(on, 'licenseKey', key)
      if (location?.vtsEnabled !== 1) return undefined
      const dwsActiveBreaks = await listBreaks(on, location.id)
      const coached = coachedOf(location)
      if (coached === null) return { dwsTimeStamp: location.stamp, dwsActiveBreaks }
      const course = courseOf(location)
      const plainStamp = plainStampAt(course, Math.max(clock(), course.since ?? -Infinity))
      return {
        dwsTimeStamp: plainStamp === null ? null : stampOf(plainStamp),
        dwsActiveBreaks,
        course: serializeCourse(course),
      }
    },
  }
}
