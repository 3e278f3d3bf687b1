import { type BoxIssue, boxIssues } from './screen-states.ts'

/** What a box measures; undefined or null if it can't. */
export type BoxReadings = {
  readonly temperatureC?: number | null | undefined
  readonly isThrottled?: boolean | null | undefined
  readonly isUndervolted?: boolean | null | undefined
  readonly freeDiskMb?: number | null | undefined
  readonly freeMemoryMb?: number | null | undefined
  readonly wifiSignalDbm?: number | null | undefined
  readonly isClockSynchronized?: boolean | null | undefined
}

/**
 * The thresholds. A value that varies has another one for the end of its issue (`was`: it has the
 * issue already). Software decoding isn't an issue: our image decides about it, not the location.
 */
const rules: Readonly<Record<BoxIssue, (box: BoxReadings, was: boolean) => boolean>> = {
  hot: ({ temperatureC, isThrottled }, was) =>
    isThrottled === true || (temperatureC ?? 0) >= (was ? 80 : 85),
  'weak-power': ({ isUndervolted }) => isUndervolted === true,
  'low-disk': ({ freeDiskMb }, was) => (freeDiskMb ?? Infinity) < (was ? 600 : 500),
  'low-memory': ({ freeMemoryMb }, was) => (freeMemoryMb ?? Infinity) < (was ? 150 : 100),
  'weak-wifi': ({ wifiSignalDbm }, was) => (wifiSignalDbm ?? 0) < (was ? -75 : -80),
  clock: ({ isClockSynchronized }) => isClockSynchronized === false,
}

/** The issues of a box, worst first. `known`: the one it had before, which ends later than it began. */
export const issuesOfBox = (box: BoxReadings, known: BoxIssue | null = null): BoxIssue[] =>
  boxIssues.filter((issue) => rules[issue](box, issue === known))
