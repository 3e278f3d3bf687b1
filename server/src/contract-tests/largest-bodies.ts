import { type CallName, calls, importBytesMax } from '@roundboard/contract'
import { openingsPerDayMax } from '@roundboard/domain'
import type { z } from 'zod'

interface Def {
  readonly type: string
  readonly in?: z.ZodType
  readonly out?: z.ZodType
  readonly innerType?: z.ZodType
  readonly element?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly entries?: Readonly<Record<string, unknown>>
  readonly values?: readonly unknown[]
}

const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def

interface CheckDef {
  readonly check: string
  readonly maximum?: number
  readonly length?: number
  readonly value?: number
}

const checksOf = (schema: z.ZodType): readonly CheckDef[] =>
  (schema._zod.def.checks ?? []).map((check) => check._zod.def)

const mostOf = (schema: z.ZodType): number | undefined =>
  checksOf(schema)
    .map(({ maximum, length }) => maximum ?? length)
    .find((bound) => bound !== undefined)

const bytesOf = (value: unknown) =>
  value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value))

/** The schema inside pipes and wrappers. */
function inputOf(schema: z.ZodType): z.ZodType {
  const { in: first, innerType } = defOf(schema)
  const within = first ?? innerType
  return within === undefined ? schema : inputOf(within)
}

function maxLengthOf(schema: z.ZodType | undefined): number | undefined {
  if (schema === undefined) return undefined
  const { in: first, out, innerType } = defOf(schema)
  const own = mostOf(schema)
  return own ?? maxLengthOf(out) ?? maxLengthOf(first) ?? maxLengthOf(innerType)
}

const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`
// Three bytes in UTF-8, the maximum per unit of a string's length.
const wide = '中'

/** Texts of every format in the contract; the largest that a schema accepts is used. */
function textsOf(max: number, index: number): string[] {
  const link = `https://example.test/${String(index)}/`
  return [
    wide.repeat(max),
    `${String(index)}${wide.repeat(Math.max(0, max - String(index).length))}`,
    'x'.repeat(max),
    'A'.repeat(Math.floor(max / 4) * 4),
    `${link}${wide.repeat(Math.max(0, max - link.length))}`,
    `${link}${'x'.repeat(Math.max(0, max - link.length))}`,
    `${'x'.repeat(60)}@${'example-'.repeat(7)}.test`,
    idOf(index),
    '2026-11-21T12:00:00.000Z',
    '2026-11-21',
    '2026-11-21T22:30',
    ['08:30', '09:30', '10:30', '11:30', '12:30', '13:30'][index % 6] ?? '',
    'America/Argentina/ComodRivadavia',
    'RB-9999',
    '#ffd400',
    '26.11.21',
    `rbp_${'A'.repeat(43)}`,
    '123456',
    'ABC234',
    `rbl_${'A'.repeat(43)}`,
    index.toString(16).padStart(64, '0'),
    '',
  ]
}

const largestOf = (values: readonly unknown[]) =>
  values.toSorted((a, b) => bytesOf(b) - bytesOf(a))[0]

function largestNumber(schema: z.ZodType, index: number): unknown {
  const bounds = checksOf(schema).flatMap(({ value }) => value ?? [])
  const tried = [(bounds[0] ?? 0) + index, Number.MAX_SAFE_INTEGER, 0.1 + 0.2, ...bounds]
  return largestOf(tried.filter((each) => schema.safeParse(each).success))
}

function largestArray(schema: z.ZodType, element: z.ZodType): unknown {
  const all = Array.from({ length: mostOf(schema) ?? 64 }, (_, index) => largest(element, index))
  // A list of unique elements is as long as there are distinct values.
  const each = [...new Map(all.map((value) => [keyOf(value), value])).values()]
  return schema.safeParse(all).success ? all : each
}

/** The property that distinguishes the elements of a list. */
function keyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return 'language' in value ? value.language : JSON.stringify(value)
}

/** The largest value that a schema accepts, as JSON; each `index` gives another one. */
export function largest(schema: z.ZodType, index = 0): unknown {
  const input = inputOf(schema)
  const { type, element, options, shape, entries, values } = defOf(input)
  switch (type) {
    case 'string':
      return largestOf(
        textsOf(maxLengthOf(schema) ?? 64, index).filter((text) => schema.safeParse(text).success),
      )
    case 'number':
      return largestNumber(input, index)
    case 'boolean':
      return false
    case 'enum': {
      const known = Object.values(entries ?? {})
      return known[index % known.length]
    }
    case 'literal':
      return values?.[0]
    case 'array':
      return element && largestArray(input, element)
    case 'union':
      return largestOf((options ?? []).map((option) => largest(option, index)))
    case 'object':
      return Object.fromEntries(
        Object.entries(shape ?? {}).map(([key, field]) => [key, largest(field, index)]),
      )
    default:
      return undefined
  }
}

const base64Of = (length: number) => 'A'.repeat(length)

const hours = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const openingHours = Array.from({ length: 7 }, () =>
  Array.from({ length: openingsPerDayMax }, (_, index) => ({
    from: hours(2 * index),
    to: hours(2 * index + 1),
  })),
)

// A security key's certificates are the largest part; a browser's response has one kilobyte.
const passkey = {
  id: base64Of(1364),
  rawId: base64Of(1364),
  type: 'public-key',
  response: { attestationObject: base64Of(8_000), clientDataJSON: base64Of(1_000) },
}

const importFile = {
  file: base64Of(Math.ceil(importBytesMax / 3) * 4),
  fileName: wide.repeat(200),
  corrections: Array.from({ length: 2_000 }, (_, row) => ({
    row: row + 1,
    header: 'Text',
    was: 'x'.repeat(400),
    value: 'y'.repeat(400),
  })),
}

/** Rules beyond the schemas: about several fields, values parsed by libraries, and files. */
const overrides: Partial<Record<CallName, object>> = {
  logInWithSecondFactor: { passkey },
  logInWithPasskey: { passkey },
  stepUp: { passkey },
  addPasskey: { passkey },
  createLocation: { openingHours },
  updateLocation: { openingHours },
  renewCalendarFeed: { round: undefined },
  // Some scopes can’t be limited to a region.
  createApiKey: { region: null },
  updateAlertPreferences: { quietHours: { from: '22:30', to: '06:30' } },
  // A template can be saved as it was read.
  updateTemplate: {
    routines: (largest(calls.updateWorkout.body) as { routines: unknown }).routines,
  },
}

const files: Partial<Record<CallName, object>> = {
  importLocations: importFile,
  importWorkouts: importFile,
}

/** The largest body that a call accepts. */
export const largestBody = (name: CallName): object =>
  files[name] ?? { ...(largest(calls[name].body) as object), ...overrides[name] }
