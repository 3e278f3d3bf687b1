import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/app-error.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { aUser, makePasswordsCheap, testPassword } from '../../../testing/factories.ts'
import { createPasswordRules } from './password-rules.ts'

const person = { email: 'marisol.vega@gym.example', firstName: 'Marisol', lastName: 'Véga' }
const { assertGood, strengthOf } = createPasswordRules('Wall of Fame')

const weak = [
  'password1234',
  'motdepasse1234',
  'contraseña2026',
  'Azerty123456!',
  'P@ssw0rd2026!',
  'passwordpassword',
  'qwertyuiop123',
  'Qwerty123456!',
  'asdfghjkl1234567',
  '123456789012',
  '098765432109',
  'aaaaaaaaaaaaaaaa',
  'abcabcabcabc',
  'xyzxyzxyzxyzxyz',
  'Marisol-Vega-1987',
  'marisolvegagym',
  'WallOfFame2026',
  'Kickboxing2026!',
  'roundboard-demo',
  'iloveyou1234',
  '            ',
]

// security: 6.1.2, 6.2.4, 6.2.11
test.each(weak)('refuses the guessable password %j', async (password) => {
  await expect(assertGood(password, person)).rejects.toThrow(AppError)
})

const fine = [
  'correct horse battery',
  'a long enough password',
  'fünf Käse am Montag',
  '正しい馬の電池とホチキス',
  'kJ8#mQ2$vX9!',
  '7391 4820 5566 1',
  'ринг свет мешок зал',
  '🥊🥊 jab cross uppercut 🥊🥊',
]

// security: 6.2.5, 6.2.8, 6.2.9
test.each(fine)('accepts the password %j', async (password) => {
  await assertGood(password, person)
})

test('checks the longest password, and eighty at once', async () => {
  const longest = '4@8({[<361!|15$7+2'.repeat(8).slice(0, 128)
  await Promise.all(Array.from({ length: 80 }, () => assertGood(testPassword, person)))
  await assertGood(`${longest} and more`.slice(-128), person)
})

test('every call that sets a password refuses a guessable one', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'super-admin')
  const { user } = await aUser(server, 'admin')
  const password = 'Password-2026!'
  const token = await (await startTestServer()).services.auth.createSetUpLink(system)
  const fresh = await startTestServer()
  const link = await fresh.services.auth.createSetUpLink(system)
  expect(token).not.toBe(link)
  const answers = [
    await server.call(calls.createUser, as, {
      body: { ...person, role: 'admin', password },
    }),
    await server.call(calls.updateUser, as, {
      params: { id: user.id },
      body: { password, currentPassword: testPassword },
    }),
    await server.call(calls.updateMe, as, { body: { password, currentPassword: testPassword } }),
    await fresh.call(calls.setUp, undefined, { body: { ...person, token: link, password } }),
  ]
  for (const { error } of answers)
    expect(error).toMatchObject({ code: 'bad-input', issues: [{ path: 'password' }] })
  const logIn = { body: { email: user.email, password: testPassword } }
  expect((await server.call(calls.logIn, undefined, logIn)).status).toBe(200)
})

test('the password check agrees with what the server then accepts', async () => {
  const server = await startTestServer({ settings: { APP_NAME: 'Wall of Fame' } })
  const { as } = await aUser(server, 'super-admin')
  const { user } = await aUser(server, 'admin')
  await makePasswordsCheap(server)
  for (const password of [...weak, ...fine, 'elevenchars']) {
    const response = await server.call(calls.checkPassword, undefined, {
      body: { password, ...person },
    })
    const taken = await server.call(calls.updateUser, as, {
      params: { id: user.id },
      body: { ...person, password, currentPassword: testPassword },
    })
    const isGood = response.data.strength === 'good' || response.data.strength === 'strong'
    expect([password, taken.status]).toEqual([password, isGood ? 200 : 400])
  }
})

test('rates a password from short and guessable to good and strong', async () => {
  expect(await strengthOf('eleven char', person)).toBe('short')
  expect(await strengthOf('password1234', person)).toBe('guessable')
  expect(await strengthOf('correct horse battery', person)).toBe('good')
  expect(await strengthOf('seven brown boxing gloves on the wall', person)).toBe('strong')
})

test('limits password checks per client, and logs none of them', async () => {
  const server = await startTestServer()
  const look = (password: string) =>
    server.call(calls.checkPassword, undefined, { body: { password } })
  const listLogs = () => server.database.db.selectFrom('logs').select('seq').execute()
  const before = await listLogs()
  for (let count = 0; count < 200; count += 1) await look('short')
  const { status, error } = await look('seven brown boxing gloves')
  expect([status, error?.code]).toEqual([429, 'too-many-attempts'])
  expect(await listLogs()).toEqual(before)
})
