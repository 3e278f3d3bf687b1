import fc from 'fast-check'
import type { Request } from './requests.ts'

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : [nested(depth - 1)])

/** Values that have broken other systems, of every type. */
export const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\u202egnp.exe',
  'zero\u200bwidth',
  '🏳️‍🌈'.repeat(30),
  'x'.repeat(3000),
  'ß'.repeat(86),
  "'; drop table users; --",
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '{"$ne":null}',
  '$where',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'CON',
  'http://169.254.169.254/latest/meta-data',
  'http://user:password@127.0.0.1/',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '=cmd|calc',
  'NaN',
  'Infinity',
  '1e999',
  '0x10',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01',
  '00000000-0000-0000-0000-000000000000',
  'toString',
  '__proto__',
  'constructor',
  [],
  [null],
  [[]],
  {},
  { $ne: null },
  { $gt: '' },
  { length: 3 },
  { toString: 1 },
  nested(40),
  Array.from({ length: 2000 }, () => 'x'),
]

type Path = readonly (string | number)[]

/** The paths of all values in a request, including objects and arrays. */
function placesIn(value: unknown, at: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    placesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  )
  return at.length === 0 ? inside : [at, ...inside]
}

function put(value: unknown, [first, ...rest]: Path, replacement: unknown): unknown {
  if (first === undefined) return replacement
  if (Array.isArray(value))
    return (value as unknown[]).map((item, index) =>
      index === first ? put(item, rest, replacement) : item,
    )
  const record = (value ?? {}) as Record<string, unknown>
  return { ...record, [first]: put(record[first], rest, replacement) }
}

function without(value: unknown, [first, ...rest]: Path): unknown {
  if (first === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return (value as unknown[]).filter((_, index) => index !== first)
  const { [first]: inner, ...others } = value as Record<string, unknown>
  return rest.length === 0 ? others : { ...others, [first]: without(inner, rest) }
}

/** A valid request with one to three parts replaced, left out, or added. */
export function brokenRequests(valid: Request, fields: readonly string[]): fc.Arbitrary<Request> {
  const places = [
    ...placesIn(valid, []).filter((place) => place.length > 1),
    ...fields.map((field): Path => ['query', field]),
    ...fields.map((field): Path => ['body', field]),
    ['body', 'surprise'],
    ['query', 'surprise'],
  ]
  const change = fc.record({
    place: fc.constantFrom(...places),
    value: fc.constantFrom(...oddValues),
    isLeftOut: fc.boolean().map((drawn) => drawn && places.length > 4),
  })
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce<Request>((request, { place, value, isLeftOut }) => {
      const broken = isLeftOut ? without(request, place) : put(request, place, value)
      return broken as Request
    }, valid),
  )
}
