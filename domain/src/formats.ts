import { limits } from './limits.ts'

/** Franchise prefix, optional country code, four or more digits: `RB-1024`, `RB-CA-1024`, `RBCA1024`. */
export const locationIdentifierPattern = /^[A-Z]{2,6}(-?[A-Z]{2})?-?\d{4,10}$/

/** `00.00.00` or, for a hot-fix, `00.00.00-000`. */
export const releaseVersionPattern = /^\d{2}\.\d{2}\.\d{2}(-\d{3})?$/

/** Six uppercase letters or digits (specification section 5). */
export const authCodePattern = /^[A-Z0-9]{6}$/

/** Without I, O, 0 and 1, which look alike from a distance. With 32 characters, a random byte picks each one equally often. */
const authCodeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A screen's authorization code from random bytes, one per character (specification section 2.1). */
export function authCode(randomBytes: (count: number) => Uint8Array): string {
  return Array.from(randomBytes(limits.authCodeLength), (byte) =>
    authCodeAlphabet.charAt(byte % authCodeAlphabet.length),
  ).join('')
}

/** Whether `hour` is a whole hour from 5 (5 PM) to 12 (midnight) (specification section 5). */
export function isScheduleHour(hour: number): boolean {
  return Number.isInteger(hour) && limits.scheduleHourMin <= hour && hour <= limits.scheduleHourMax
}

/** The name that the server gives a routine: `ITEM 2`. */
export function routineName(step: number): string {
  return `ITEM ${String(step)}`
}
