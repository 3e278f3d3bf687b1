/** Two frames at 60 Hz: people in front of nine screens don't notice a smaller difference. */
const togetherMs = 34

/** A screen's clock measurements in milliseconds; null before the first one. */
export type WallClock = {
  /** How late the last flash was drawn. */
  readonly flashErrorMs: number | null
  /** The round-trip time of the fastest request for the server's time. */
  readonly roundTripMs: number | null
}

/**
 * The earliest and latest time of each screen's flash, in milliseconds after the correct instant;
 * null without measurements. If a screen's round trip is longer than the location's fastest, the
 * difference may be one-way and cause an error of half of it. Delays that all screens share shift
 * all of them equally.
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

/** How far apart, in milliseconds, the flashes of a location's screens may be; null with fewer than two measurements. */
export function flashSpreadMs(clocks: readonly WallClock[]): number | null {
  const windows = flashWindows(clocks).filter((window) => window !== null)
  if (windows.length < 2) return null
  const earliest = Math.min(...windows.map(([earliestMs]) => earliestMs))
  return Math.max(...windows.map(([, latestMs]) => latestMs)) - earliest
}

/** Whether people notice that the screens of a location don't flash together: by more than two frames. */
export function areFlashesOutOfSync(clocks: readonly WallClock[]): boolean {
  return (flashSpreadMs(clocks) ?? 0) > togetherMs
}

/** Whether a screen's own flash is so late that people notice. */
export function isFlashLate({ flashErrorMs }: WallClock): boolean {
  return flashErrorMs !== null && Math.abs(flashErrorMs) > togetherMs
}
