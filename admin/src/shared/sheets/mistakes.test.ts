import type { ImportOutcome, ImportProblem } from '@roundboard/contract'
import { expect, it } from 'vitest'
import { mistakesOf, withCorrection } from './mistakes.ts'

const column = { key: 'startDate', language: null, isOriginal: false } as const
const problem: ImportProblem = {
  ...{ row: 17, header: 'Start', column, value: 'soon', code: 'day', params: {}, suggestion: null },
}
const correction = { row: 4, header: 'Start', was: 'never', value: '2026-12-01' }
const outcome: ImportOutcome = {
  ...{ batch: null, rows: [], toCorrect: 1, drafts: 0, language: 'en', hasStates: false },
  columns: [{ header: 'Start', column }],
  problems: [problem],
  notices: [],
  corrected: [correction],
}

it('lists problems and corrections in row order', () => {
  expect(mistakesOf(outcome)).toMatchObject([
    { row: 4, column, was: 'never', value: '2026-12-01', problem: undefined },
    { row: 17, was: 'soon', value: 'soon', problem: { code: 'day' } },
  ])
})

it('keeps the original value of a cell whose correction is invalid', () => {
  const still = { ...problem, row: 4, value: 'later' }
  const [found, ...more] = mistakesOf({
    ...outcome,
    problems: [still],
    corrected: [{ ...correction, value: 'later' }],
  })
  expect(found).toMatchObject({ was: 'never', value: 'later', problem: { code: 'day' } })
  expect(more).toEqual([])
})

it('keeps one correction per cell and drops one that restores the original', () => {
  const [mistake] = mistakesOf(outcome)
  if (mistake === undefined) throw new Error('nothing is wrong')
  const other = { ...correction, row: 5 }
  const again = withCorrection([correction, other], mistake, '2026-12-02')
  expect(again).toEqual([other, { ...correction, value: '2026-12-02' }])
  expect(withCorrection(again, mistake, 'never')).toEqual([other])
})
