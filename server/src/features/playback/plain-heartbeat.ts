import type { Heartbeat, ScreenReport } from '@roundboard/contract'

type Check = (value: unknown) => boolean

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const stamp =
  /^\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    value === null || (typeof value === 'string' && pattern.test(value))
const text =
  (longest: number): Check =>
  (value) =>
    value === null || (typeof value === 'string' && value.length <= longest)
const count =
  (largest: number): Check =>
  (value) =>
    value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= largest)

const reportChecks: ReadonlyMap<string, Check> = new Map(
  Object.entries({
    workoutId: matches(id),
    workoutUpdatedAt: matches(stamp),
    programmeRevision: text(64),
    lastFrameAt: matches(stamp),
    droppedFrames: count(1e12),
    clockOffsetMs: (value) =>
      value === null || (typeof value === 'number' && Math.abs(value) <= 1e13),
    cache: text(32),
    uptimeSeconds: count(1e10),
    appVersion: text(32),
    problem: text(300),
  } satisfies Record<keyof ScreenReport, Check>),
)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isReport(report: unknown): boolean {
  if (!isObject(report)) return false
  for (const key in report) if (reportChecks.get(key)?.(report[key]) !== true) return false
  return true
}

function isStatus(status: unknown): boolean {
  if (!isObject(status)) return false
  for (const key in status)
    if (key !== 'label' && key !== 'isConnected' && key !== 'statusUpdatedAt') return false
  const { label, isConnected, statusUpdatedAt } = status
  return (
    typeof label === 'string' &&
    label.length <= 40 &&
    typeof isConnected === 'boolean' &&
    (statusUpdatedAt === undefined ||
      (typeof statusUpdatedAt === 'string' && statusUpdatedAt.length <= 40))
  )
}

const isRevision: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0

function isApplied(applied: unknown): boolean {
  if (!isObject(applied)) return false
  for (const key in applied) if (key !== 'refresh' && key !== 'hardRefresh') return false
  return isRevision(applied['refresh']) && isRevision(applied['hardRefresh'])
}

const parts: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['status', isStatus],
  ['refreshFlag', (value) => typeof value === 'boolean'],
  ['applied', isApplied],
  ['report', isReport],
])

/**
 * Whether this is a heartbeat as displays send it. By hand, for the contract's schema costs five times
 * as much; what this does not know, the schema is asked: it alone refuses.
 */
export function isPlainHeartbeat(beat: unknown): beat is Heartbeat {
  if (!isObject(beat) || beat['status'] === undefined) return false
  for (const key in beat) if (parts.get(key)?.(beat[key]) !== true) return false
  return true
}
