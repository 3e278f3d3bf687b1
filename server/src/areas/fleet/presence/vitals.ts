import type { ScreenReport } from '@roundboard/contract'

/**
 * A report's numbers that change all the time, stored separately. Unknown values are NaN:
 * all-number objects are updated in place, while null would produce garbage with every heartbeat.
 */
export interface Vitals {
  /** In epoch milliseconds. */
  lastFrameAt: number
  droppedFrames: number
  clockOffsetMs: number
  uptimeSeconds: number
  roundTripMs: number
  flashErrorMs: number
}

/** The rest of a report. */
export type SteadyReport = Omit<ScreenReport, keyof Vitals>

export const noVitals = (): Vitals => ({
  lastFrameAt: NaN,
  droppedFrames: NaN,
  clockOffsetMs: NaN,
  uptimeSeconds: NaN,
  roundTripMs: NaN,
  flashErrorMs: NaN,
})

export function takeVitals(vitals: Vitals, report: ScreenReport): void {
  vitals.lastFrameAt = report.lastFrameAt == null ? NaN : Date.parse(report.lastFrameAt)
  vitals.droppedFrames = report.droppedFrames ?? NaN
  vitals.clockOffsetMs = report.clockOffsetMs ?? NaN
  vitals.uptimeSeconds = report.uptimeSeconds ?? NaN
  vitals.roundTripMs = report.roundTripMs ?? NaN
  vitals.flashErrorMs = report.flashErrorMs ?? NaN
}

export const steadyOf = ({
  lastFrameAt: _frame,
  droppedFrames: _dropped,
  clockOffsetMs: _offset,
  uptimeSeconds: _uptime,
  roundTripMs: _roundTrip,
  flashErrorMs: _flashError,
  ...steady
}: ScreenReport): SteadyReport => steady

function isSameHolding(before: ScreenReport['holding'], after: ScreenReport['holding']): boolean {
  if (before == null || after == null) return before === after
  return (
    before.revision === after.revision &&
    before.heldBytes === after.heldBytes &&
    before.heldFiles === after.heldFiles &&
    before.until === after.until &&
    before.boot === after.boot &&
    before.files === after.files &&
    before.bytes === after.bytes &&
    before.isPersisted === after.isPersisted &&
    before.missing.length === after.missing.length &&
    before.missing.every(
      ({ url, reason }, at) =>
        url === after.missing[at]?.url && reason === after.missing[at].reason,
    )
  )
}

// Field by field, because a loop over the keys is several times slower.
export const isSameSteady = (before: SteadyReport | null, after: ScreenReport): boolean =>
  before !== null &&
  before.workoutId === after.workoutId &&
  before.workoutUpdatedAt === after.workoutUpdatedAt &&
  before.programmeRevision === after.programmeRevision &&
  before.cache === after.cache &&
  before.appVersion === after.appVersion &&
  before.problem === after.problem &&
  before.build === after.build &&
  before.refusedBuild === after.refusedBuild &&
  isSameHolding(before.holding, after.holding)

const isKnown = (value: number) => !Number.isNaN(value)

/** The report as the screen sent it. */
export const fullReport = (
  steady: SteadyReport,
  { lastFrameAt, droppedFrames, clockOffsetMs, uptimeSeconds, roundTripMs, flashErrorMs }: Vitals,
): ScreenReport => ({
  ...steady,
  ...(isKnown(lastFrameAt) && { lastFrameAt: new Date(lastFrameAt).toISOString() }),
  ...(isKnown(droppedFrames) && { droppedFrames }),
  ...(isKnown(clockOffsetMs) && { clockOffsetMs }),
  ...(isKnown(uptimeSeconds) && { uptimeSeconds }),
  ...(isKnown(roundTripMs) && { roundTripMs }),
  ...(isKnown(flashErrorMs) && { flashErrorMs }),
})

/** The server time of the last frame, in epoch milliseconds; NaN if unknown. */
export const serverTimeOfFrame = ({ lastFrameAt, clockOffsetMs }: Vitals): number =>
  lastFrameAt + clockOffsetMs

const written = (value: number) => (isKnown(value) ? String(value) : '')

/** As compact as possible: the last frame relative to the heartbeat, clocks to 0.1 ms. */
export function vitalsText(vitals: Vitals, seenAt: number): string {
  const { lastFrameAt, droppedFrames, clockOffsetMs, uptimeSeconds } = vitals
  const tenths = (ms: number) => written(Math.round(ms * 10) / 10)
  const wall = `${written(seenAt - lastFrameAt)} ${written(droppedFrames)}`
  const clock = `${tenths(vitals.roundTripMs)} ${tenths(vitals.flashErrorMs)}`
  return `${wall} ${tenths(clockOffsetMs)} ${written(uptimeSeconds)} ${clock}`.trimEnd()
}

export function readVitals(text: string, seenAt: number): Vitals {
  const [frame, dropped, offset, uptime, roundTrip, flashError] = text.split(' ')
  const read = (part: string | undefined) => (part ? Number(part) : NaN)
  return {
    lastFrameAt: seenAt - read(frame),
    droppedFrames: read(dropped),
    clockOffsetMs: read(offset),
    uptimeSeconds: read(uptime),
    roundTripMs: read(roundTrip),
    flashErrorMs: read(flashError),
  }
}
