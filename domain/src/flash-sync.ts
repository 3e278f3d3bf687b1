/** Two frames at 60 Hz: what people in front of nine walls take for one moment. */
const togetherMs = 34

/** What a wall says of its clock, in milliseconds; null where it has not measured yet. */
export type WallClock = {
  /** How long after its instant the last flash had its frame. */
  readonly flashErrorMs: number | null
  /** How long the quickest question to the server's clock was on its way and back. */
  readonly roundTripMs: number | null
}

/**
 * Between which two instants, in milliseconds after the right one, the flash of each wall of a gym may
 * come; null for those that have not measured. What a way to the server takes longer than the gym's
 * quickest may lie on one way alone, and mislead by half of itself; what all have in common shifts all
 * alike.
 */
export function flashWindows(
  clocks: readonly WallClock[],
): readonly (readonly [earliestMs: number, latestMs: number] | null)[] {
  const quickestMs = Math.min(...clocks.map(({ roundTripMs }) => roundTripMs ?? Infinity))
  return clocks.map(({ flashErrorMs, roundTripMs }) => {
    if (flashErrorMs === null || roundTripMs === null) return null
    const doubtMs = (roundTripMs - quickestMs) / 2
    return [flashErrorMs - doubtMs, flashErrorMs + doubtMs]
  })
}

/**
 * How far apart, in milliseconds, the flashes of a gym's walls may be; null with fewer than two that
 * have measured.
 */
export function flashSpreadMs(clocks: readonly WallClock[]): number | null {
  const windows = flashWindows(clocks).filter((window) => window !== null)
  if (windows.length < 2) return null
  const earliest = Math.min(...windows.map(([earliestMs]) => earliestMs))
  return Math.max(...windows.map(([, latestMs]) => latestMs)) - earliest
}

/** Whether people see that the walls of a gym do not flash together: by more than two frames. */
export function areFlashesOutOfSync(clocks: readonly WallClock[]): boolean {
  return (flashSpreadMs(clocks) ?? 0) > togetherMs
}

/** Whether a wall's own flash comes so late that its gym's walls differ by it alone. */
export function isFlashLate({ flashErrorMs }: WallClock): boolean {
  return flashErrorMs !== null && Math.abs(flashErrorMs) > togetherMs
}
