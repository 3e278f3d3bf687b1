import { expect, test } from 'vitest'
import { z } from 'zod'
import * as fields from './fields.ts'
import { readInput } from './read-input.ts'

/** The value that a field reads, or the codes of its issues. */
function readAs(schema: z.ZodType, value: unknown): unknown {
  const read = readInput(schema, value)
  return read.success ? read.data : read.issues.map(({ code }) => code)
}

const week = (...sunday: readonly object[]) => [sunday, [], [], [], [], [], []]

test.each([
  ['Name', ' Jab  Cross ', 'Jab  Cross'],
  ['Name', 'a'.repeat(85), 'a'.repeat(85)],
  ['Name', 'a'.repeat(86), ['too-long']],
  ['Name', '  ', ['required']],
  ['Name', 'two\nlines', ['one-line']],
  ['Name', 'two\u2028lines', ['one-line']],
  ['Name', 'two\u2029lines', ['one-line']],
  ['Name', 'zero\u200Bwidth', ['control-characters']],
  ['Name', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ['Name', '\uD800', ['control-characters']],
  ['Name', 7, ['text-wanted']],
  ['PersonName', 'a'.repeat(33), ['too-long']],
  ['Email', ' Staff@Example.TEST ', 'staff@example.test'],
  ['Email', 'staff', ['email']],
  ['Id', 'one', ['id']],
  ['Stamp', '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z'],
  ['Stamp', '2026-11-21T12:00:00Z', ['stamp']],
  ['Stamp', '2026-11-21T12:00:00.000+01:00', ['stamp']],
  ['DayInput', '2026-11-21', '2026-11-21'],
  ['DayInput', '2026-11-21T23:30:00-05:00', '2026-11-22'],
  ['DayInput', '2026-02-30', ['day']],
  ['DayInput', '9999-12-31', '9999-12-31'],
  ['DayInput', '9999-12-31T23:59:59-05:00', ['day']],
  ['DayInput', '0000-01-01T00:00:00+05:00', ['day']],
  ['NewPassword', 'elevenchars', ['too-short']],
  ['NewPassword', '\uD800'.repeat(12), ['not-storable']],
  ['TypedPassword', '', ['password-wanted']],
  ['Language', 'xx', ['language']],
  ['TimeZone', 'America/New_York', 'America/New_York'],
  ['TimeZone', 'not a zone', ['time-zone']],
  ['LocationIdentifier', ' rb-1234 ', 'RB-1234'],
  ['LocationIdentifier', 'RB-12', ['location-identifier']],
  ['ScreenRound', 10, 10],
  ['ScreenRound', 11, ['round']],
  ['WorkoutRound', 9, 9],
  ['WorkoutRound', 10, ['round']],
  ['WorkoutRound', 0, ['round']],
  ['Link', 'https://videos.test/a.mp4', 'https://videos.test/a.mp4'],
  ['Link', '/media/videos/a.mp4', '/media/videos/a.mp4'],
  ['Link', '/media/../secrets', ['link']],
  ['Link', '/etc/passwd', ['link']],
  ['Link', 'javascript:alert(1)', ['link']],
  ['Link', 'https://videos.test/a\u2028b.mp4', ['control-characters']],
  ['Link', 'https://user:word@videos.test/', ['link']],
  ['Link', 'HTTPS://user:word@videos.test/', ['link']],
  ['Link', 'https:///user:word@videos.test/', ['link']],
  ['Link', 'https://videos\t.test/a.mp4', ['control-characters']],
  ['Link', 'https://videos.test/a\nb.mp4', ['control-characters']],
  ['Link', 'https://videos.test/a\rb.mp4', ['control-characters']],
  ['OptionalLink', '', null],
  ['OptionalLink', null, null],
  ['OptionalLink', 'ftp://videos.test', ['link']],
  ['ScheduleHour', 5, 5],
  ['ScheduleHour', 12, 12],
  ['ScheduleHour', 4, ['schedule-hour']],
  ['ScheduleHour', 13, ['schedule-hour']],
  ['Schedule', [12, 12, 12, 12, 12, 12], ['seven-hours']],
  ['OpeningHours', [[]], ['seven-days']],
  ['OpeningHours', week({ from: '05:00', to: '24:00' }), week({ from: '05:00', to: '24:00' })],
  ['OpeningHours', week({ from: '05:00', to: '24:01' }), ['opening-time']],
  ['OpeningHours', week({ from: '05:00', to: '05:00' }), ['closing-before-opening']],
  [
    'OpeningHours',
    week({ from: '05:00', to: '12:00' }, { from: '11:59', to: '13:00' }),
    ['openings-overlap'],
  ],
  ['AwayMinutes', 5, 5],
  ['AwayMinutes', 0, ['number-too-small']],
  ['QueryBoolean', 'true', true],
  ['QueryBoolean', 'false', false],
  ['QueryBoolean', 'yes', ['one-of']],
  [
    'Reference',
    { _id: '00000000-0000-7000-8000-000000000000', name: 'x' },
    '00000000-0000-7000-8000-000000000000',
  ],
  ['Reference', 'somewhere', ['id']],
] as const)('%s reads %j as %j', (name, value, made) => {
  expect(readAs(fields[name], value)).toEqual(made)
})

test.each([
  ['text', fields.text(20)],
  ['optionalText', fields.optionalText(20)],
])('%s stores every kind of line break as a line feed', (_name, schema) => {
  expect(readAs(schema, 'Jab\r\nCross\u2028Hook\u2029Jab\u2028')).toBe('Jab\nCross\nHook\nJab')
})

test('ignores read-only fields, and rejects unknown ones by name', () => {
  const schema = fields.writable({ name: fields.Name }, fields.entityFields)
  expect(readAs(schema, { name: 'A', id: 'anything', createdAt: 7 })).toEqual({ name: 'A' })
  expect(readInput(schema, { name: 'A', colour: 'red' })).toMatchObject({
    issues: [{ path: 'colour', code: 'not-known' }],
  })
  expect(readAs(schema, {})).toEqual(['required'])
  expect(readAs(fields.changes({ name: fields.Name }, []), {})).toEqual({})
})

test('lists have a default page size and fixed sort keys', () => {
  const query = fields.listQuery(['name'], { name: fields.Search })
  expect(readAs(query, {})).toEqual({ page: 1, limit: 15 })
  expect(readAs(query, { page: '2', limit: '100', sort: '-name' })).toEqual({
    ...{ page: 2, limit: 100 },
    sort: '-name',
  })
  expect(readAs(query, { limit: '101' })).toEqual(['number-too-large'])
  expect(readAs(query, { page: '0' })).toEqual(['number-too-small'])
  expect(readAs(query, { sort: 'password' })).toEqual(['one-of'])
})
