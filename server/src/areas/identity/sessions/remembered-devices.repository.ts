import type { Executor } from '../../../platform/database/database.ts'
import type { RememberedDeviceRow } from '../../../platform/database/schema.ts'

/** The device with one of these secrets on which this account has signed in before. */
export const findDevice = (
  on: Executor,
  secretHashes: readonly string[],
  email: string,
  usedSince: string,
): Promise<RememberedDeviceRow | undefined> =>
  on
    .selectFrom('rememberedDevices')
    .innerJoin('users', 'users.id', 'rememberedDevices.userId')
    .selectAll('rememberedDevices')
    .where('secretHash', 'in', secretHashes)
    .where('users.email', '=', email)
    .where('rememberedDevices.lastUsedAt', '>', usedSince)
    .executeTakeFirst()

/** Records a device's use. Returns false if it isn't this user's. */
export async function touchDevice(
  on: Executor,
  device: Pick<RememberedDeviceRow, 'secretHash' | 'userId' | 'lastUsedAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await on
    .updateTable('rememberedDevices')
    .set({ lastUsedAt: device.lastUsedAt })
    .where('secretHash', '=', device.secretHash)
    .where('userId', '=', device.userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const insertDevice = (on: Executor, row: RememberedDeviceRow) =>
  on.insertInto('rememberedDevices').values(row).execute()

/** Deletes a user's devices except the latest ones, and those unused for long. */
export async function deleteOldDevices(
  on: Executor,
  userId: string,
  most: number,
  usedSince: string,
) {
  const recent = await on
    .selectFrom('rememberedDevices')
    .select('secretHash')
    .where('userId', '=', userId)
    .where('lastUsedAt', '>', usedSince)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('secretHash')
    .limit(most)
    .execute()
  const hashes = recent.map((row) => row.secretHash)
  await on
    .deleteFrom('rememberedDevices')
    .where('userId', '=', userId)
    .where('secretHash', 'not in', [...hashes, ''])
    .execute()
}

export const deleteDevice = (on: Executor, secretHash: string) =>
  on.deleteFrom('rememberedDevices').where('secretHash', '=', secretHash).execute()

export const deleteDevicesOf = (on: Executor, userId: string) =>
  on.deleteFrom('rememberedDevices').where('userId', '=', userId).execute()
