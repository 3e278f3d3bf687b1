import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { day, id, numberOrText, oneOf, pageNumber, reading, text, yes, yesOrNo } from './search.ts'
import { runs } from '@roundboard/domain/testing'

const zooms = ['week', 'month'] as const
const someDay = '2026-11-21'
const someId = '019a0000-0000-7000-8000-000000000000'

/** Each reader and its equivalent schema. */
const readers = {
  page: [
    pageNumber,
    z.union([z.string(), z.number()]).transform(Number).pipe(z.number().int().min(1)),
  ],
  text: [text(), z.string()],
  short: [text(4), z.string().max(4)],
  number: [
    numberOrText(4),
    z.union([z.string(), z.number().transform(String)]).pipe(z.string().max(4)),
  ],
  zoom: [oneOf(zooms), z.enum(zooms)],
  day: [day, z.iso.date()],
  id: [id, z.uuid()],
  yes: [yes, z.literal(true)],
  yesOrNo: [yesOrNo, z.boolean()],
} as const

const digit = (most: number) => fc.integer({ min: 0, max: most }).map(String)
const likeADay = fc
  .tuple(
    fc.constantFrom('0000', '1900', '2000', '2027', '2028', '9999', '12026'),
    digit(13),
    digit(32),
  )
  .map(([year, month, date]) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
const likeAnId = fc
  .tuple(fc.nat(someId.length - 1), fc.constantFrom('', '0', '9', 'f', 'F', 'g', '-'))
  .map(([at, put]) => someId.slice(0, at) + put + someId.slice(at + 1))
const anything = fc.oneof(
  fc.constantFrom(
    undefined,
    ...zooms,
    someDay,
    someId,
    ' 2 ',
    '0x2',
    '',
    'null',
    '2.5',
    [2],
    ['3'],
    { toString: [] },
    { valueOf: [], toString: 1 },
    [{ toString: 0 }],
  ),
  fc.integer({ min: -2, max: 6 }),
  fc.integer({ min: 0, max: 9 }).map((count) => 'x'.repeat(count)),
  ...[fc.uuid(), fc.double(), fc.boolean(), likeADay, likeAnId, fc.jsonValue()],
)

const pairs: readonly [string, readonly [(params: unknown) => unknown, z.ZodType]][] =
  Object.entries(readers)

test.each(pairs)('%s reads values as its schema does', (_, [read, schema]) => {
  const bySchema = z.object({ it: schema.optional().catch(undefined) })
  fc.assert(
    fc.property(anything, (it) => {
      const params = it === undefined ? {} : { it, other: it }
      expect(reading({ it: read })(params)).toStrictEqual(bySchema.parse(params))
    }),
    { numRuns: runs(1_000) },
  )
})

test('keeps valid search values and drops invalid ones', () => {
  const read = reading({ page: pageNumber, q: text(9), zoom: oneOf(zooms), day, id, yes, yesOrNo })
  const right = { page: '2', q: 'jab', zoom: 'week', day: someDay, id: someId, yes: true }
  expect(read({ ...right, yesOrNo: false })).toEqual({ ...right, page: 2, yesOrNo: false })
  expect(read({ page: 'x', day: '2027-02-29', id: 'x', other: 1 })).toStrictEqual({
    ...{ page: undefined, day: undefined, id: undefined },
  })
})

test('pageNumber ignores an object from a crafted link', () => {
  expect(pageNumber({ toString: [] })).toBeUndefined()
})
