import { roles } from '@roundboard/domain'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { call, type Call } from './call.ts'
import { calls, secretPathPrefixes } from './calls.ts'

const all: readonly (readonly [string, Call])[] = Object.entries(calls)

const keysOf = (schema: z.ZodType) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

describe.each(all)('%s', (_, one) => {
  test('declares exactly the params of its path', () => {
    const named = [...one.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(keysOf(one.params).sort()).toEqual(named.sort())
  })

  test('marks the secrets in its address, which are last in a path, so that logs mask them', () => {
    for (const name of one.secrets) {
      const isInPath = keysOf(one.params).includes(name)
      if (isInPath) expect(one.path.endsWith(`/:${name}`)).toBe(true)
      else expect(keysOf(one.query)).toContain(name)
    }
    // Public calls have no other credentials, so their inputs are secrets unless listed here.
    const harmless = new Set(['languages'])
    const named = [...keysOf(one.params), ...keysOf(one.query)].filter(
      (name) => !harmless.has(name),
    )
    if (one.may === 'public') expect(one.secrets).toEqual(named)
  })

  test('has a permission and a one-line summary', () => {
    expect(one.may).not.toBe('')
    expect(one.summary).toMatch(/^[A-Z'][^\n]*[^.]$/)
  })

  test('has a body only if its method allows one, and takes an idempotency key only with POST', () => {
    if (one.method === 'GET') expect(one.body.safeParse({}).data).toEqual({})
    if (one.method === 'GET') expect(one.body.safeParse({ any: 1 }).success).toBe(false)
    if (one.takesIdempotencyKey) expect(one.method).toBe('POST')
  })

  test('is paginated if it is a list, with a default page', () => {
    if (!one.isList) return
    expect(one.data).toBeInstanceOf(z.ZodArray)
    expect(one.query.safeParse({})).toMatchObject({ success: true, data: { page: 1 } })
  })
})

test('every secret in a path has a known prefix', () => {
  const prefixes = secretPathPrefixes()
  expect(prefixes).toEqual(
    expect.arrayContaining(['/login/', '/calendar/', '/api/v1/pocket/', '/api/v1/screenlinks/']),
  )
  for (const prefix of prefixes) expect(prefix).toMatch(/^\/[\w/]+\/$/)
})

test('no two calls share an address', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('calls reject undeclared input', () => {
  const bare = call({
    ...{ method: 'GET', path: '/api/v1/bare', summary: 'Nothing' },
    may: 'public',
    data: z.array(z.enum(roles)),
  })
  for (const part of [bare.params, bare.query, bare.body])
    expect(part.safeParse({ surprise: 1 }).success).toBe(false)
  expect(bare).toMatchObject({
    isList: false,
    status: 200,
    takesIdempotencyKey: false,
    startsSession: false,
  })
})
