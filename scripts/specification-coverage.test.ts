import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { coverageOf, missingTests } from './specification-coverage.ts'

const root = join(import.meta.dirname, '..')
const rows = coverageOf(readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8'))

test('every test that the specification’s coverage names is there', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(missingTests(rows, root)).toEqual([])
})

test('a missing file, a missing title and a row without either are named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundboard-coverage-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  writeFileSync(join(folder, 'a.test.ts'), "test('rings', () => {})\nit.each([1])(`has ${n}`)")
  const table = [
    '| What | Shown by |',
    '| --- | --- |',
    '| the bell | `a.test.ts` `rings`<br>`a.test.ts` `has ${n}` |',
    '| the door | `a.test.ts` `opens` |',
    '| the roof | `b.test.ts` `rings` |',
    '| the floor | |',
    '| the sky | not shown: it is too far away |',
  ].join('\n')
  expect(missingTests(coverageOf(table), folder)).toEqual([
    "the door: a.test.ts has no test 'opens'",
    "the roof: b.test.ts has no test 'rings'",
    'the floor: names no test and no reason',
  ])
})
