import { type Call, type CallName, calls, ErrorResponse, usualBodyMax } from '@roundboard/contract'
import { addressOf } from '@roundboard/client'
import { expect, test } from 'vitest'
import { isNestedTooDeep } from '../platform/http/nesting.ts'
import { aUser } from '../testing/factories.ts'
import { aBuiltWorld } from './built-world.ts'
import { largestBody } from './largest-bodies.ts'
import { type Request, requests } from './requests.ts'

const { world, shared, restore } = aBuiltWorld()

const names = (Object.keys(calls) as CallName[]).filter((name) => calls[name].method !== 'GET')
const bodies = new Map(names.map((name) => [name, largestBody(name)]))
const jsonOf = (name: CallName) => Buffer.from(JSON.stringify(bodies.get(name)))

/** Refusals before the body is read, and a failure. */
const codesBefore = ['not-signed-in', 'too-large', 'too-many-attempts', 'internal']

// security: 2.4.1
test.each(names.filter((name) => jsonOf(name).length > 2))(
  '%s accepts its largest valid body',
  async (name) => {
    const call: Call = calls[name]
    expect(call.body.safeParse(bodies.get(name)).error?.issues).toBeUndefined()
    const json = jsonOf(name)
    expect(json.length).toBeLessThanOrEqual(call.bodyMax)
    expect(isNestedTooDeep(json)).toBe(false)
    if (call.may === 'public') return

    await restore()
    const server = shared()
    const { params = {} }: Request = requests[name](world(), 'own')
    const root = await aUser(server, 'super-admin')
    const credentials: Record<string, string> =
      call.may === 'screen'
        ? { 'screen-auth-token': world().as.screen.screen }
        : { authorization: `Bearer ${root.as.bearer}` }
    const answer = await server.raw(call.method, addressOf(call, { params }), {
      headers: { 'content-type': 'application/json', ...credentials },
      payload: json,
    })
    const { code } = ErrorResponse.safeParse(JSON.parse(answer.text)).data ?? {}
    expect(codesBefore, answer.text).not.toContain(code)
  },
)

test.each(names.filter((name) => calls[name].bodyMax > usualBodyMax))(
  '%s accepts little more than its largest valid body',
  (name) => {
    expect(jsonOf(name).length).toBeGreaterThan(usualBodyMax)
    expect(calls[name].bodyMax).toBeLessThan(1.5 * jsonOf(name).length)
  },
)
