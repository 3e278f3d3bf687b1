import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messageProblems, type MessageRules } from './message-problems.ts'
import {
  consoleMessages,
  nodeMessages,
  staleMessageTypes,
  writeMessageTypes,
} from './message-types.ts'
import { unusedMessages } from './unused-messages.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(files: Readonly<Record<string, object | string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(
      folder,
      name.endsWith('.json') && !name.endsWith('tsconfig.json') ? 'messages' : '',
      name,
    )
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
}

const screens = (one: string, other: string, all: string) => ({
  'screens.json': { title: all, count: `{count, plural, one {# ${one}} other {# ${other}}}` },
})
const inAll = (en: object, es: object, fr: object) =>
  Object.fromEntries(
    Object.entries({ en, es, fr }).flatMap(([language, files]) =>
      Object.entries(files).map(([name, content]) => [`${language}/${name}`, content as object]),
    ),
  )
const good = inAll(
  screens('screen', 'screens', 'All screens'),
  screens('pantalla', 'pantallas', 'Todas las pantallas'),
  screens('écran', 'écrans', 'Tous les écrans'),
)
const retired = {
  languages: {
    en: { 'walls?': 'screen' },
    es: { 'muros?': 'pantalla' },
    fr: { 'murs?': 'écran' },
  },
  exempt: [] as string[],
}
const messages = () => join(folder, 'messages')
const languagesOf = () => ['en', 'es', 'fr']
const typed = () => ({
  messages: messages(),
  types: join(folder, 'types'),
  languagesOf,
  source: consoleMessages,
})
const problemsIn = (
  rules: Partial<MessageRules> = {},
  languages: () => readonly string[] = languagesOf,
) =>
  messageProblems(messages(), languages, { retired, ...rules }).map((problem) =>
    problem.replace(`${messages()}/`, ''),
  )
const title = (text: string, rest = 'Todas') => ({
  'en/screens.json': { title: text },
  'es/screens.json': { title: rest },
  'fr/screens.json': { title: rest },
})

test('finds no problem in complete translations', () => {
  write(good)
  expect(problemsIn()).toEqual([])
})

test.each([
  [
    'a missing message',
    { 'es/screens.json': { title: 'Todas' } },
    ['es/screens: count is missing'],
  ],
  [
    'a message that English lacks',
    { ...title('All'), 'fr/screens.json': { title: 'Tous', more: 'Plus' } },
    ['fr/screens: more isn’t in English'],
  ],
  [
    'an argument of another name',
    { ...title('By {who}', 'De {who}'), 'fr/screens.json': { title: 'Par {qui}' } },
    ['fr/screens: title takes other arguments (qui: string) than English (who: string)'],
  ],
  [
    'an argument of another type',
    { ...title('{n, number} left', '{n, number}'), 'fr/screens.json': { title: '{n}' } },
    ['fr/screens: title takes other arguments (n: string) than English (n: number)'],
  ],
  [
    'a message that is not ICU',
    title('{count, plural, one {#}}'),
    ['en/screens: title isn’t a valid ICU message: MISSING_OTHER_CLAUSE'],
  ],
  [
    'a tag',
    title('<b>All</b>'),
    ['en/screens: title isn’t a valid ICU message: <b> is a tag, which messages can’t have'],
  ],
  ['a retired word', title('All walls'), ['en/screens: title says “walls”; use “screen”']],
  [
    'a file without an English version',
    { 'es/rounds.json': { title: 'Rounds' } },
    ['es/rounds has no file in English'],
  ],
  [
    'a missing file',
    { 'en/rounds.json': { title: 'Rounds' }, 'es/rounds.json': { title: 'Rounds' } },
    ['fr/rounds is missing'],
  ],
])('finds %s', (_, files, problems) => {
  write(good)
  write(files)
  expect(problemsIn()).toEqual(problems)
})

test.each([
  ['Dernier vu : hier', 'needs a no-break space before “:”'],
  ['Dernier vu: hier', 'needs a no-break space before “:”'],
  ['{who} :', 'needs a no-break space before “:”'],
  ['Voir « Tous\u00A0»', 'needs one no-break space inside « »'],
  ['Voir «\u00A0{who} »', 'needs one no-break space inside « »'],
  ['«Tous\u00A0»', 'needs one no-break space inside « »'],
  ['«\u00A0\u00A0Tous\u00A0»', 'needs one no-break space inside « »'],
  ['10 % des écrans', 'needs a no-break space before “%”'],
  ['Supprimer {who} ?', 'has a space before “;”, “?” or “!”'],
  ['Attendez\u00A0; c’est tout', 'has a space before “;”, “?” or “!”'],
])('finds wrong French spacing: %s', (text, problem) => {
  write(title(text, text))
  expect(problemsIn()).toEqual([`fr/screens: title ${problem}`])
})

test('accepts Canadian French spacing, times, ratios and links', () => {
  const text = '«\u00A0{who}\u00A0»\u00A0: 10\u00A0% à 7:30, 16:9? Oui; https://a.example!'
  write(title(text, text))
  expect(problemsIn()).toEqual([])
})

test('allows a retired word where the specification quotes it, or within a longer word', () => {
  write(title('All walls'))
  expect(
    problemsIn({ retired: { ...retired, exempt: [`${messages()}/en/screens: title`] } }),
  ).toEqual([])
  write(title('Drywall'))
  expect(problemsIn()).toEqual([])
})

test('refuses formatted arguments in areas that only insert texts', () => {
  write(title('By {who}', '{who}'))
  expect(problemsIn({ isPlain: true })).toEqual([])
  write(title('{who, select, coach {By a coach} other {By {who}}}', '{who}'))
  expect(problemsIn()).toEqual([])
  expect(problemsIn({ isPlain: true })).toEqual([
    'en/screens: title formats an argument, which screens can’t',
  ])
})

test('compares the messages of all languages with the arguments declared in code', () => {
  const issues = { required: [], 'too-long': ['max'] }
  const spanish = { required: 'Complete.', 'too-long': '{max, number} como máximo' }
  const french = { required: 'Remplissez.', 'too-long': '{max} au plus' }
  const english = { required: 'Fill in.', 'too-long': 'At most {max, number}' }
  write({ ...good, ...inAll({ 'issues.json': english }, { 'issues.json': spanish }, {}) })
  write({ 'fr/issues.json': french })
  expect(problemsIn({ expected: { issues } })).toEqual([])
  write({
    'es/issues.json': { required: 'Complete.', more: 'Más' },
    'fr/issues.json': { ...french, 'too-long': '{min} au plus' },
  })
  expect(problemsIn({ expected: { issues } })).toEqual([
    'es/issues: too-long is missing',
    'es/issues: more isn’t in English',
    'fr/issues: too-long takes other arguments (min) than English (max)',
  ])
})

test('finds a file in a language that its area isn’t translated into', () => {
  write(good)
  expect(problemsIn({}, () => ['en', 'es'])).toEqual([
    'fr/screens is in a language that nobody reads it in',
  ])
})

test('finds generated types that don’t match the messages, and updates them', () => {
  write(good)
  writeMessageTypes(typed())
  expect(staleMessageTypes(typed())).toEqual([])
  write(title('All'))
  write(inAll({ 'rounds.json': {} }, {}, {}))
  expect(staleMessageTypes(typed())).toEqual(['rounds.ts', 'screens.ts'])
  rmSync(join(messages(), 'en/screens.json'))
  writeMessageTypes(typed())
  expect(staleMessageTypes(typed())).toEqual([])
})

test('generates compiled messages for Node, and finds them outdated after a translation changes', () => {
  const onNode = { ...typed(), source: nodeMessages('./messages-by.ts') }
  write({
    ...good,
    'es/screens.json': { title: 'Uno', count: '{count, plural, one {#} other {# más}}' },
  })
  writeMessageTypes(onNode)
  expect(readFileSync(join(folder, 'types/screens.ts'), 'utf8')).toContain(`
const es: Compiled = {
  title: "Uno",
  count: [["count",2,{"one":0,"other":[0," más"]}]],
}
`)
  write({ 'es/screens.json': { title: 'Dos', count: '{count, plural, one {#} other {# más}}' } })
  expect(staleMessageTypes(onNode)).toContain('screens.ts')
})

test('finds unused messages by the types of their uses', () => {
  write(
    inAll(
      {
        'screens.json': {
          title: 'All',
          count: '{count, number}',
          states: { on: 'On', off: 'Off', gone: 'Gone' },
          kinds: { big: 'Big', small: 'Small' },
          notes: { a: 'A', b: 'B' },
          alerts: { disk: { title: 'Disk', next: 'Free up space.' }, clock: { title: 'Clock' } },
          forgotten: 'Forgotten',
        },
      },
      {},
      {},
    ),
  )
  writeMessageTypes(typed())
  write({
    'tsconfig.json': {
      compilerOptions: { noEmit: true, types: [], allowImportingTsExtensions: true, strict: true },
      include: ['*.ts'],
    },
    'page.ts': `
      import { useScreensMessages, type ScreensMessages } from './types/screens.ts'
      const messages = useScreensMessages()
      const { title } = messages
      export const state = (on: 'on' | 'off') => title + messages.states[on]
      export const all = Object.values(messages.kinds)
      export const count = (words: ScreensMessages) => words.count({ count: 2 })
      export const first = ({ a }: ScreensMessages['notes']) => a
      count(messages)
      first(messages.notes)
      interface Alert { readonly title: string; readonly next?: string }
      const said = ({ title, next }: Alert) => title + next
      export const alert = (of: 'disk' | 'clock') => said(messages.alerts[of])
    `,
    'page.test.ts': `
      import { useScreensMessages } from './types/screens.ts'
      useScreensMessages().forgotten
    `,
  })
  expect(unusedMessages([join(folder, 'tsconfig.json')], [join(folder, 'types')])).toEqual([
    'screens: states.gone isn’t used',
    'screens: notes.b isn’t used',
    'screens: forgotten isn’t used',
  ])
  write({
    'other/tsconfig.json': { extends: '../tsconfig.json', include: ['*.ts', '../types'] },
    'other/page.ts': `
      import { useScreensMessages } from '../types/screens.ts'
      export const { forgotten } = useScreensMessages()
    `,
  })
  const projects = ['tsconfig.json', 'other/tsconfig.json'].map((name) => join(folder, name))
  expect(unusedMessages(projects, [join(folder, 'types')])).toEqual([
    'screens: states.gone isn’t used',
    'screens: notes.b isn’t used',
  ])
})
