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

test('what is given comes back from its columns as it was', () => {
  const columns = toColumns(locationFields, draft)
  expect(columns).toMatchObject({ is365: 1, vtsEnabled: 0, schedule: '[5,6,7,8,9,10,11]' })
  expect(fromColumns(locationFields, columns)).toEqual(draft)
})

test('what is not given has no column to set', () => {
  const changes = calls.updateLocation.body.parse({ lrVideo: true, vtsEnabled: undefined })
  expect(toColumns(locationFields, changes)).toEqual({ lrVideo: 1 })
})

test('what is no longer in a closed list reads as the first of it', () => {
  const columns = { ...toColumns(locationFields, draft), language: 'tlh', timerPalette: 'neon' }
  expect(fromColumns(locationFields, columns)).toMatchObject({
    language: 'en-us',
    timerPalette: 'classic',
  })
})

test('a field that is not saved does not compile', () => {
  const { is365: _, ...without } = draft
  // @ts-expect-error: a row is not whole without the switch.
  const row: ColumnsOf<typeof locationFields> = toColumns(locationFields, without)
  expect(row).not.toHaveProperty('is365')

  const stored = toColumns(locationFields, draft) as LocationRow
  const withNewSwitch = { ...locationFields, isNew: locationFields.is365 }
  // @ts-expect-error: no column has the new switch.
  expect(fromColumns(withNewSwitch, stored).isNew).toBe(false)
})

test('a field that is kept apart does not compile without its place', () => {
  const { name } = locationFields
  const fields = { name, location: { ...name, kind: 'custom' as const } }
  const given = { name: 'Left wall', location: 'abc' }
  // @ts-expect-error: nobody says where the location is kept.
  expect(toColumns(fields, given)).toEqual({ name: 'Left wall' })
  // @ts-expect-error: another place is not its place.
  expect(toColumns(fields, given, { other: 'locationId' })).toEqual({ name: 'Left wall' })
  const columns: { name: string; locationId: string } = toColumns(fields, given, {
    location: 'locationId',
  })
  expect(columns).toEqual({ name: 'Left wall', locationId: 'abc' })
})
