import { type ApiKeyScope, apiKeyScopes, type CallName, calls } from '@roundboard/contract'
import { type Permission, permissions } from '@roundboard/domain'
import { expect, test } from 'vitest'
import { aBuiltWorld } from './built-world.ts'
import { requests, targets } from './requests.ts'

const names = Object.keys(calls) as CallName[]
const isPermission = (may: string): may is Permission => Object.hasOwn(permissions, may)

test('an API key can be created for the calls of the role api-access except those on an account', () => {
  const ofTheRole = names.filter((name) => {
    const { may } = calls[name]
    return may !== 'session.own' && isPermission(may) && permissions[may]['api-access'] !== 'none'
  })
  expect([...apiKeyScopes].sort()).toEqual(ofTheRole.sort())
})

const { world, copy } = aBuiltWorld()
const guarded = names.filter((name) => calls[name].may !== 'public')

// security: api-keys
test('an API key may make only the calls that it names and its role allows', async () => {
  const server = await copy()
  const keyFor = async (scopes: readonly ApiKeyScope[]) => {
    const body = { name: 'Tried', scopes: [...scopes] }
    const made = await server.call(calls.createApiKey, world().as['super-admin'], { body })
    return { bearer: made.data.secret }
  }
  const whole = await keyFor(apiKeyScopes)
  for (const name of guarded) {
    const isScope = apiKeyScopes.some((scope) => scope === name)
    const without = await keyFor(apiKeyScopes.filter((scope) => scope !== name))
    for (const target of targets) {
      const sent = requests[name](world(), target)
      const refused = await server.call(calls[name], without, sent)
      expect([401, 403], `${name} without`).toContain(refused.status)
      const served = await server.call(calls[name], whole, sent)
      if (!isScope) {
        expect([401, 403], name).toContain(served.status)
        continue
      }
      const session = await server.call(calls[name], world().as['api-access'], sent)
      expect(served.status, name).toBe(session.status)
      expect(JSON.parse(served.text), name).toEqual(JSON.parse(session.text))
    }
  }
})
