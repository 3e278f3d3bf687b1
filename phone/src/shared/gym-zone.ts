/** The time zone of a gym as this phone knows it; an old phone that does not know it is in the gym, and has its clock. */
export function gymZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
