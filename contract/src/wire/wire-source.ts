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
  /** The type that the guard narrows to. */
  readonly type: string
  readonly others: OtherFields
}

/** Checked without the schema library, which is too large or too slow there. */
export const guarded = {
  Programme: { schema: Programme, type: 'Programme', others: 'passed' },
  TimerLicence: { schema: TimerLicence, type: 'TimerLicence', others: 'passed' },
  Applied: { schema: Applied, type: 'Applied', others: 'passed' },
  /** As screens send it, without anything that its schema would drop. */
  PlainHeartbeat: { schema: Heartbeat, type: 'Heartbeat', others: 'refused' },
  /** As a screen stores it. */
  ScreenAnnouncement: { schema: ScreenAnnouncement, type: 'ScreenAnnouncement', others: 'passed' },
  EventData: { schema: EventData, type: 'EventData', others: 'passed' },
  /** An entity's ID in a path. */
  ById: { schema: byId, type: 'ParamsOf<typeof calls.getScreen>', others: 'refused' },
  /** Typed without spaces, as usual; it needs no schema. */
  PlainLogIn: {
    schema: calls.logIn.body.extend({ email: EmailAddress }),
    type: 'BodyOf<typeof calls.logIn>',
    others: 'refused',
  },
  /** Without its issues, whose codes may be newer than the reader, and without fields that only the console reads. */
  Refusal: {
    schema: ErrorResponse.omit({ issues: true, challenge: true }),
    type: "Omit<ErrorResponse, 'issues' | 'challenge'>",
    others: 'passed',
  },
} as const satisfies Record<string, Guarded>

/** The calls of the screen app, for which all addresses would be too large. */
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
  const settings = flags.filter((flag) => call[flag]).map((flag) => `, ${flag}: true`)
  return `  ${name}: { method: '${call.method}', path: '${call.path}'${settings.join('')} },`
}

const made =
  '// Generated from the contract by `npm run wire`; `npm run verify` checks that it is up to date.'

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

/** The source of `addresses.ts`. */
export const addressesSource = (): string =>
  [
    made,
    "import type { Addresses } from '../calls.ts'",
    '',
    '/** The address and flags of every call, which requests need instead of its schemas. */',
    'export const addresses: Addresses = {',
    ...(Object.keys(calls) as CallName[]).map(addressLine),
    '}',
    '',
  ].join('\n')

/** The source of `made.ts`. */
export function guardsSource(): string {
  const guards = createGuardSource()
  for (const [name, { schema, others, type }] of Object.entries(guarded))
    guards.add(name, schema, others, type)
  const addresses = [
    '/** The addresses of the calls of the screen app. */',
    'export const displayAddresses = {',
    ...displayCalls.map(addressLine),
    '} as const',
  ]
  return `${before}\n\n${guards.source()}\n\n${addresses.join('\n')}\n`
}
