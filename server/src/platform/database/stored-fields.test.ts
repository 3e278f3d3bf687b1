import { calls, LocationDraft, locationFields } from '@roundboard/contract'
import { expect, test } from 'vitest'
import type { LocationRow } from './schema.ts'
import { type ColumnsOf, fromColumns, toColumns } from './stored-fields.ts'

const draft = LocationDraft.parse({
  name: 'Harbor Street',
  locationIdentifier: 'RB-1024',
  timeZone: 'America/Vancouver',
  language: 'fr-ca',
  is365: true,
  schedule: [5, 6, 7, 8, 9, 10, 11],
})

test('stored fields round-trip through their columns', () => {
  const columns = toColumns(locationFields, draft)
  expect(columns).toMatchObject({ is365: 1, vtsEnabled: 0, schedule: '[5,6,7,8,9,10,11]' })
  expect(fromColumns(locationFields, columns)).toEqual(draft)
})

test('a field that is not given sets no column', () => {
  const changes = calls.updateLocation.body.parse({ lrVideo: true, vtsEnabled: undefined })
  expect(toColumns(locationFields, changes)).toEqual({ lrVideo: 1 })
})

test('a stored value no longer in its closed list reads as the first of the list', () => {
  const columns = { ...toColumns(locationFields, draft), language: 'tlh', timerPalette: 'neon' }
  expect(fromColumns(locationFields, columns)).toMatchObject({
    language: 'en-us',
    timerPalette: 'classic',
  })
})

test('omitting a stored field does not compile', () => {
  const { is365: _, ...without } = draft
  // @ts-expect-error: the row lacks a column.
  const row: ColumnsOf<typeof locationFields> = toColumns(locationFields, without)
  expect(row).not.toHaveProperty('is365')

  const stored = toColumns(locationFields, draft) as LocationRow
  const withNewSwitch = { ...locationFields, isNew: locationFields.is365 }
  // @ts-expect-error: the new field has no column.
  expect(fromColumns(withNewSwitch, stored).isNew).toBe(false)
})

test('a custom field without its column does not compile', () => {
  const { name } = locationFields
  const fields = { name, location: { ...name, kind: 'custom' as const } }
  const given = { name: 'Left wall', location: 'abc' }
  // @ts-expect-error: the custom field has no column.
  expect(toColumns(fields, given)).toEqual({ name: 'Left wall' })
  // @ts-expect-error: the column is given for another field.
  expect(toColumns(fields, given, { other: 'locationId' })).toEqual({ name: 'Left wall' })
  const columns: { name: string; locationId: string } = toColumns(fields, given, {
    location: 'locationId',
  })
  expect(columns).toEqual({ name: 'Left wall', locationId: 'abc' })
})
