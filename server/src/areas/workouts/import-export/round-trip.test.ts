import {
  line,
  namesOf,
  pick,
  type Translation,
  type Workout,
  workoutFields,
  routineFields,
  WorkoutDraft,
} from '@roundboard/contract'
import {
  addDays,
  endOfDayStamp,
  intervalSeconds,
  languages,
  startOfDayStamp,
  unescapeCell,
  escapeCell,
} from '@roundboard/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findColumns } from '../../../platform/sheets/found-columns.ts'
import { tableIn } from '../../../platform/sheets/table-in.ts'
import { workoutColumns, workoutSheet } from './columns.ts'
import { readRows } from './read-rows.ts'
import { writeCsv, writeXlsx } from './write-table.ts'
import { runs } from '@roundboard/domain/testing'

const id = '00000000-0000-7000-8000-000000000000'
const stamp = '2026-11-21T00:00:00.000Z'
const entity = { _id: id, id, createdAt: stamp, updatedAt: stamp }

/** Texts that spreadsheets or parsers misread easily. */
const tricky = fc.constantFrom(
  ...[
    '=HYPERLINK("http://x")',
    ' =1+1',
    '\t-1',
    '+1',
    '-1',
    '@SUM(A1)',
    "'=x",
    "''-1",
    "'a",
    '\uFF1D1',
    '=',
    "'",
    '_xFFFE_',
    'a\uFFFE',
  ],
  ...['a;=1+1', 'a; -1', "a;'=x", 'a|@b', 'a\n=1', 'a\n- b'],
  ...['a;b', 'a,b', '"', '"a"', 'a\tb', 'a|b', '1', '01', '1e3', 'TRUE', '2026-11-21', '46347'],
  ...[
    'a\uFFFE',
    '\uFFFD',
    '\u{1FFFE}',
    'constructor',
    '__proto__',
    '_x0041_',
    '&lt;',
    '<b>',
    ']]>',
    'sep=;',
    'é',
    '日本',
    'مرحبا',
    '🥊',
    'a  b',
    '#REF',
    'null',
  ],
)
const anyText = fc.oneof(tricky, fc.string({ unit: 'grapheme', maxLength: 30 }), fc.lorem())

const valid = <T>(schema: { safeParse(value: unknown): { success: boolean; data?: T } }) =>
  anyText
    .map((text) => schema.safeParse(text))
    .filter(({ success }) => success)
    .map(({ data }) => data as T)

const link = fc.constantFrom('/media/exercises/squat.mp4', 'https://example.test/a,b.mp4?c=1;2')

const translationsOf = (
  text: string,
  schema: Parameters<typeof valid<string>>[0],
): fc.Arbitrary<Translation[]> =>
  fc.uniqueArray(fc.constantFrom(...languages), { maxLength: 2 }).chain((chosen) =>
    fc.tuple(
      ...[...chosen]
        .sort((a, b) => languages.indexOf(a) - languages.indexOf(b))
        .map((language) =>
          fc.record({
            language: fc.constant(language),
            text: valid(schema),
            original: fc.oneof(fc.constant(text), valid(schema)),
          }),
        ),
    ),
  )

const routines = fc
  .array(
    fc
      .tuple(valid(routineFields.text.input), valid<string | null>(routineFields.cue.input))
      .chain(([text, cue]) =>
        fc.record({
          text: fc.constant(text),
          cue: fc.constant(cue),
          cueTranslations:
            cue === null ? fc.constant<Translation[]>([]) : translationsOf(cue, line(24)),
          videoLink: link,
          lrVideoLink: fc.option(link),
          textTranslations: translationsOf(text, routineFields.text.input),
        }),
      ),
    { maxLength: 3 },
  )
  .map((all) => all.map((routine, index) => ({ ...entity, name: '', step: index + 1, ...routine })))

const workout: fc.Arbitrary<Workout> = fc
  .tuple(valid(workoutFields.name.input), valid(workoutFields.subHeader.input))
  .chain(([name, subHeader]) =>
    fc
      .record({
        round: fc.integer({ min: 1, max: 9 }),
        first: fc.integer({ min: 0, max: 3_000 }),
        more: fc.nat(20),
        isDraft: fc.boolean(),
        intervals: fc.oneof(
          fc.constantFrom(null, { kind: 'equal-steps' } as const),
          fc.record({
            kind: fc.constant('work-rest' as const),
            workSeconds: fc.integer(intervalSeconds),
            restSeconds: fc.integer(intervalSeconds),
          }),
        ),
        routines,
        nameTranslations: translationsOf(name, workoutFields.name.input),
        subHeaderTranslations:
          subHeader === ''
            ? fc.constant<Translation[]>([])
            : translationsOf(subHeader, workoutFields.name.input),
      })
      .map(({ first, more, isDraft, ...rest }) => ({
        ...entity,
        ...rest,
        ...{ name, subHeader, templateId: null },
        startDate: startOfDayStamp(addDays('2026-01-01', first)),
        endDate: endOfDayStamp(addDays('2026-01-01', first + more)),
        // Imported without steps, it becomes a draft.
        isDraft: isDraft || rest.routines.length === 0,
      })),
  )

/** Reads a file back into drafts. */
async function readBack(bytes: Buffer) {
  const table = await tableIn(bytes, workoutSheet)
  if ('problem' in table) throw new Error(table.problem)
  const columns = findColumns(workoutColumns, table.header, [])
  expect([columns.missing, columns.twice]).toEqual([[], []])
  const { rows, problems } = await readRows(table, columns, {
    corrections: [],
    isAsFile: true,
    check: () => null,
    findClip: (typed) => ({ link: typed }),
    onRead: () => undefined,
  })
  expect(problems).toEqual([])
  return rows.map(({ draft }) => draft)
}

const asDraft = (given: Workout) =>
  WorkoutDraft.parse({
    ...given,
    startDate: given.startDate.slice(0, 10),
    endDate: given.endDate.slice(0, 10),
    routines: given.routines.map((routine) =>
      pick({ ...routine }, ['step', ...namesOf(routineFields)]),
    ),
  })

const some = fc.array(workout, { minLength: 1, maxLength: 5 })
const headers = fc.constantFrom('en', 'es', 'fr')

test('workouts exported as CSV are imported exactly, with headers in any language', async () => {
  await fc.assert(
    fc.asyncProperty(some, headers, async (workouts, language) => {
      const bytes = writeCsv(workouts, { headers: language, languages: [] })
      expect(await readBack(bytes)).toEqual(workouts.map(asDraft))
    }),
    { numRuns: runs(60) },
  )
})

test('workouts exported as XLSX are imported exactly', async () => {
  await fc.assert(
    fc.asyncProperty(some, headers, async (workouts, language) => {
      const bytes = await writeXlsx(workouts, { headers: language, languages: ['fr'] })
      expect(await readBack(bytes)).toEqual(workouts.map(asDraft))
    }),
    { numRuns: runs(40) },
  )
})

test('exported texts never start a formula and are read back exactly', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(escapeCell(text)).not.toMatch(/^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/)
      for (const part of escapeCell(text).split(/[;|\t\r\n]/))
        expect(part).not.toMatch(/^ *[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/)
      expect(unescapeCell(escapeCell(text))).toBe(text)
    }),
  )
})
