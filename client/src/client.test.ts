import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { createClient } from './client.ts'

const answering = (response: () => Response) =>
  createClient({ fetch: () => Promise.resolve(response()) }).call(calls.getAppInfo, {})

const failure = (response: () => Response): Promise<unknown> =>
  answering(response).then(
    () => undefined,
    (error: unknown) => error,
  )

const refusal = { success: false, error: 'No.', code: 'not-found', requestId: 'r-1' }

test('returns the data of the response', async () => {
  expect(await answering(() => Response.json({ success: true, data: { name: 'x' } }))).toEqual({
    name: 'x',
  })
})

test('throws a refusal with its code, sentence, issues and request ID', async () => {
  const issues = [{ path: 'name', message: 'Wanted.' }]
  const body = { ...refusal, code: 'bad-input', issues }
  const error = await failure(() => Response.json(body, { status: 400 }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    code: 'bad-input',
    status: 400,
    message: 'No.',
    issues,
    requestId: 'r-1',
  })
})

test('distinguishes an unreachable server from a refusal', async () => {
  const lost = createClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  const error: unknown = await lost.call(calls.getAppInfo, {}).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ code: 'unreachable', status: 0 })
})

test('a response lost in its body counts as an unreachable server', async () => {
  const headers = { 'content-disposition': 'attachment; filename="workouts.csv"' }
  const lost = () => {
    const body = new ReadableStream({ pull: (given) => given.error(new TypeError('terminated')) })
    return new Response(body, { headers })
  }
  expect(await failure(lost)).toMatchObject({ code: 'unreachable', status: 0 })
  const file = createClient({ fetch: () => Promise.resolve(lost()) }).file(calls.exportWorkouts, {
    query: { from: '2026-11-16', to: '2026-11-29', format: 'csv' },
  })
  await expect(file).rejects.toMatchObject({ code: 'unreachable', status: 0 })
})

test.each([
  ['a page', 404, '<h1>Not Found</h1>'],
  ['an empty body', 502, ''],
  ['a gateway’s JSON', 404, '{"message":"no Route matched"}'],
  ['only a code', 404, '{"code":"not-found"}'],
  ['an unknown code', 404, JSON.stringify({ ...refusal, code: 'NOT_FOUND' })],
  ['a refusal without a request ID', 404, JSON.stringify({ ...refusal, requestId: undefined })],
  ['a refusal without a sentence', 404, JSON.stringify({ ...refusal, error: { text: 'No.' } })],
  ['null', 404, 'null'],
  ['a list', 404, '[]'],
  ['a string', 404, '"not-found"'],
  ['a refusal with status 200', 200, JSON.stringify(refusal)],
  ['a success with status 404', 404, '{"success":true,"data":{}}'],
  ['a captive portal’s login page', 200, '<form>'],
  ['other JSON', 200, '{"ok":true}'],
])('rejects %s as a response (%s)', async (_, status, body) => {
  const error = await failure(() => new Response(body, { status }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'unavailable', status, issues: [], requestId: undefined })
})

test('returns the bytes of a file, and rejects any other response', async () => {
  const query = { from: '2026-11-16', to: '2026-11-29', format: 'csv' } as const
  const fileFrom = (response: Response) =>
    createClient({ fetch: () => Promise.resolve(response) }).file(calls.exportWorkouts, { query })
  const headers = { 'content-disposition': 'attachment; filename="workouts.csv"' }
  expect(await (await fileFrom(new Response('a,b', { headers }))).text()).toBe('a,b')
  await expect(fileFrom(new Response('<form>'))).rejects.toMatchObject({ code: 'unavailable' })
  await expect(fileFrom(Response.json(refusal, { status: 404 }))).rejects.toMatchObject({
    code: 'not-found',
  })
})
