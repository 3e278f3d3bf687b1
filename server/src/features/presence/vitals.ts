import type { ScreenReport } from '@roundboard/contract'

/**
 * The numbers of a report that never stand still; they are stored apart from what rarely changes.
 * What is not known is NaN: numbers alone are written over in place, while null beside them would
 * have every heartbeat leave garbage.
 */
export interface Vitals {
  /** In epoch milliseconds. */
  lastFrameAt: number
  droppedFrames: number
  clockOffsetMs: number
  uptimeSeconds: number
}

/** What is left of a report without its vitals. */
export type SteadyReport = Omit<ScreenReport, keyof Vitals>

export const noVitals = (): Vitals => ({
  lastFrameAt: NaN,
  droppedFrames: NaN,
  clockOffsetMs: NaN,
  uptimeSeconds: NaN,
})

export function takeVitals(vitals: Vitals, report: ScreenReport): void {
  vitals.lastFrameAt = report.lastFrameAt == null ? NaN : Date.parse(report.lastFrameAt)
  vitals.droppedFrames = report.droppedFrames ?? NaN
  vitals.clockOffsetMs = report.clockOffsetMs ?? NaN
  vitals.uptimeSeconds = report.uptimeSeconds ?? NaN
}

export const steadyOf = ({
  lastFrameAt: _frame,
  droppedFrames: _dropped,
  clockOffsetMs: _offset,
  uptimeSeconds: _uptime,
  ...steady
}: ScreenReport): SteadyReport => steady

// Key by key, for a loop over the keys takes several times as long.
export const isSameSteady = (before: SteadyReport | null, after: ScreenReport): boolean =>
  before !== null &&
  before.workoutId === after.workoutId &&
  before.workoutUpdatedAt === after.workoutUpdatedAt &&
  before.programmeRevision === after.programmeRevision &&
  before.cache === after.cache &&
  before.appVersion === after.appVersion &&
  before.problem === after.problem

const isKnown = (value: number) => !Number.isNaN(value)

/** The report as the screen sent it. */
export const wholeReport = (
  steady: SteadyReport,
  { lastFrameAt, droppedFrames, clockOffsetMs, uptimeSeconds }: Vitals,
): ScreenReport => ({
  ...steady,
  ...(isKnown(lastFrameAt) && { lastFrameAt: new Date(lastFrameAt).toISOString() }),
  ...(isKnown(droppedFrames) && { droppedFrames }),
  ...(isKnown(clockOffsetMs) && { clockOffsetMs }),
  ...(isKnown(uptimeSeconds) && { uptimeSeconds }),
})

const written = (value: number) => (isKnown(value) ? String(value) : '')

/** As short as can be: the last frame by its distance to the heartbeat, the offset to a tenth of a millisecond. */
export function vitalsText(vitals: Vitals, seenAt: number): string {
  const { lastFrameAt, droppedFrames, clockOffsetMs, uptimeSeconds } = vitals
  const frame = written(seenAt - lastFrameAt)
  const offset = written(Math.round(clockOffsetMs * 10) / 10)
  return `${frame} ${written(droppedFrames)} ${offset} ${written(uptimeSeconds)}`
}

export function readVitals(text: string, seenAt: number): Vitals {
  const [frame, dropped, offset, uptime] = text.split(' ')
  const read = (part: string | undefined) => (part ? Number(part) : NaN)
  return {
    lastFrameAt: seenAt - read(frame),
    droppedFrames: read(dropped),
    clockOffsetMs: read(offset),
    uptimeSeconds: read(uptime),
  }
}
