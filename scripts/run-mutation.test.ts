import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutationAreas } from './mutation-areas.ts'
import { scoreRow } from './run-mutation.ts'

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) })

test('scoreRow counts timeouts as killed and leaves out ignored and failed mutants', () => {
  const files = {
    'a.ts': mutants('Killed', 'Timeout', 'Survived', 'Ignored'),
    'b.ts': mutants('Killed', 'NoCoverage', 'RuntimeError'),
  }
  expect(scoreRow('audit', { files }, 90)).toBe('| audit | 5 | 3 | 1 | 1 | 60.0 | 1.5 |')
})

test('scoreRow shows no score for an area without mutants', () => {
  expect(scoreRow('audit', { files: {} }, 0)).toBe('| audit | 0 | 0 | 0 | 0 | – | 0.0 |')
})

function alternatives(pattern: string): string[] {
  const [, before = '', list, after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(pattern) ?? []
  if (list === undefined) return [pattern.replace(/^!/, '')]
  return list.split(',').flatMap((one) => alternatives(`${before}${one}${after}`))
}

test.each(Object.entries(mutationAreas))(
  'all alternatives of all patterns of the mutation area %s match files',
  (_name, { project, mutate, tests }) => {
    const patterns = [...mutate, ...tests.map((file) => `${project}/${file}`)]
    const unmatched = patterns.flatMap(alternatives).filter((one) => globSync(one).length === 0)
    expect(unmatched).toEqual([])
  },
)
