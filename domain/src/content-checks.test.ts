import { expect, test } from 'vitest'
import { checkContent, type CheckedWorkout, type ContentFacts, issuesIn } from './content-checks.ts'

const step = { step: 1, text: 'Row.', videoLink: '/media/row.mp4', lrVideoLink: null }
const workout: CheckedWorkout = { name: '', subHeader: '', routines: [step] }
const facts: ContentFacts = {
  languages: ['en-us'],
  gyms: [],
  clipOf: () => undefined,
  isMissing: () => false,
}
const long = 'Row. '.repeat(40)
const inFrench = (text: string) => ({
  ...step,
  textTranslations: [{ language: 'fr', text, original: step.text } as const],
})
const withoutRower: Partial<ContentFacts> = {
  gyms: [{ missing: ['rower'], lrVideo: false, gyms: 2 }],
  clipOf: () => ({ needs: ['rower'], alternatives: [] }),
}

test.each<[string, Partial<CheckedWorkout>, Partial<ContentFacts>, string[]]>([
  ['nothing is wrong', {}, {}, []],
  ['there are no steps', { routines: [] }, { isMissing: () => true }, []],
  ['a clip is missing', {}, { isMissing: (link) => link === step.videoLink }, ['missing-clip']],
  [
    'a locker-room clip is missing',
    { routines: [{ ...step, lrVideoLink: '/media/lr.mp4' }] },
    { isMissing: (link) => link === '/media/lr.mp4' },
    ['missing-clip'],
  ],
  ['a text scrolls', { routines: [{ ...step, text: long }] }, {}, ['long-text']],
  ['a text has no translation', {}, { languages: ['fr'] }, ['translations']],
  [
    'a translation is outdated',
    { routines: [{ ...inFrench('Ramez.'), text: 'Row!' }] },
    { languages: ['fr-ca'] },
    ['translations'],
  ],
  ['a text is translated', { routines: [inFrench('Ramez.')] }, { languages: ['fr'] }, []],
  [
    'only a translation scrolls',
    { routines: [inFrench(long)] },
    { languages: ['fr'] },
    ['long-text'],
  ],
  ['no location shows that translation', { routines: [inFrench(long)] }, {}, []],
  ['locations have no rower', {}, withoutRower, ['equipment']],
  [
    'everything is wrong, errors first',
    { routines: [{ ...step, text: long }] },
    { ...withoutRower, languages: ['fr'], isMissing: () => true },
    ['missing-clip', 'long-text', 'translations', 'equipment'],
  ],
])('issuesIn finds the issues when %s', (_, given, known, issues) => {
  expect(issuesIn(checkContent({ ...workout, ...given }, { ...facts, ...known }))).toEqual(issues)
})
