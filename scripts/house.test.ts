import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { improved, measure, overBudget } from './house.ts'
import { temporaryTree } from './temporary-tree.ts'

const lines = (count: number) => 'x\n'.repeat(count)
const counted = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(measure(temporaryTree(files)).map(({ name, today }) => [name, today]))

test('measure counts each file in its category', () => {
  const counts = counted({
    'server/src/app.ts': lines(30),
    'server/src/services.ts': lines(100),
    'server/src/platform/passwords.ts': lines(1000),
    'admin/src/app/page.tsx': lines(19),
    'screen/src/player/player.ts': lines(20),
    'screen/src/player/effects.ts': lines(21),
    'admin/src/app/app.words.ts': lines(40),
    'server/src/features/mail/alerts.fr.ts': lines(50),
    'wall/src/words/en.ts': lines(60),
    'phone/src/titles.ts': `const titles = {\n  en: 'Day',\n  es: {\n${lines(67)}`,
    'server/src/demo/names.ts': `  fr: 'Coups de base',\n${lines(19)}`,
    'phone/src/locales.ts': `  fr: 'fr-CA',\n${lines(20)}`,
    'admin/src/app/page.css': lines(70),
    'wall/src/wall.css': lines(1),
    'wall/gallery/gallery.css': lines(500),
    'server/media/make/squat.ts': lines(80),
    'studio/src/brush.ts': lines(80),
    'server/src/app.test.ts': lines(3),
    'server/src/testing/factories.ts': lines(4),
    'server/src/contract-tests/walk.ts': lines(5),
    'e2e/walls.e2e.ts': lines(6),
    'e2e/fixtures.ts': lines(60),
    'server/src/demo/demo.ts': lines(700),
    'bench/s1.ts': lines(700),
    'scripts/tasks.ts': lines(700),
    'contract/src/wire/made.ts': lines(7),
    'admin/src/shared/messages/mute.ts': lines(7),
    'server/src/platform/messages/emails.ts': lines(7),
    'admin/node_modules/react/src/index.ts': lines(900),
    'screen/dist/src/main.ts': lines(900),
    'docs/architecture.md': 'é'.repeat(1000),
    'docs/decisions/0001-one.md': 'x'.repeat(1400),
    'README.md': 'x'.repeat(9000),
  })
  expect(counts).toEqual({
    'product logic, lines': 30 + 100 + 1000 + 19 + 20 + 21 + 70 + 21,
    'messages in TypeScript, lines': 40 + 50 + 60 + 70,
    'messages in TypeScript, files': 4,
    'CSS, lines': 71,
    'CSS, files': 2,
    'film drawing in server/, lines': 80,
    'unit tests and their support, lines': 3 + 4 + 5,
    'stories, lines': 66,
    'docs, KB': 3,
    'source files under 20 lines': 2,
    'dependency levels of server features': 1,
    'dependency levels of server areas': undefined,
    'services.ts and app.ts, lines': 130,
    "longest file of the screen's player, lines": 21,
  })
})

const levelsOf = (imports: Readonly<Record<string, string>>) => {
  const counts = counted(
    Object.fromEntries(Object.entries(imports).map(([file, text]) => [`server/src/${file}`, text])),
  )
  return [
    counts['dependency levels of server features'],
    counts['dependency levels of server areas'],
  ]
}

test('measure counts dependency levels of features, in areas and outside', () => {
  expect(
    levelsOf({
      'features/remote/remote.routes.ts': "import { a } from './remote.service.ts'\n",
      'features/remote/remote.service.ts':
        "import {\n  b,\n  type C,\n} from '../screens/index.ts'\nimport { d } from '../users/index.ts'\n",
      'features/screens/index.ts': "export { b } from './screens.service.ts'\n",
      'features/screens/screens.service.ts': "import type { C } from '../rounds/index.ts'\n",
      'features/screens/screens.test.ts': "import { e } from '../tests-only/index.ts'\n",
      'features/rounds/index.ts': "import { z } from '../../platform/clock.ts'\n",
      'features/users/index.ts': "import { z } from 'zod'\n",
      'features/tests-only/index.ts': "import { f } from '../remote/index.ts'\n",
    }),
  ).toEqual([4, undefined])
  expect(
    levelsOf({
      'areas/floor/remote/index.ts': "import { a } from '../timer/index.ts'\n",
      'areas/floor/timer/index.ts': "import { b } from '../../fleet/screens/index.ts'\n",
      'areas/fleet/screens/index.ts': "import { c } from '../../../features/rounds/index.ts'\n",
      'features/rounds/index.ts': '',
    }),
  ).toEqual([4, 2])
})

test('measure counts each folder of a dependency cycle as a level', () => {
  expect(
    levelsOf({
      'features/top/index.ts': "import { a } from '../one/index.ts'\n",
      'features/one/index.ts': "import { b } from '../two/index.ts'\n",
      'features/two/index.ts':
        "import { a } from '../one/index.ts'\nimport { c } from '../base/index.ts'\n",
      'features/base/index.ts': '',
    }),
  ).toEqual([4, undefined])
})

test.each([
  { today: 90, recorded: 100, goal: 80, problem: undefined },
  { today: 100, recorded: 100, goal: 80, problem: undefined },
  { today: 1101, recorded: 1100, goal: 80, problem: '"CSS" grew by 1, from 1,100 to 1,101.' },
  { today: 80, recorded: 60, goal: 80, problem: undefined },
  { today: 81, recorded: 60, goal: 80, problem: '"CSS" grew by 1, from 80 to 81.' },
  { today: 1, recorded: 0, goal: 0, problem: '"CSS" grew by 1, from 0 to 1.' },
])('overBudget of $today, recorded $recorded, goal $goal: $problem', (numbers) => {
  const { today, recorded, goal, problem } = numbers
  const problems = overBudget([{ name: 'CSS', today, goal }], { CSS: recorded })
  expect(problems).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)])
})

test('overBudget ignores a measure without a goal, and asks to record a missing number', () => {
  expect(overBudget([{ name: 'tests', today: 9 }], { tests: 1 })).toEqual([])
  expect(overBudget([{ name: 'areas', today: undefined, goal: 5 }], {})).toEqual([])
  expect(overBudget([{ name: 'areas', today: 3, goal: 5 }], {})).toEqual([
    expect.stringContaining('npm run house -- --record'),
  ])
})

test('improved keeps the smaller number of each measure with a goal', () => {
  const measures = [
    { name: 'smaller', today: 1, goal: 0 },
    { name: 'larger', today: 3, goal: 0 },
    { name: 'new', today: 4, goal: 0 },
    { name: 'tests', today: 9 },
    { name: 'areas', today: undefined, goal: 5 },
  ]
  expect(improved(measures, { smaller: 2, larger: 2, tests: 1, former: 8 })).toEqual({
    smaller: 1,
    larger: 2,
    new: 4,
    tests: 9,
  })
})

test('npm run house fails when a number grows, and records one that shrinks', () => {
  const root = temporaryTree({ 'scripts/house.json': '{}', 'admin/src/page.css': lines(9000) })
  const style = join(root, 'admin/src/page.css')
  const tasks = join(import.meta.dirname, 'tasks.ts')
  const house = (...options: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [tasks, 'house', ...options], {
      cwd: root,
      encoding: 'utf8',
    })
    return { status, stderr, row: /^CSS, lines.*$/m.exec(stdout)?.[0].split(/ {2,}/) }
  }
  expect(house('--record')).toEqual({
    status: 0,
    stderr: '',
    row: ['CSS, lines', '9,000', '9,000', '8,000'],
  })
  appendFileSync(style, lines(5))
  const worse = { status: 1, row: ['CSS, lines', '9,005', '9,000', '8,000'] }
  expect(house()).toMatchObject(worse)
  expect(house().stderr).toMatch(/^"CSS, lines" grew by 5, from 9,000 to 9,005\. Remove as much/)
  expect(house('--record')).toMatchObject(worse)
  rmSync(style)
  expect(house()).toMatchObject({ status: 0, row: ['CSS, lines', '0', '9,000', '8,000'] })
  expect(house('--record').status).toBe(0)
  expect(readFileSync(join(root, 'scripts/house.json'), 'utf8')).toContain('"CSS, lines": 0,')
})
