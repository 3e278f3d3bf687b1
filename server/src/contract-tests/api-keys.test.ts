import {
  type ApiKeyDraft,
  type ApiKeyScope,
  apiKeyScopes,
  type CallName,
  calls,
  effectiveScopes,
  franchiseScopes,
} from '@roundboard/contract'
import { expect, test } from 'vitest'
import type { TestServer } from '../testing/test-server.ts'
import { aBuiltWorld } from './built-world.ts'
import { requests, scoped, targets } from './requests.ts'

const names = Object.keys(calls) as CallName[]
const { world, shared, restore } = aBuiltWorld()

const withScope = names.filter((name) => calls[name].scope !== 'none')
const without = names.filter((name) => calls[name].may !== 'public' && calls[name].scope === 'none')
const isChange = (name: CallName) => calls[name].method !== 'GET'

async function aKey(server: TestServer, draft: Omit<ApiKeyDraft, 'name'>) {
  const body = { name: 'Tried', ...draft }
  const made = await server.call(calls.createApiKey, world().as['super-admin'], { body })
  return { bearer: made.data.secret }
}

test('every API key scope covers a call', () => {
  expect(new Set(withScope.map((name) => calls[name].scope))).toEqual(new Set(apiKeyScopes))
})

// security: api-keys
test('an API key with every scope can’t make calls outside its scopes', async () => {
  const key = await aKey(shared(), { scopes: [...apiKeyScopes] })
  for (const name of without)
    for (const target of targets) {
      const refused = await shared().call(calls[name], key, requests[name](world(), target))
      expect([401, 403], name).toContain(refused.status)
    }
})

// security: api-keys
test.each(withScope)(
  '%s needs its scope and serves the API key like a super-admin',
  async (name) => {
    const { scope } = calls[name]
    const covers = (one: ApiKeyScope) => [...effectiveScopes([one])].some((each) => each === scope)
    const others = apiKeyScopes.filter((one) => !covers(one))
    const server = shared()
    for (const target of targets) {
      const stranger = await aKey(server, { scopes: others })
      const sent = requests[name](world(), target)
      const refused = await server.call(calls[name], stranger, sent)
      expect(refused.status).toBe(403)
      expect(refused.error?.issues?.[0]?.code).toBe('api-key-scope')
      expect(refused.text).toContain(`“${scope}”`)
      for (const one of apiKeyScopes.filter(covers)) {
        const answer = await server.call(calls[name], await aKey(server, { scopes: [one] }), sent)
        if (isChange(name)) await restore()
        const usual = await server.call(calls[name], world().as['super-admin'], sent)
        if (isChange(name)) await restore()
        expect(answer.status, `${one} ${target}: ${answer.text.slice(0, 200)}`).toBe(usual.status)
      }
    }
  },
)

// security: api-keys
test.each(withScope)('%s is limited to the region of an API key', async (name) => {
  const { scope } = calls[name]
  if (scope === 'none' || franchiseScopes.some((one) => one === scope)) return
  for (const target of targets) {
    await restore()
    const server = shared()
    const region = world().region.id
    const { db } = server.database
    await db.updateTable('locations').set({ region }).where('id', '=', world().own.id).execute()
    const sent = requests[name](world(), target)
    const answer = await server.call(
      calls[name],
      await aKey(server, { scopes: [scope], region }),
      sent,
    )
    if (scoped.has(name) && target !== 'own') expect(answer.status).toBe(404)
    else expect(answer.text.slice(0, 200)).toContain('"success":true')
    expect(answer.text).not.toContain(world().foreign.id)
    expect(answer.text).not.toContain('Foreign gym')
  }
})
