import { Validator } from '@seriousme/openapi-schema-validator'
import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { openApiDocument } from '../platform/http/openapi.ts'
import { startTestServer } from '../testing/test-server.ts'
import { aClient, clientProblems, lintProblems } from '../testing/openapi-problems.ts'

// spec: 7
// security: 2.1.1, 2.1.2, 2.1.3, 8.1.1, 8.1.2
test('the API document is valid OpenAPI 3.1 and has every call', async () => {
  const server = await startTestServer()
  const answer = await server.raw('GET', '/api/docs')
  expect(answer.status).toBe(200)
  const document = JSON.parse(answer.text) as { openapi: string; paths: Record<string, object> }
  expect(await new Validator().validate(document)).toEqual({ valid: true })
  expect(document.openapi).toBe('3.1.0')
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path as Record<string, { operationId: string }>),
  )
  expect(operations.map((operation) => operation.operationId).sort()).toEqual(
    Object.keys(calls).sort(),
  )
})

const document = openApiDocument({ name: 'Roundboard', version: '1.0.0' })

test('the API document names the API key scheme on the calls that take keys', () => {
  const { components, paths } = document as {
    components: { securitySchemes: Record<string, object> }
    paths: Record<
      string,
      Record<string, { operationId: string; security: Record<string, unknown>[] }>
    >
  }
  expect(components.securitySchemes['key']).toMatchObject({ type: 'http', scheme: 'bearer' })
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const withKey = operations.filter(({ security }) => security.some((way) => 'key' in way))
  const scopes = withKey.flatMap(({ operationId, security }) =>
    security.flatMap((way) => ('key' in way ? [[operationId, way['key']]] : [])),
  )
  const declared = Object.entries(calls).flatMap(([name, { scope }]) =>
    scope === 'none' ? [] : [[name, [scope]]],
  )
  expect(scopes.sort()).toEqual(declared.sort())
})

test('the API document passes Redocly’s recommended rules', async () => {
  expect(await lintProblems(document)).toEqual([])
  const { servers: _, ...rest } = document
  const broken = { ...rest, tags: [{ name: 'app' }] }
  const found = await lintProblems(broken)
  for (const rule of ['no-empty-servers', 'operation-tag-defined', 'tag-description'])
    expect(found.some((problem) => problem.startsWith(`${rule}: `))).toBe(true)
})

// `npm run verify` checks that the right one compiles.
test('a client generated from the API document rejects unknown fields at compile time', async () => {
  const wrong = aClient.replace('email:', 'mail:').replace('({ name })', '({ title })')
  const found = await clientProblems(document, wrong)
  expect(found.filter((problem) => !problem.startsWith('user.ts:'))).toEqual([])
  expect(found.join('\n')).toContain('mail: string')
  expect(found.join('\n')).toContain("'title' does not exist")
})
