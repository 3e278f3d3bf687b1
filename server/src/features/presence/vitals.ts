import type { ScreenReport } from '@roundboard/contract'

/** The numbers of a report that never stand still; they are stored apart from what rarely changes. */
export interface Vitals {
  /** In epoch milliseconds. */
  lastFrameAt: number | null
  droppedFrames: number | null
  clockOffsetMs: number | null
  uptimeSeconds: number | null
}

/** What is left of a report without its vitals. */
export type SteadyReport = Omit<ScreenReport, keyof Vitals>

export const noVitals = (): Vitals => ({
  lastFrameAt: null,
  droppedFrames: null,
  clockOffsetMs: null,
  uptimeSeconds: null,
})

export function takeVitals(vitals: Vitals, report: ScreenReport): void {
  vitals.lastFrameAt = report.lastFrameAt == null ? null : Date.parse(report.lastFrameAt)
  vitals.droppedFrames = report.droppedFrames ?? null
  vitals.clockOffsetMs = report.clockOffsetMs ?? null
  vitals.uptimeSeconds = report.uptimeSeconds ?? null
}

const steadyKeys = [
  'workoutId',
  'workoutUpdatedAt',
  'programmeRevision',
  'cache',
  'appVersion',
  'problem',
] as const satisfies (keyof SteadyReport)[]

export const steadyOf = ({
  lastFrameAt: _frame,
  droppedFrames: _dropped,
  clockOffsetMs: _offset,
  uptimeSeconds: _uptime,
  ...steady
}: ScreenReport): SteadyReport => steady

export const isSameSteady = (before: SteadyReport | null, after: ScreenReport): boolean =>
  before !== null && steadyKeys.every((key) => before[key] === after[key])

/** The report as the screen sent it. */
export const wholeReport = (steady: SteadyReport, vitals: Vitals): ScreenReport => ({
  ...steady,
  ...(vitals.lastFrameAt !== null && { lastFrameAt: new Date(vitals.lastFrameAt).toISOString() }),
  ...(vitals.droppedFrames !== null && { droppedFrames: vitals.droppedFrames }),
  ...(vitals.clockOffsetMs !== null && { clockOffsetMs: vitals.clockOffsetMs }),
  ...(vitals.uptimeSeconds !== null && { uptimeSeconds: vitals.uptimeSeconds }),
})

const written = (value: number | null) => (value === null ? '' : String(value))

/** As short as can be: the last frame by its distance to the heartbeat, the offset to a tenth of a millisecond. */
export function vitalsText(vitals: Vitals, seenAt: number): string {
  const { lastFrameAt, droppedFrames, clockOffsetMs, uptimeSeconds } = vitals
  const frame = written(lastFrameAt === null ? null : seenAt - lastFrameAt)
  const offset = written(clockOffsetMs === null ? null : Math.round(clockOffsetMs * 10) / 10)
  return `${frame} ${written(droppedFrames)} ${offset} ${written(uptimeSeconds)}`
}

export function readVitals(text: string, seenAt: number): Vitals {
  const [frame, dropped, offset, uptime] = text.split(' ')
  const read = (part: string | undefined) => (part ? Number(part) : null)
  const sinceFrame = read(frame)
  return {
    lastFrameAt: sinceFrame === null ? null : seenAt - sinceFrame,
    droppedFrames: read(dropped),
    clockOffsetMs: read(offset),
    uptimeSeconds: read(uptime),
  }
}
