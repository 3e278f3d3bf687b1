import { randomBytes } from 'node:crypto'
import type { TimerLicence } from '@roundboard/contract'
import { system } from '../../platform/actor.ts'
import type { Writer } from '../../platform/audit/write.ts'
import type { Db } from '../../platform/database/database.ts'
import { findLocation, listBreaks, saveTimer, type TimedLocation } from './licences.repository.ts'

/** Where licences come from: the server itself, or a service elsewhere. */
export interface LicenceSource {
  /** Whether staff set the timers here; elsewhere they are only read. */
  readonly isOwn: boolean
  /** The licence key of a location that has a timer. */
  keyOf(location: TimedLocation): Promise<string | undefined>
  licenceOf(key: string): Promise<TimerLicence | undefined>
}

/** 128 random bits: nobody finds a gym's timer by trying. */
export const newLicenceKey = (): string => randomBytes(16).toString('hex')

/** Licences kept in the database, each made when a location first needs one. */
export function createOwnLicences({ db, write }: { db: Db; write: Writer }): LicenceSource {
  const makeKey = (id: string): Promise<string | undefined> =>
    write(system, async ({ trx, record }) => {
      const location = await findLocation(trx, 'locations.id', id)
      const key = location?.licenseKey ?? newLicenceKey()
      await saveTimer(trx, id, { licenseKey: key })
      record({ model: 'Location', action: 'update', data: { id, hasLicenceKey: true } })
      return location && key
    })

  return {
    isOwn: true,
    keyOf: async (location) => location.licenseKey ?? (await makeKey(location.id)),
    async licenceOf(key) {
      const location = await findLocation(db, 'licenseKey', key)
      if (location?.vtsEnabled !== 1) return undefined
      return {
        dwsTimeStamp: location.stamp,
        dwsActiveBreaks: await listBreaks(db, location.id),
      }
    },
  }
}
