import { type Clock, stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import * as rows from './remembered-devices.repository.ts'

const mostOfOneUser = 20

/** How long a device is remembered after its last sign-in, in seconds: 90 days. */
export const deviceLifetimeSeconds = 90 * 24 * 3_600

/** Proof, stored in a browser, that this user has signed in with it. */
export interface Device {
  readonly userId: string
  readonly secret: string
}

/**
 * Browsers in which a user has signed in before. Their secret grants no access: it only exempts
 * their sign-in attempts from limits that other people have used up.
 */
export function createRememberedDevices(clock: Clock) {
  const usedSince = () => stampOf(clock() - deviceLifetimeSeconds * 1000)

  return {
    /** The hash of the sent secret that belongs to this account, if any. */
    async find(on: Executor, secrets: readonly string[], email: string) {
      if (secrets.length === 0) return undefined
      const found = await rows.findDevice(on, secrets.map(hashSecret), email, usedSince())
      return found?.secretHash
    },

    /** Remembers the device of a successful sign-in, whether known or new. */
    async remember(
      on: Executor,
      userId: string,
      secrets: readonly string[],
      newOne: string,
    ): Promise<Device> {
      const lastUsedAt = stampOf(clock())
      for (const secret of secrets)
        if (await rows.touchDevice(on, { secretHash: hashSecret(secret), userId, lastUsedAt }))
          return { userId, secret }
      await rows.insertDevice(on, { secretHash: hashSecret(newOne), userId, lastUsedAt })
      await rows.deleteOldDevices(on, userId, mostOfOneUser, usedSince())
      return { userId, secret: newOne }
    },

    forget: (on: Executor, secretHash: string) => rows.deleteDevice(on, secretHash),
    forgetAllOf: (on: Executor, userId: string) => rows.deleteDevicesOf(on, userId),
  }
}
