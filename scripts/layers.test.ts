import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import rules, { areaMayImport } from '../.dependency-cruiser.mjs'

/** For each rule, a file that breaks it and what it imports. */
const violations: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'domain-imports': ['domain/src/on-air.ts', 'contract/src/index.ts'],
  'contract-imports': ['contract/src/screens.ts', 'client/src/index.ts'],
  'client-imports': ['client/src/client.ts', 'wall/src/index.ts'],
  'wall-imports': ['wall/src/wall.tsx', 'client/src/index.ts'],
  'server-imports': ['server/src/app.ts', 'client/src/index.ts'],
  'server-tests-import': ['server/src/areas/workouts/rounds/rounds.test.ts', 'wall/src/index.ts'],
  'screen-imports': ['screen/src/main.tsx', 'admin/src/main.tsx'],
  'admin-imports': ['admin/src/main.tsx', 'server/src/platform/clock.ts'],
  'phone-imports': ['phone/src/remote/main.tsx', 'wall/src/index.ts'],
  'e2e-imports': ['e2e/story.e2e.ts', 'server/src/main.ts'],
  'bench-imports': ['bench/main.ts', 'screen/src/main.tsx'],
  'scripts-imports': ['scripts/tasks.ts', 'domain/src/index.ts'],
  'studio-imports': ['studio/make.ts', 'server/src/main.ts'],
  'no-cycles': ['domain/src/one.ts', 'domain/src/one.ts'],
  resolvable: ['client/src/client.ts', 'client/src/not-there.ts'],
  'one-public-entry': ['contract/src/screens.ts', 'domain/src/permissions.ts'],
  'tests-stay-out-of-the-product': ['server/src/main.ts', 'server/src/testing/a-screen.ts'],
  'domain-is-pure': ['domain/src/gym-calendar.ts', 'node_modules/zod/index.js'],
  'wall-only-draws': ['wall/src/wall.tsx', 'node:fs'],
  'area-media': ['server/src/areas/media/a.ts', 'server/src/areas/messaging/email/index.ts'],
  'area-messaging': ['server/src/areas/messaging/a.ts', 'server/src/areas/media/library/index.ts'],
  'area-identity': ['server/src/areas/identity/a.ts', 'server/src/areas/locations/one/index.ts'],
  'area-locations': ['server/src/areas/locations/a.ts', 'server/src/areas/fleet/screens/index.ts'],
  'area-fleet': ['server/src/areas/fleet/a.ts', 'server/src/areas/workouts/rounds/index.ts'],
  'area-workouts': ['server/src/areas/workouts/a.ts', 'server/src/areas/fleet/screens/index.ts'],
  'area-floor': ['server/src/areas/floor/a.ts', 'server/src/areas/operations/logs/index.ts'],
  'area-operations': ['server/src/areas/operations/a.ts', 'server/src/areas/floor/timer/index.ts'],
  'platform-knows-no-feature': [
    'server/src/platform/push.ts',
    'server/src/areas/fleet/screens/index.ts',
  ],
  'features-meet-at-their-index': [
    'server/src/areas/workouts/rounds/rounds.service.ts',
    'server/src/areas/fleet/screens/screens.repository.ts',
  ],
  'the-app-uses-indexes': [
    'server/src/app.ts',
    'server/src/areas/fleet/screens/screens.service.ts',
  ],
  'features-know-no-app': ['server/src/areas/fleet/screens/index.ts', 'server/src/app.ts'],
  'sql-in-repositories': [
    'server/src/areas/fleet/screens/screens.service.ts',
    'node_modules/kysely/index.js',
  ],
  'http-in-routes': [
    'server/src/areas/fleet/screens/screens.service.ts',
    'node_modules/fastify/index.js',
  ],
  'console-area-media': ['admin/src/areas/media/a.ts', 'admin/src/areas/messaging/b.ts'],
  'console-area-messaging': ['admin/src/areas/messaging/a.ts', 'admin/src/areas/media/b.ts'],
  'console-area-identity': ['admin/src/areas/identity/a.ts', 'admin/src/areas/locations/b.ts'],
  'console-area-locations': ['admin/src/areas/locations/a.ts', 'admin/src/areas/fleet/b.ts'],
  'console-area-fleet': ['admin/src/areas/fleet/a.ts', 'admin/src/areas/workouts/b.ts'],
  'console-area-workouts': ['admin/src/areas/workouts/a.ts', 'admin/src/areas/fleet/b.ts'],
  'console-area-floor': ['admin/src/areas/floor/a.ts', 'admin/src/areas/operations/b.ts'],
  'console-area-operations': ['admin/src/areas/operations/a.ts', 'admin/src/areas/floor/b.ts'],
  'shared-knows-no-feature': ['admin/src/shared/table.tsx', 'admin/src/areas/workouts/round.tsx'],
  'features-know-no-page': ['screen/src/features/pairing/pairing.tsx', 'screen/src/app/app.tsx'],
  'features-know-no-player': [
    'screen/src/features/pairing/pairing.ts',
    'screen/src/player/player.ts',
  ],
  'features-stay-apart': [
    'screen/src/features/push/push.ts',
    'screen/src/features/pairing/pairing.ts',
  ],
}

/** Imports that no rule may report. */
const allowed: readonly (readonly [from: string, to: string])[] = [
  ['contract/src/screens.ts', 'domain/src/index.ts'],
  ['contract/src/screens.test.ts', 'domain/src/testing/index.ts'],
  ['screen/src/app/app.tsx', 'screen/src/features/pairing/pairing.tsx'],
  ['screen/src/app/app.tsx', 'screen/src/player/player.ts'],
  ['screen/src/player/player.ts', 'screen/src/features/pairing/pairing.ts'],
  ['admin/src/app/pages/users.tsx', 'admin/src/areas/identity/users/users-page.tsx'],
  ['admin/src/areas/fleet/screens/a.ts', 'admin/src/areas/locations/locations/b.ts'],
  ['screen/src/features/pairing/pairing.tsx', 'wall/src/index.ts'],
  ['server/src/areas/fleet/screens/screens.service.ts', 'server/src/areas/identity/users/index.ts'],
  ['server/src/areas/workouts/rounds/rounds.repository.ts', 'node_modules/kysely/index.js'],
  ['server/src/areas/workouts/rounds/rounds.routes.ts', 'node_modules/fastify/index.js'],
  ['server/src/areas/workouts/rounds/rounds.test.ts', 'server/src/testing/a-screen.ts'],
  ['server/src/areas/workouts/rounds/rounds.test.ts', 'client/src/index.ts'],
  ['server/src/app.ts', 'server/src/areas/workouts/rounds/index.ts'],
  ['e2e/fixtures.ts', 'server/src/testing/postgres.ts'],
]

/** A folder with one file that imports another. */
function plant([from, to]: readonly [string, string]): string {
  const root = mkdtempSync(join(tmpdir(), 'roundboard-layers-'))
  const isFile = to.includes('/') && !to.includes('not-there')
  for (const file of isFile ? [to, from] : [from])
    mkdirSync(dirname(join(root, file)), { recursive: true })
  if (isFile) writeFileSync(join(root, to), 'export {}\n')
  const target = to.startsWith('node:') ? to : join(root, to)
  writeFileSync(join(root, from), `import ${JSON.stringify(target)}\n`)
  return root
}

async function brokenRules(planted: readonly [string, string]): Promise<string[]> {
  const root = plant(planted)
  try {
    const [top = ''] = planted[0].split('/')
    const { output } = await cruise([top], {
      ...rules.options,
      baseDir: root,
      ruleSet: { forbidden: rules.forbidden },
      validate: true,
    })
    return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

test.each(Object.entries(violations))(
  'the layer rule %s reports a violation',
  async (rule, planted) => {
    expect(await brokenRules(planted)).toContain(rule)
  },
)

test.each(allowed)('%s may import %s', async (from, to) => {
  expect(await brokenRules([from, to])).toEqual([])
})

test('every layer rule has a violation in this test', () => {
  expect(Object.keys(violations).sort()).toEqual(rules.forbidden.map(({ name }) => name).sort())
})

test('docs/architecture.md shows the actual areas of the server and the console', () => {
  const [, chart = ''] =
    /```mermaid\nflowchart BT\n([^`]*)/.exec(readFileSync('docs/architecture.md', 'utf8')) ?? []
  const boxes = chart.split('\n').flatMap((line) => {
    const [, area, arrows = ''] = /^ *(\w+)\[[^\]]*\](?: --> (.*))?$/.exec(line) ?? []
    return area === undefined
      ? []
      : [{ area, imports: arrows.split(' & ').filter((to) => to !== '') }]
  })
  const shown = boxes.map(({ area }) => area).sort()
  expect(shown).toEqual(readdirSync('server/src/areas').sort())
  expect(shown).toEqual(readdirSync('admin/src/areas').sort())
  expect(shown).toEqual(Object.keys(areaMayImport).sort())
  const allowedImports: Readonly<Record<string, readonly string[]>> = areaMayImport
  for (const { area, imports } of boxes)
    expect(imports.filter((to) => !allowedImports[area]?.includes(to))).toEqual([])
})
