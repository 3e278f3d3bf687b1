import { expect, test } from 'vitest'
import { coverageByWorkspace, readCoverage } from './test-coverage.ts'

const lines = (covered: number, total: number) => ({ lines: { covered, total } })

test('coverageByWorkspace sums the lines of each workspace', () => {
  const summary = {
    total: lines(17, 20),
    '/house/domain/src/one.ts': lines(4, 4),
    '/house/server/src/two.ts': lines(10, 10),
    '/house/server/src/features/three.ts': lines(3, 6),
  }
  expect(coverageByWorkspace(summary, '/house')).toBe(
    'Lines that unit tests run through: all 85.0 %, domain 100.0 %, server 81.3 %',
  )
})

test('readCoverage returns a note if the report is missing', () => {
  expect(readCoverage('/nowhere/coverage-summary.json')).toMatch(/not measured/)
})
