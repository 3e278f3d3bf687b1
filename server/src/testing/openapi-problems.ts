import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'

type Document = Record<string, unknown>

// Addresses from the specification, which have an ID where others have a name.
const specified = [
  '/api/v1/screens/{id}/unlink',
  '/api/v1/screens/{id}/history',
  '/api/v1/screens/round/{round}',
]

/** The errors and warnings of `redocly lint`, and tags without a description. */
export async function lintProblems(document: Document): Promise<string[]> {
  const rules = { 'operation-tag-defined': 'error', 'tag-description': 'error' } as const
  const config = await createConfig({ extends: ['recommended'], rules })
  const source = JSON.stringify(document)
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  return found
    .map(({ ruleId, message, location: [at] }) => ({ ruleId, message, at: at?.pointer ?? '' }))
    .filter(
      ({ ruleId, at }) =>
        ruleId !== 'no-ambiguous-paths' ||
        !specified.some((path) => at === `#/paths/${path.replaceAll('/', '~1')}`),
    )
    .map(({ ruleId, message, at }) => `${ruleId}: ${message} ${at}`)
}

const cache = join(import.meta.dirname, '../../../node_modules/.cache/roundboard')

/** A program that uses the generated client. */
export const aClient = `
import createClient from 'openapi-fetch'
import type { paths } from './api.ts'

const api = createClient<paths>({ baseUrl: 'http://127.0.0.1:8080' })
const body = { email: 'coach@example.test', password: 'a password' }
const { data: session, error: refusal } = await api.POST('/api/v1/auth', { body })
export const sentence: string = refusal?.error ?? ''
const headers = { authorization: \`Bearer \${session?.data.token ?? ''}\` }
const query = { limit: 10 }
const { data: workouts } = await api.GET('/api/v1/workouts', { headers, params: { query } })
export const names: string[] = workouts?.data.map(({ name }) => name) ?? []
const path = { id: workouts?.data[0]?.id ?? '' }
await api.PUT('/api/v1/workouts/{id}', { headers, params: { path }, body: { name: 'Jab' } })
`

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
}

function compile(file: string): string[] {
  const program = ts.createProgram([file], options)
  return ts.getPreEmitDiagnostics(program).map(({ file: at, start, messageText }) => {
    const line = at?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0
    const text = ts.flattenDiagnosticMessageText(messageText, ' ')
    return `${basename(at?.fileName ?? '')}:${String(line + 1)}: ${text}`
  })
}

/** The compiler's errors in the generated client and a program that uses it. */
export async function clientProblems(document: Document, user = aClient): Promise<string[]> {
  mkdirSync(cache, { recursive: true })
  // Next to the packages, so that the compiler finds them.
  const folder = mkdtempSync(join(cache, 'api-'))
  try {
    const types = await openapiTypescript(JSON.stringify(document))
    writeFileSync(join(folder, 'api.ts'), astToString(types))
    writeFileSync(join(folder, 'user.ts'), user)
    return compile(join(folder, 'user.ts'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
