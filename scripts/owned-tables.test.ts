import { existsSync, globSync, readFileSync } from 'node:fs'
import { Linter } from 'eslint'
import ts from 'typescript-eslint'
import { expect, test } from 'vitest'
import config from '../eslint.config.mjs'
import { anyCall, areaOf, ownedTables } from './owned-tables.ts'

type Owners = Record<'ownerOf', Record<string, string>> &
  Record<'readers', Record<string, Record<string, string>>>

const entry = config.find(({ rules }) => rules?.['roundboard/owned-tables'])
const [, named] = (entry?.rules?.['roundboard/owned-tables'] ?? expect.fail()) as [string, Owners]

/** What the rule says of a file of the server, when it knows these owners. */
const saidOf = (file: string, source: string, owners: Owners = named) =>
  new Linter()
    .verify(
      source,
      {
        files: ['**/*.ts'],
        languageOptions: { parser: ts.parser },
        plugins: { roundboard: { rules: { 'owned-tables': ownedTables } } },
        rules: { 'roundboard/owned-tables': ['error', owners] },
      },
      file,
    )
    .map(({ message, fatal }) => (fatal ? expect.fail(message) : message))

const rounds = 'server/src/features/rounds/rounds.repository.ts'

test.each([
  ["on.updateTable('locations').set({})", /'locations' belongs to locations, and nobody else/],
  ["on.insertInto('screens').values({})", /'screens' belongs to screens, and nobody else/],
  ["on.deleteFrom('logs')", /'logs' belongs to platform\/audit, and nobody else/],
  ["lockRow(trx, 'users', id)", /'users' belongs to users, and nobody else/],
  ["on.selectFrom('users')", /'users' belongs to users\. Ask what/],
  ["on.selectFrom('users as u')", /'users' belongs to users\. Ask what/],
  ["on.selectFrom(['rounds', 'users'])", /'users' belongs to users\. Ask what/],
  ["on.selectFrom('rounds').leftJoin('workouts', 'a', 'b')", /'workouts' belongs to workouts\./],
  ["on.updateTable('rounds').from('screens')", /'screens' belongs to screens\. Ask what/],
  ["countRows(on, 'workouts', undefined)", /'workouts' belongs to workouts\. Ask what/],
  ['on.selectFrom(table)', /Name the table as a text/],
  ['lockRow(trx, table, id)', /Name the table as a text/],
])('%s in the feature of rounds is refused', (source, sentence) => {
  expect(saidOf(rounds, source)).toEqual([expect.stringMatching(sentence)])
})

test.each([
  [rounds, "on.updateTable('rounds').set({})"],
  [rounds, "on.selectFrom('rounds').where('id', 'in', (b) => b.selectFrom('rounds'))"],
  [rounds, "Array.from(users); Buffer.from('rounds', 'hex')"],
  ['server/src/features/licences/licences.repository.ts', "on.selectFrom('locations')"],
  ['server/src/platform/audit/log-head.ts', "on.insertInto('logs')"],
])('%s may do %s', (file, source) => {
  expect(saidOf(file, source)).toEqual([])
})

test('what may be read is not written', () => {
  const file = 'server/src/features/licences/licences.repository.ts'
  expect(saidOf(file, "on.updateTable('locations')")).toHaveLength(1)
})

test('every owner is there', () => {
  const missing = Object.values(named.ownerOf)
    .map((owner) => `server/src/${owner.startsWith('platform/') ? owner : `features/${owner}`}`)
    .filter((folder) => !existsSync(folder))
  expect(missing).toEqual([])
})

test('the reads that are named are those that are made, each with a reason', () => {
  const made = new Set<string>()
  for (const file of globSync('server/src/**/*.ts')) {
    if (/\.test\.ts$|\/testing\/|contract-tests|platform\/database/.test(file)) continue
    const source = readFileSync(file, 'utf8')
    if (!anyCall.test(source)) continue
    for (const message of saidOf(file, source, { ...named, readers: {} })) {
      const [, table = message] = /^'(\w+)' belongs to .*\. Ask/.exec(message) ?? []
      made.add(`${areaOf(file)} reads ${table}`)
    }
  }
  const said = Object.entries(named.readers).flatMap(([area, tables]) =>
    Object.entries(tables).map(([table, reason]) => {
      expect(reason).not.toBe('')
      return `${area} reads ${table}`
    }),
  )
  expect([...made].sort()).toEqual(said.sort())
  // Every file of the server that asks the database is parsed.
}, 30_000)
