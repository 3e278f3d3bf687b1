import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, timedTests } from '../oxlint.config.ts'
import { areaOf } from './lint-rules.ts'

interface Problem {
  readonly file: string
  readonly rule: string
  readonly message: string
}

/** Runs Oxlint in a folder; paths are relative to it. */
function lint(folder: string, config: string, ...options: string[]): Problem[] {
  const program = resolve('node_modules/oxlint/bin/oxlint')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', config, '--format', 'json', ...options],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  if (!stdout.startsWith('{')) expect.fail(stdout + stderr)
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: readonly { filename: string; code: string; message: string }[]
  }
  return diagnostics.map(({ filename, code, message }) => ({
    file: filename,
    rule: /\((.*)\)/.exec(code)?.[1] ?? code,
    message,
  }))
}

/** For each type-aware rule, code that breaks it. */
const typed: Readonly<Record<string, string>> = {
  'await-thenable': `export const all = async () => { await 1 }`,
  'dot-notation': `export const x = (of: { a: 1 }) => of['a']`,
  'no-array-delete': `export const drop = (from: number[]) => { delete from[0] }`,
  'no-base-to-string': 'export const text = (of: { a: 1 }) => String(of)',
  'no-confusing-void-expression': `declare function go(): void
    export const x = () => { return go() }`,
  'no-deprecated': `/** @deprecated */ export const old = 1
    export const x = old`,
  'no-duplicate-type-constituents': `type A = { a: 1 }; export type B = A | A`,
  'no-floating-promises': `declare function later(): Promise<void>
    later()`,
  'no-for-in-array': `export const x = (of: string[]) => { for (const i in of) console.log(i) }`,
  'no-generated-empty-object-type': `export type A = Omit<{ a: 1 }, 'a'>; export type B = Pick<{ a: 1 }, never>`,
  'no-implied-eval': `setTimeout('alert()', 1)`,
  'no-meaningless-void-operator': `declare function go(): void
    void go()`,
  'no-misused-promises': `export const x = (of: number[]) => { of.forEach(async () => { await Promise.resolve() }) }`,
  'no-misused-spread': `export const x = (of: string[]) => ({ ...of })`,
  'no-mixed-enums': `export enum A { B = 1, C = 'c' }`,
  'no-redundant-type-constituents': `export type A = unknown | 'a'`,
  'no-unnecessary-boolean-literal-compare': `export const x = (is: boolean) => is === true`,
  'no-unnecessary-condition': `export const x = (of: { a: 1 }) => of?.a`,
  'no-unnecessary-template-expression': 'export const x = `${"a"}b`',
  'no-unnecessary-type-arguments': `declare function f<T = number>(a?: T): void
    f<number>()`,
  'no-unnecessary-type-assertion': `export const x = (of: string) => of!`,
  'no-unnecessary-type-conversion': `export const x = (of: string) => String(of)`,
  'no-unnecessary-type-parameters': `export function f<T>(a: T): void { console.log(a) }`,
  'no-unsafe-argument': `declare const a: any; declare function f(b: string): void
    f(a)`,
  'no-unsafe-assignment': `declare const a: any
    export const b: string = a`,
  'no-unsafe-call': `declare const a: any
    a()`,
  'no-unsafe-enum-comparison': `enum A { B }
    export const x = (a: A) => a === 0`,
  'no-unsafe-member-access': `declare const a: any
    a.b`,
  'no-unsafe-return': `declare const a: any
    export const b = (): string => { return a }`,
  'no-unsafe-unary-minus': `export const x = (a: string) => -a`,
  'no-useless-default-assignment': `export const x = ({ a = 1 }: { a: number }) => a`,
  'non-nullable-type-assertion-style': `export const x = (a: string | undefined) => a as string`,
  'only-throw-error': `export const x = () => { throw 'a' }`,
  'prefer-find': `export const x = (of: number[]) => of.filter((each) => each > 1)[0]`,
  'prefer-includes': `export const x = (of: string[]) => of.indexOf('a') !== -1`,
  'prefer-nullish-coalescing': `export const x = (a: string | undefined) => a || 'b'`,
  'prefer-optional-chain': `export const x = (a: { b: number } | undefined) => a && a.b`,
  'prefer-promise-reject-errors': `export const x = () => Promise.reject('a')`,
  'prefer-reduce-type-parameter': `export const x = (of: string[]) => of.reduce((all, each) => ({ ...all, [each]: 1 }), {} as Record<string, number>)`,
  'prefer-regexp-exec': `export const x = (of: string) => of.match(/a/)`,
  'prefer-return-this-type': `export class A { a(): A { return this } }`,
  'prefer-string-starts-ends-with': `export const x = (of: string) => of[0] === 'a'`,
  'related-getter-setter-pairs': `export interface A { get a(): string | undefined; set a(to: number) }`,
  'require-await': `export const x = async () => { console.log() }`,
  'restrict-plus-operands': `export const x = (a: number, b: string) => a + b`,
  'restrict-template-expressions': 'export const x = (a: string | undefined) => `${a}`',
  'return-await': `declare function later(): Promise<void>
    export const x = async () => { try { return later() } catch { await later() } }`,
  'switch-exhaustiveness-check': `export const x = (a: 'b' | 'c') => { switch (a) { case 'b': return 1 } }`,
  'use-unknown-in-catch-callback-variable': `declare function later(): Promise<void>
    export const x = later().catch((error) => { console.log(error) })`,
}

const takesDb =
  "import type { Db } from '../../platform/database/database.ts'\nexport type A = Db\n"
const opensAll =
  "import type { OpenDatabase } from '../../platform/database/database.ts'\nexport type A = OpenDatabase\n"
const keepsExecutor =
  "import type { Executor } from '../../platform/database/database.ts'\nexport interface A { db: Executor }\n"
const takesExecutor =
  "import type { Executor } from '../../platform/database/database.ts'\nexport interface A { list(on: Executor): void; find: (on: Executor) => void }\n"
const mayEverything = "import { system } from '../../platform/actor.ts'\nexport const a = system\n"
const mayThis =
  "import { systemActor } from '../../platform/actor.ts'\nexport const a = systemActor('screen')\n"
const writesUnlogged =
  "import type { Unlogged } from '../../platform/read.ts'\nexport type A = Unlogged\n"

// # is replaced with the number of the case, so that each has its own file.
const service = 'server/src/areas/workouts/rounds/case-#.service.ts'
const repository = 'server/src/areas/workouts/rounds/case-#.repository.ts'

const testFiles = [
  'server/src/case-#.test.ts',
  'admin/src/case-#.test.tsx',
  'screen/src/testing/case-#.ts',
  'e2e/case-#.e2e.ts',
  'e2e/case-#.ts',
]

/** Code that a rule refuses in a file. */
const refused: readonly (readonly [what: string, file: string, code: string, rule: string])[] = [
  ['a raw database in a service', service, takesDb, 'no-restricted-imports'],
  ['an opened database in a service', service, opensAll, 'no-restricted-imports'],
  ['a kept executor', service, keepsExecutor, 'injected-executor'],
  ['the system actor', service, mayEverything, 'no-restricted-imports'],
  ['unlogged writes', service, writesUnlogged, 'no-restricted-imports'],
  [
    'a raw database in a service with unlogged writes',
    'server/src/areas/operations/logs/logs.service.ts',
    takesDb,
    'no-restricted-imports',
  ],
  ...[
    "import { sql } from 'kysely'\nexport const a = sql`select 1`",
    "export const a = process.env['PATH']",
  ].map((code, index) => {
    const rule = index === 0 ? 'no-restricted-imports' : 'no-restricted-properties'
    return [code, 'server/src/areas/workouts/rounds/case-#.ts', code, rule] as const
  }),
  ...['Date.now()', 'Temporal.Now.instant()', 'new Date()', 'Date()'].map(
    (code) =>
      [code, 'domain/src/case-#.ts', `export const a = ${code}`, 'time-as-argument'] as const,
  ),
  [
    'Math.random()',
    'domain/src/case-#.ts',
    'export const a = Math.random()',
    'no-restricted-properties',
  ],
  [
    'fetch in the wall package',
    'wall/src/case-#.ts',
    "export const a = fetch('/')",
    'no-restricted-globals',
  ],
  ...(['wall', 'screen', 'admin', 'phone'] as const).flatMap((app) => {
    const hooks = `import { useEffect, useState } from 'react'
      export function A({ is, name }: { is: boolean; name: string }) {
        const [, set] = useState('')
        useEffect(() => { set(name) }, [])`
    return [
      [
        `a missing dependency in ${app}`,
        `${app}/src/case-#.tsx`,
        `${hooks}; return <p /> }`,
        'exhaustive-deps',
      ],
      [
        `a conditional hook in ${app}`,
        `${app}/src/case-#.tsx`,
        `${hooks}; if (is) useState(''); return <p /> }`,
        'rules-of-hooks',
      ],
    ] as const
  }),
  ...[
    'export const x = () => new Promise((resolve) => setTimeout(resolve, 100))',
    "import { setTimeout as sleep } from 'node:timers/promises'\nexport const x = () => sleep(100)",
    "import timers from 'timers/promises'\nexport const x = () => timers.setTimeout(100)",
    "import { scheduler } from 'node:timers/promises'\nexport const x = () => scheduler.wait(100)",
    'export const x = (run: () => void) => setInterval(run, 100)',
    'export const x = () => globalThis.setTimeout(() => undefined, 100)',
    "import { promisify } from 'node:util'\nexport const x = promisify(setTimeout)",
    'declare const page: { waitForTimeout(ms: number): void }\npage.waitForTimeout(100)',
    "import { vi } from 'vitest'\nexport const x = (isSo: () => void) => vi.waitFor(isSo, 100)",
    "import { vi } from 'vitest'\nexport const x = () => vi.waitUntil(() => 1, { timeout: 100 })",
    "import { expect } from 'vitest'\nexport const x = expect.poll(() => 1, { timeout: 100 }).toBe(1)",
    'declare const x: { toBeVisible(of: object): void }\nx.toBeVisible({ timeout: 100 })',
  ].flatMap((code) =>
    testFiles.map((file) => [code.slice(0, 60), file, code, 'waits-for-states'] as const),
  ),
  ...[
    'expect(performance.now() - from).toBeLessThan(5_000)',
    'expect(Date.now() - from).not.toBe(1)',
    'expect(Math.round(Math.abs(performance.now() - from) / 1_000)).toBe(1)',
    'const tookMs = Date.now() - from; expect(tookMs).toBeLessThan(5_000)',
    'const passed = () => performance.now() - from; expect(passed()).toBeLessThan(5_000)',
    'const begun = Date.now(); const ended = Date.now(); expect(ended - begun).toBeGreaterThan(1)',
    'expect(at).toBeLessThan(Date.now() + 5_000)',
    'expect(performance.now()).toBeLessThan(from + 5_000)',
    'const begun = process.hrtime.bigint(); expect(process.hrtime.bigint() - begun).toBeLessThan(1n)',
    'expect.poll(() => Date.now() - from).toBeGreaterThan(5_000)',
  ].map(
    (code) =>
      [
        code,
        'server/src/case-#.test.ts',
        `import { expect } from 'vitest'\nexport const x = (from: number, at: number) => { ${code} }`,
        'no-elapsed-time',
      ] as const,
  ),
  ...[
    "on.updateTable('locations').set({})",
    "on.insertInto('screens').values({})",
    "on.deleteFrom('logs')",
    "lockRow(trx, 'users', id)",
    "on.selectFrom('users')",
    "on.selectFrom('users as u')",
    "on.selectFrom(['rounds', 'users'])",
    "on.selectFrom('rounds').leftJoin('workouts', 'a', 'b')",
    "on.updateTable('rounds').from('screens')",
    "countRows(on, 'workouts', undefined)",
    'on.selectFrom(table)',
    'lockRow(trx, table, id)',
  ].map((code) => [code, repository, code, 'owned-tables'] as const),
  [
    'a writer in an index',
    'server/src/areas/workouts/case-#/index.ts',
    "export { findRound, type Row, updateRound } from './rounds.repository.ts'",
    'indexes-read-only',
  ],
  [
    'a whole repository in an index',
    'server/src/areas/workouts/case-#/index.ts',
    "export * from './rounds.repository.ts'",
    'indexes-read-only',
  ],
  [
    'a writer named like a reader',
    repository,
    "export const findRound = async () => { await on.insertInto('rounds').values({}) }",
    'indexes-read-only',
  ],
  [
    'a write to a table that the area may only read',
    'server/src/areas/floor/timer/case-#.repository.ts',
    "on.updateTable('locations')",
    'owned-tables',
  ],
]

/** Similar code that is allowed. */
const allowed: readonly (readonly [what: string, file: string, code: string, rule: string])[] = [
  ['an executor as an argument', service, takesExecutor, 'injected-executor'],
  ['a system actor with one permission', service, mayThis, 'no-restricted-imports'],
  [
    'unlogged writes in a listed service',
    'server/src/areas/fleet/presence/presence.service.ts',
    writesUnlogged,
    'no-restricted-imports',
  ],
  [
    'a date from an argument',
    'domain/src/case-#.ts',
    'export const a = (at: number) => new Date(at)',
    'time-as-argument',
  ],
  ...[
    ['workouts/rounds', "on.updateTable('rounds').set({})"],
    ['workouts/rounds', "on.selectFrom('rounds').where('id', 'in', (b) => b.selectFrom('rounds'))"],
    ['workouts/rounds', "Array.from(users); Buffer.from('rounds', 'hex')"],
    ['floor/timer', "on.selectFrom('locations')"],
  ].map(
    ([area = '', code = '']) =>
      [code, `server/src/areas/${area}/case-#.repository.ts`, code, 'owned-tables'] as const,
  ),
  [
    'readers and types in an index',
    'server/src/areas/workouts/case-#/index.ts',
    "export { findRound, type Row } from './rounds.repository.ts'",
    'indexes-read-only',
  ],
  [
    'a writer named like a writer',
    'server/src/areas/workouts/rounds/case-#.repository.ts',
    "export const insertRound = () => on.insertInto('rounds').values({})",
    'indexes-read-only',
  ],
  [
    "on.insertInto('logs')",
    'server/src/platform/audit/case-#.ts',
    "on.insertInto('logs')",
    'owned-tables',
  ],
  [
    'timers outside tests',
    'server/src/case-#.ts',
    'export const x = (run: () => void) => setTimeout(run, 100)',
    'waits-for-states',
  ],
  ...[
    "import { setImmediate } from 'node:timers/promises'\nexport const x = () => setImmediate()",
    "vi.useFakeTimers({ toFake: ['setTimeout'] }); await vi.advanceTimersByTimeAsync(100)",
    'await vi.waitFor(() => { expect(vi.isFakeTimers()).toBe(true) }, { interval: 10 })',
    'expect(0.1).toBeCloseTo(0.1, 100)',
  ].map(
    (code) =>
      [
        code,
        'server/src/case-#.test.ts',
        `import { expect, vi } from 'vitest'\n${code}`,
        'waits-for-states',
      ] as const,
  ),
  ...[
    'expect(at).toBeGreaterThanOrEqual(Date.now())',
    'const begun = Date.now(); expect(at).toBeGreaterThanOrEqual(begun)',
    'const now = () => at; expect(now() - 5_000).toBeLessThan(at)',
    'const ago = Date.now() - 5_000; expect(read(ago)).toBe(1)',
    'expect(read(Date.now() - 5_000)).toBe(1)',
  ].map(
    (code) =>
      [
        code,
        'server/src/case-#.test.ts',
        `import { expect } from 'vitest'\nexport const x = (at: number, read: (at: number) => number) => { ${code} }`,
        'no-elapsed-time',
      ] as const,
  ),
]

const cases = [...refused, ...allowed].map(([what, file, code, rule], index) => ({
  name: `${what} (case ${String(index)})`,
  file: file.replace('#', String(index)),
  code,
  rule,
}))
const isRefused = (index: number) => index < refused.length

const { ownerOf, readers } = owners

let folder = ''
let problems: readonly Problem[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundboard-lint-'))
  const files: Readonly<Record<string, string>> = {
    'oxlint.config.ts': `export { default } from '${resolve('oxlint.config.ts')}'`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        ...{ strict: true, target: 'esnext', module: 'nodenext', types: [], jsx: 'preserve' },
        moduleDetection: 'force',
      },
    }),
    ...Object.fromEntries(Object.entries(typed).map(([rule, code]) => [`typed/${rule}.ts`, code])),
    ...Object.fromEntries(cases.map(({ file, code }) => [file, code])),
  }
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), code)
  }
  problems = lint(folder, 'oxlint.config.ts')
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const rulesFor = (file: string) =>
  problems.filter((problem) => problem.file === file).map(({ rule }) => rule)

test.each(Object.keys(typed))('the linter reports a violation of %s', (rule) => {
  expect(rulesFor(`typed/${rule}.ts`)).toContain(rule)
})

// security: 8.2.1, 8.3.1
test.each(cases.filter((_, index) => isRefused(index)))('the linter refuses $name', (planted) => {
  expect(rulesFor(planted.file)).toContain(planted.rule)
})

test.each(cases.filter((_, index) => !isRefused(index)))('the linter allows $name', (planted) => {
  expect(rulesFor(planted.file)).not.toContain(planted.rule)
})

test('the list of timed tests contains only tests that use timers', () => {
  writeFileSync(
    join(folder, 'waits.json'),
    JSON.stringify({
      jsPlugins: [resolve('scripts/lint-rules.ts')],
      categories: { correctness: 'off' },
      rules: { 'roundboard/waits-for-states': 'error' },
    }),
  )
  const found = lint(process.cwd(), join(folder, 'waits.json'), ...timedTests)
  expect([...new Set(found.map(({ file }) => file))].sort()).toEqual([...timedTests].sort())
})

describe('the table owners in the lint configuration', () => {
  test('are folders of the server', () => {
    const missing = Object.values(ownerOf)
      .map((owner) => `server/src/${owner.startsWith('platform/') ? owner : `areas/${owner}`}`)
      .filter((path) => !existsSync(path))
    expect(missing).toEqual([])
  })

  test('have exactly the listed readers, each with a reason', () => {
    const plugin = resolve('scripts/lint-rules.ts')
    writeFileSync(
      join(folder, 'readers.json'),
      JSON.stringify({
        jsPlugins: [plugin],
        categories: { correctness: 'off' },
        rules: { 'roundboard/owned-tables': ['error', { ownerOf, readers: {} }] },
      }),
    )
    const isProduct = (file: string) =>
      !/\.test\.ts$|\/testing\/|contract-tests|platform\/database/.test(file)
    const found = lint(process.cwd(), join(folder, 'readers.json'), 'server/src').filter(
      ({ file }) => isProduct(file),
    )
    const made = new Set(
      found.map(({ file, message }) => {
        const [, table = message] = /^'(\w+)' belongs to .*\. Use/.exec(message) ?? []
        return `${areaOf(file)} reads ${table}`
      }),
    )
    const listed = Object.entries(readers).flatMap(([area, tables]) =>
      Object.entries(tables).map(([table, reason]) => {
        expect(reason).not.toBe('')
        return `${area} reads ${table}`
      }),
    )
    expect([...made].sort()).toEqual(listed.sort())
  })
})
