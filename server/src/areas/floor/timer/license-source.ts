import { randomBytes } from 'node:crypto'
import type { TimerLicence } from '@roundboard/contract'
import { plainStampAt, writeCourse } from '@roundboard/domain'
import { serverThatMay } from '../../../platform/actor.ts'
import type { Writer } from '../../../platform/audit/write.ts'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import type { Reader } from '../../../platform/read.ts'
import { coachedOf, courseOf } from './stored-timer.ts'
import {
  findLocation,
  listBreaks,
  lockTimer,
  saveTimer,
  type TimedLocation,
} from './timer.repository.ts'

/** Where licences come from: the server itself, or a service elsewhere. */
export interface LicenceSource {
  /** Whether staff set the timers here; elsewhere they are only read. */
  readonly isOwn: boolean
  /** Where people find it, if it is elsewhere. */
  readonly address: string
  /** The licence key of a location that has a timer. */
  keyOf(location: TimedLocation): Promise<string | undefined>
  licenceOf(key: string): Promise<TimerLicence | undefined>
}

/** The server, which keeps keys and playlists of timers, whoever asks for them first. */
export const keeper = serverThatMay('locations.read', 'locations.update')

/** 128 random bits: nobody finds a gym's timer by trying. */
export const newLicenceKey = (): string => randomBytes(16).toString('hex')

/** Licences kept in the database, each made when a location first needs one. */
export function createOwnLicences(dependencies: {
  read: Reader
  write: Writer
  clock: Clock
}): LicenceSource {
  const { read, write, clock } = dependencies
  const makeKey = (id: string): Promise<string | undefined> =>
    write(keeper, 'locations.update', async ({ trx, record, unchanged }) => {
      await lockTimer(trx, id)
      const location = await findLocation(trx, 'locations.id', id)
      // Another request may have made it, or deleted the location.
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
      const { on } = read(keeper, 'locations.read')
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
        course: writeCourse(course),
      }
    },
  }
}
