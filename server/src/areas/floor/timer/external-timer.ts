import { AppError } from '../../../platform/app-error.ts'
import type { LicenceSource } from './license-source.ts'
import type { TimedLocation } from './timer.repository.ts'

/** When the timer of a licence service elsewhere began (`null`: it does not run); `undefined`: the service is silent. */
export async function stampElsewhere(
  source: LicenceSource,
  location: TimedLocation,
): Promise<string | null | undefined> {
  if (location.vtsEnabled !== 1) return null
  try {
    const key = await source.keyOf(location)
    const licence = key === undefined ? undefined : await source.licenceOf(key)
    return licence?.dwsTimeStamp ?? null
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return undefined
    throw error
  }
}
