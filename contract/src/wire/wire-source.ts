import type { z } from 'zod'
import { WallAnnouncement } from '../announcements.ts'
import { calls } from '../calls.ts'
import { ErrorAnswer } from '../error-answer.ts'
import { EventData } from '../event-data.ts'
import { TimerLicence } from '../licences.ts'
import { Applied, Heartbeat, Programme } from '../screens.ts'
import { createGuardSource, type OtherFields } from './guard-source.ts'

interface Guarded {
  readonly schema: z.ZodObject
  /** The type of what passes. */
  readonly type: string
  readonly others: OtherFields
}

/** What is checked where the schemas' library is too large or too slow. */
export const guarded = {
  Programme: { schema: Programme, type: 'Programme', others: 'let by' },
  TimerLicence: { schema: TimerLicence, type: 'TimerLicence', others: 'let by' },
  Applied: { schema: Applied, type: 'Applied', others: 'let by' },
  /** As displays send it: nothing in it that reading it by the schema would take away. */
  PlainHeartbeat: { schema: Heartbeat, type: 'Heartbeat', others: 'refused' },
  /** As a display keeps it. */
  WallAnnouncement: { schema: WallAnnouncement, type: 'WallAnnouncement', others: 'let by' },
  EventData: { schema: EventData, type: 'EventData', others: 'let by' },
  /** Without its issues, whose codes may be newer than who reads them, and without what the console alone reads. */
  Refusal: {
    schema: ErrorAnswer.omit({ issues: true, challenge: true }),
    type: "Omit<ErrorAnswer, 'issues' | 'challenge'>",
    others: 'let by',
  },
} as const satisfies Record<string, Guarded>

/** The calls that a display makes. */
const displayCalls = [
  'getAppInfo',
  'getTime',
  'createScreenLink',
  'getScreenLink',
  'updateScreenLink',
  'deleteScreenLink',
  'getOwnScreen',
  'heartbeat',
  'getProgramme',
  'getLocationLicence',
  'getLicence',
  'showRemotePass',
  'noteAnnouncementShown',
] as const satisfies readonly (keyof typeof calls)[]

function addressLine(name: (typeof displayCalls)[number]): string {
  const { method, path } = calls[name]
  return `  ${name}: { method: '${method}', path: '${path}' },`
}

const before = `// Made from the contract by \`npm run wire\`, with which \`npm run verify\` compares it.
import type { WallAnnouncement } from '../announcements.ts'
import type { ErrorAnswer } from '../error-answer.ts'
import type { EventData } from '../event-data.ts'
import type { TimerLicence } from '../licences.ts'
import type { Applied, Heartbeat, Programme } from '../screens.ts'

type Fields = Readonly<Record<string, unknown>>

const isObject = (it: unknown): it is Fields =>
  typeof it === 'object' && it !== null && !Array.isArray(it)

function hasOthers(it: Fields, keys: ReadonlySet<unknown>): boolean {
  for (const key in it) if (!keys.has(key)) return true
  return false
}`

/** The text of `made.ts`. */
export function wireSource(): string {
  const guards = createGuardSource()
  for (const [name, { schema, others, type }] of Object.entries(guarded))
    guards.add(name, schema, others, type)
  const addresses = [
    '/** Where the calls of a display go. */',
    'export const displayAddresses = {',
    ...displayCalls.map(addressLine),
    '} as const',
  ]
  return `${before}\n\n${guards.source()}\n\n${addresses.join('\n')}\n`
}
