import { expect, test } from 'vitest'
import { declaredVariables, describedVariables, unreadSettings } from './docs-configuration.ts'
import { brokenLinks, linksOf, missingTests, unlistedDecisions } from './docs-links.ts'
import { retiredWordsInDocs } from './docs-words.ts'
import { lostSteps } from './docs-walkthroughs.ts'
import { temporaryTree } from './temporary-tree.ts'

test('linksOf skips web addresses and code', () => {
  const page = [
    'See [the house](docs/architecture.md#house) and ![a wall](docs/images/wall.jpg),',
    '[elsewhere](https://example.test/page.md), [below](#below).',
    '```md',
    '[in code](nowhere.md)',
    '```',
  ].join('\n')
  expect(linksOf(page)).toEqual([
    { file: 'docs/architecture.md', anchor: 'house' },
    { file: 'docs/images/wall.jpg', anchor: '' },
    { file: '', anchor: 'below' },
  ])
})

test('brokenLinks names pages that link to a missing file or heading', () => {
  const root = temporaryTree({
    'README.md': '# Set-up & start\n[there](docs/there.md#over-there) [gone](docs/gone.md)',
    'docs/there.md': '# Over there\n[back](../README.md#set-up--start) [x](#elsewhere)',
  })
  expect(brokenLinks(root)).toEqual([
    'README.md: there is no file docs/gone.md',
    'docs/there.md: there is no heading #elsewhere in docs/there.md',
  ])
})

test('missingTests names test files in the docs that are missing from the tree', () => {
  const root = temporaryTree({
    'README.md': 'See `there.test.ts` and `e2e/there.nightly.e2e.ts`, but not `npm test`.',
    'docs/there.md': '`server/src/there.test.ts`, `here.test.ts`, `src/moved/there.test.ts`',
    'server/src/there.test.ts': '',
    'e2e/there.nightly.e2e.ts': '',
    'node_modules/a/src/moved/there.test.ts': '',
  })
  expect(missingTests(root)).toEqual([
    'docs/there.md: there is no test file here.test.ts',
    'docs/there.md: there is no test file src/moved/there.test.ts',
  ])
})

test('unlistedDecisions names records that are missing from the index', () => {
  const root = temporaryTree({
    'docs/decisions/README.md': '[One](0001-one.md)',
    'docs/decisions/0001-one.md': '# 1. One',
    'docs/decisions/0002-two.md': '# 2. Two',
  })
  expect(unlistedDecisions(root)).toEqual(["docs/decisions/README.md doesn't list 0002-two.md"])
})

test('lostSteps names functions of a walkthrough that are missing from their file', () => {
  const row = (names: string) => `| ${names} | [a.ts](../a.ts) | does it |\n`
  const walk = (...rows: string[]) => {
    const root = temporaryTree({
      'a.ts': 'function save() {}\nfunction tell() {}\n',
      'docs/code-walkthroughs.md': `| function | file | what |\n${rows.join('')}`,
    })
    return lostSteps(root)
  }
  expect(walk(row('`save`'), row('`save`, `tell`'))).toEqual([])
  expect(walk(row('`save`, `sav`, `gone`'))).toEqual([
    'docs/code-walkthroughs.md: sav is not in a.ts',
    'docs/code-walkthroughs.md: gone is not in a.ts',
  ])
  expect(walk(row('`save`'), '| `save` | somewhere | does it |\n')).toEqual([
    'docs/code-walkthroughs.md: 1 of its rows cannot be read',
  ])
})

test('retiredWordsInDocs reports retired words in prose but not in code, and allows gym', () => {
  const root = temporaryTree({
    'scripts/messages/retired-words.json':
      '{ "languages": { "en": { "walls?": "screen", "gyms?": "location" } } }',
    'README.md': 'The `wall` of a gym, see [it](wall.md).\n```sh\nwall\n```',
    'docs/there.md': 'Two Walls <img src="wall.jpg">',
  })
  expect(retiredWordsInDocs(root)).toEqual(['docs/there.md: "Walls" (use: screen)'])
})

test('declaredVariables and describedVariables read the configuration and its table', () => {
  const source = `const Settings = z\n  .object({\n    HOST: z.string(),\n    ADMIN_PORT: port,\n  })`
  const table = '| Variable | Default |\n| --- | --- |\n| `HOST` | 127 |\n| `ADMIN_PORT` | 8080 |'
  expect(declaredVariables(source)).toEqual(['HOST', 'ADMIN_PORT'])
  expect(describedVariables(table)).toEqual(['HOST', 'ADMIN_PORT'])
})

test('unreadSettings names a setting that only the configuration and tests read', () => {
  const root = temporaryTree({
    'server/src/platform/config.ts':
      'z.object({\n  HOST: text,\n  SMTP_URL: text,\n})\nconfig.SMTP_URL',
    'server/src/main.ts': 'listen(config.HOST); config.SMTP_URLS',
    'server/src/mail.test.ts': 'parse({ SMTP_URL: "smtp://mail" })',
  })
  expect(unreadSettings(root)).toEqual(['server/src/platform/config.ts: nothing reads SMTP_URL'])
})
