import type { z } from 'zod'
import { ScreenAnnouncement } from '../announcements.ts'
import type { Call } from '../call.ts'
import { type CallName, calls } from '../calls.ts'
import { ErrorResponse } from '../error-response.ts'
import { EventData } from '../event-data.ts'
import { byId, EmailAddress } from '../fields.ts'
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
  ScreenAnnouncement: { schema: ScreenAnnouncement, type: 'ScreenAnnouncement', others: 'let by' },
  EventData: { schema: EventData, type: 'EventData', others: 'let by' },
  /** An entity's place in an address. */
  ById: { schema: byId, type: 'ParamsOf<typeof calls.getScreen>', others: 'refused' },
  /** Typed without blanks, as most are: what needs no schema to be let through to the server. */
  PlainLogIn: {
    schema: calls.logIn.body.extend({ email: EmailAddress }),
    type: 'BodyOf<typeof calls.logIn>',
    others: 'refused',
  },
  /** Without its issues, whose codes may be newer than who reads them, and without what the console alone reads. */
  Refusal: {
    schema: ErrorResponse.omit({ issues: true, challenge: true }),
    type: "Omit<ErrorResponse, 'issues' | 'challenge'>",
    others: 'let by',
  },
} as const satisfies Record<string, Guarded>

/** The calls that a display makes; all of them would weigh too much there. */
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
  'issueCoachPass',
  'reportAnnouncementShown',
] as const satisfies readonly CallName[]

const flags = ['takesIdempotencyKey', 'startsSession', 'endsSession'] as const

function addressLine(name: CallName): string {
  const call: Call = calls[name]
  const said = flags.filter((flag) => call[flag]).map((flag) => `, ${flag}: true`)
  return `  ${name}: { method: '${call.method}', path: '${call.path}'${said.join('')} },`
}

const made = '// Made from the contract by `npm run wire`, with which `npm run verify` compares it.'

const before = `${made}
import type { ScreenAnnouncement } from '../announcements.ts'
import type { BodyOf, ParamsOf } from '../call.ts'
import type { calls } from '../calls.ts'
import type { ErrorResponse } from '../error-response.ts'
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

/** The text of `addresses.ts`. */
export const addressesSource = (): string =>
  [
    made,
    "import type { Addresses } from '../calls.ts'",
    '',
    '/** Where each call goes, and what goes along: a request needs no schema. */',
    'export const addresses: Addresses = {',
    ...(Object.keys(calls) as CallName[]).map(addressLine),
    '}',
    '',
  ].join('\n')

/** The text of `made.ts`. */
export function guardsSource(): string {
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
