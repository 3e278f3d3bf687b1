import { problemSeparator, wallProblems } from '@roundboard/domain'
import { expect, it } from 'vitest'
import en from '../../../../messages/en/screens.json'
import es from '../../../../messages/es/screens.json'
import fr from '../../../../messages/fr/screens.json'
import { problemText } from './screen-report-panel.tsx'

const detail = ' /media/exercises/squat.mp4'
const reported = Object.values(wallProblems).map((text) => text + detail)

it.each([
  ['English', en.problems],
  ['Spanish', es.problems],
  ['French', fr.problems],
])('translates the problems that screens report to %s and keeps their details', (_, names) => {
  const texts = problemText(reported.join(problemSeparator), names).split(problemSeparator)
  expect(texts).toEqual(Object.values(names).map((text) => text + detail))
})

it('leaves unknown problems unchanged', () => {
  const [first = ''] = reported
  const shown = problemText([first, 'ResizeObserver loop'].join(problemSeparator), en.problems)
  expect(shown.split(problemSeparator).at(-1)).toBe('ResizeObserver loop')
})
