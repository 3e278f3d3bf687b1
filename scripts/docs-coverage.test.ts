import { expect, test } from 'vitest'
import {
  coverageProblems,
  coverageTables,
  tagProblems,
  tagsIn,
  writeCoverage,
} from './docs-coverage.ts'
import { asvs, securityTopics, specification } from './requirements.ts'
import { temporaryTree } from './temporary-tree.ts'

const everySection = [...specification.keys()].join(', ')
const everyRequirement = [...asvs].flatMap(([section, { requirements }]) =>
  Array.from({ length: requirements }, (_, index) => `${section}.${String(index + 1)}`),
)
const everythingSecure = [...everyRequirement, ...securityTopics.keys()].join(', ')

const tagged = (spec = everySection, security = everythingSecure) =>
  tagsIn('a.test.ts', `// spec: ${spec}\n// security: ${security}\ntest('rings', () => {})\n`)

test('the ASVS list has the 253 requirements of levels 1 and 2', () => {
  expect(everyRequirement).toHaveLength(253)
})

test('tagProblems reports nothing when each section and requirement has a test', () => {
  expect(tagProblems(tagged(), [])).toEqual([])
})

test('tagProblems reports sections and requirements without a test', () => {
  const withoutTimer = everySection.replace('4.5, ', '')
  const withoutDrafts = everythingSecure.replace('6.3.1, ', '').replace('drafts, ', '')
  expect(tagProblems(tagged(withoutTimer, withoutDrafts), [])).toEqual([
    'no test has the tag "// spec: 4.5"',
    'no test has the tag "// security: 6.3.1"',
    'no test has the tag "// security: drafts"',
  ])
})

test('tagProblems accepts a reason instead of a test for a requirement, but not for a section', () => {
  const without = tagged(everySection.replace('4.5, ', ''), everythingSecure.replace('6.3.1, ', ''))
  expect(tagProblems(without, ['4.5', '6.3.1'])).toEqual([
    'no test has the tag "// spec: 4.5"',
    'docs/security.md: there is no requirement 4.5',
  ])
})

test('tagProblems reports unknown tags and tags without a test', () => {
  const source = '// spec: 2.13\n// A note.\nit.each([1])()\n// security: drafts\nconst a = 1\n'
  expect(tagProblems([...tagged(), ...tagsIn('b.test.ts', source)], [])).toEqual([
    'b.test.ts:4: no test follows this tag',
    'b.test.ts:1: there is no spec requirement 2.13',
  ])
})

test('coverageTables lists the files of a section by their shortest unique names', () => {
  const tags = ['a/x/one.test.ts', 'b/x/one.test.ts', 'b/two.test.ts'].flatMap((file) =>
    tagsIn(file, "// spec: 2.1\nit('rings')\n"),
  )
  expect(coverageTables(tags)['specification']).toBe(
    [
      '| Section | Tests |',
      '| --- | --- |',
      '| 2.1 Screen (display) app | `a/x/one.test.ts`, `b/x/one.test.ts`, `two.test.ts` |',
    ].join('\n'),
  )
})

test('coverageProblems reports a page with an outdated table', async () => {
  const page = (name: string) =>
    `# Page\n<!-- generated: ${name} by npm run docs -->\nold\n<!-- end of generated -->\nafter\n`
  const root = temporaryTree({
    'a.test.ts': `// spec: ${everySection}\n// security: ${everythingSecure}\ntest('rings')\n`,
    'docs/specification-coverage.md': page('specification'),
    'docs/security.md': page('asvs'),
  })
  expect(coverageProblems(root)).toEqual([
    'docs/specification-coverage.md is out of date: npm run docs',
    'docs/security.md is out of date: npm run docs',
  ])
  expect(await writeCoverage(root)).toBe(0)
  expect(coverageProblems(root)).toEqual([])
})
