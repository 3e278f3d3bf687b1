import { hash } from 'node:crypto'
import { calls, Programme } from '@roundboard/contract'
import { contrastOf, type Colour } from '@roundboard/domain'
import { describe, expect, test } from 'vitest'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import { aPairedScreen, aUser } from '../../../testing/factories.ts'
import { expectOnlyFor } from '../../../testing/refusals.ts'

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`
const logo = drawing('<path d="M0 0h40v20z"/>')

const appInfo = async (server: TestServer) => (await server.call(calls.getAppInfo, undefined)).data

test('only super-admins read and change branding', async () => {
  const server = await startTestServer()
  await expectOnlyFor(
    server,
    ['super-admin'],
    [[calls.getBranding], [calls.updateBranding, { body: { name: 'Northside' } }]],
  )
})

test("without branding, the product's own look is used", async () => {
  const server = await startTestServer({ settings: { APP_NAME: 'Kickbox HQ' } })
  expect(await appInfo(server)).toMatchObject({
    name: 'Kickbox HQ',
    logo: null,
    consoleFace: null,
    wallFace: null,
  })
})

describe.each(engines)('branding on %s', (engine) => {
  test('applies to the login page and every program at once, and can be removed', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const screen = await aPairedScreen(server)
    const programme = async () => (await server.call(calls.getProgramme, screen.as)).data
    const before = await programme()
    expect(before.face).toBeNull()

    const body = { name: 'Northside', accent: '#7A1FA2', wallBackground: '#101820', logo }
    const { data } = await server.call(calls.updateBranding, as, { body })
    const info = await appInfo(server)
    expect(info).toMatchObject({ name: 'Northside', logo: data.logo })
    expect(info.consoleFace?.light.accent).toBe('#7a1fa2')
    const after = Programme.parse(await programme())
    expect(after.face).toEqual(info.wallFace)
    expect(after.face?.tones?.ground).toBe('#101820')
    expect(after.face?.logo).toBe(data.logo)
    const served = await server.raw('GET', data.logo ?? '')
    expect(after.media.find(({ url }) => url === data.logo)).toMatchObject({
      ...{ file: data.logo, bytes: Buffer.byteLength(served.text), type: 'image/svg+xml' },
      sha256: hash('sha256', served.text),
    })
    expect(after.revision).not.toBe(before.revision)

    const none = { name: '', accent: '', wallBackground: null, logo: null }
    await server.call(calls.updateBranding, as, { body: none })
    expect(await appInfo(server)).toMatchObject({ name: 'Roundboard', logo: null, wallFace: null })
    expect((await programme()).face).toBeNull()
    expect((await server.raw('GET', data.logo ?? '')).status).toBe(404)
  })

  test('refuses the second of two conflicting saves, and ignores a repeated one', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const { updatedAt } = (await server.call(calls.getBranding, as)).data
    const save = (name: string) =>
      server.call(calls.updateBranding, as, { body: { name, expectedUpdatedAt: updatedAt } })
    const first = await save('First')
    expect((await save('First')).data).toEqual(first.data)
    expect((await save('Second')).error?.code).toBe('changed-meanwhile')
    expect((await appInfo(server)).name).toBe('First')
  })
})

test('a logo is served sandboxed and without scripts or external links', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'super-admin')
  const hostile = drawing(
    '<script>alert(1)</script><path d="M0 0h9" onclick="alert(1)"/><image href="http://example.test/x"/>',
  )
  const { data } = await server.call(calls.updateBranding, as, { body: { logo: hostile } })
  const answer = await server.raw('GET', data.logo ?? '')
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('<path d="M0 0h9">')
  expect(answer.text).not.toMatch(/script|alert|example\.test/)
  expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/)
  expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  expect(answer.headers['cache-control']).toContain('immutable')
})

test.each([
  ['logo', 'no drawing', 'svg'],
  ['logo', '<html></html>', 'svg'],
  ['accent', 'red', 'colour'],
  ['accent', '#ffe100', 'unclear-colour'],
  ['wallBackground', '#f4f4f4', 'unclear-colour'],
])('refuses the %s %s, and saves nothing', async (field, given, code) => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'super-admin')
  const before = (await server.call(calls.getBranding, as)).data
  const body = { name: 'Not saved', [field]: given }
  const { error } = await server.call(calls.updateBranding, as, { body })
  expect(error?.issues).toMatchObject([{ path: field, code }])
  expect((await server.call(calls.getBranding, as)).data).toEqual(before)
})

test('a color with too little contrast is refused with the nearest readable one', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'super-admin')
  const refused = await server.call(calls.updateBranding, as, { body: { accent: '#ffe100' } })
  const nearest = refused.error?.issues?.[0]?.params['nearest'] as Colour
  expect(contrastOf(nearest, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  const taken = await server.call(calls.updateBranding, as, { body: { accent: nearest } })
  expect(taken.data.accent).toBe(nearest)
})
