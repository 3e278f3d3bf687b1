import { problemSeparator, wallProblems } from '@roundboard/domain'
import { expect, it } from 'vitest'
import { problemText } from './problem-text.ts'
import { en } from './screens.en.ts'
import es from './screens.es.ts'
import fr from './screens.fr.ts'

const detail = ' /media/exercises/squat.mp4'
const reported = Object.values(wallProblems).map((text) => text + detail)

it.each([
  ['Spanish', es.problems],
  ['French', fr.problems],
])('says what displays report in %s, with its details', (_, names) => {
  const said = problemText(reported.join(problemSeparator), names).split(problemSeparator)
  expect(said).toEqual(Object.values(names).map((text) => text + detail))
  for (const text of Object.values(wallProblems)) expect(said.join()).not.toContain(text)
})

it('says it in English as displays do, and what it does not know as it is', () => {
  const whole = [...reported, 'ResizeObserver loop'].join(problemSeparator)
  expect(problemText(whole, en.problems)).toBe(whole)
})
