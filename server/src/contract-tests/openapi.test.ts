import { Validator } from '@seriousme/openapi-schema-validator'
import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { aServer } from '../testing/a-server.ts'

test('the API describes itself in a valid OpenAPI 3.1 document that has every call', async () => {
  const server = await aServer()
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
