import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { ESLint } from 'eslint'
import ts from 'typescript-eslint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import oxlintConfig from '../oxlint.config.ts'

/** For each rule a few words that break it. */
const wrong: Readonly<Record<string, string>> = {
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

const rules = Object.fromEntries(
  Object.entries(oxlintConfig.rules).filter(([, wanted]) => wanted !== 'off'),
)
const nameOf = (rule: string) => rule.replace(/^.*\//, '')

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundboard-lint-'))
  for (const [rule, text] of Object.entries(wrong)) writeFileSync(join(folder, `${rule}.ts`), text)
  const compilerOptions = { strict: true, target: 'esnext', module: 'nodenext', types: [] }
  const tsconfig = { compilerOptions: { ...compilerOptions, moduleDetection: 'force' } }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** What was said of each file, once and in order: `file: rule`. */
const inOrder = (said: readonly (readonly [file: string, rule: string])[]) =>
  [...new Set(said.map(([file, rule]) => `${basename(file, '.ts')}: ${rule}`))].sort()

interface Report {
  readonly diagnostics: readonly { readonly filename: string; readonly code: string }[]
}

function saidByOxlint() {
  const options = ['--config', resolve('oxlint.config.ts'), '--format', 'json', '.']
  const program = resolve('node_modules/oxlint/bin/oxlint')
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...options], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (!stdout.startsWith('{')) expect.fail(stdout + stderr)
  const { diagnostics } = JSON.parse(stdout) as Report
  return inOrder(
    diagnostics.map(({ filename, code }) => [filename, /\((.*)\)/.exec(code)?.[1] ?? code]),
  )
}

async function saidByEslint() {
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.ts'],
        languageOptions: { parser: ts.parser, parserOptions: { projectService: true } },
        plugins: { '@typescript-eslint': ts.plugin },
        rules,
      },
    ],
  })
  const found = await eslint.lintFiles('.')
  return inOrder(
    found.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, message }) => [filePath, ruleId ? nameOf(ruleId) : message] as const),
    ),
  )
}

test('what breaks a rule that needs types is found, by Oxlint as by typescript-eslint', async () => {
  const found = saidByOxlint()
  expect(found).toEqual(await saidByEslint())
  const each = Object.keys(rules).map((rule) => `${nameOf(rule)}: ${nameOf(rule)}`)
  expect(found).toEqual(expect.arrayContaining(each))
}, 60_000)
