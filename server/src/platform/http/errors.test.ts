import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createAnswerError } from './errors.ts'

/** An app whose only call fails with the given error, and its logged failures. */
function aFailingApp(fail: () => Error) {
  const failures: { unlogged?: number }[] = []
  const write = (line: string) => {
    const entry = JSON.parse(line) as { msg: string; unlogged?: number }
    if (entry.msg === 'request failed') failures.push(entry)
  }
  const app = Fastify({ logger: { level: 'error', stream: { write } } })
  app.setErrorHandler(createAnswerError())
  app.get('/', () => Promise.reject(fail()))
  return { app, failures }
}

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('while the database is unavailable, screens cause one log line, and staff one each', async () => {
  const { app, failures } = aFailingApp(refused)
  const fromDisplay = { url: '/', headers: { 'screen-auth-token': 'x' } }
  const answers = await Promise.all(Array.from({ length: 200 }, () => app.inject(fromDisplay)))
  expect(answers.every(({ statusCode }) => statusCode === 503)).toBe(true)
  expect(new Set(answers.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']))
  expect(failures.length).toBeLessThan(5)
  failures.splice(0)
  for (let times = 0; times < 3; times += 1) await app.inject('/')
  expect(failures).toHaveLength(3)
})

test('an exhausted connection pool answers "busy" and logs no failure', async () => {
  const { app, failures } = aFailingApp(() => new Error('timeout exceeded when trying to connect'))
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('2')
  expect(answer.json()).toMatchObject({ code: 'busy' })
  expect(failures).toEqual([])
})
