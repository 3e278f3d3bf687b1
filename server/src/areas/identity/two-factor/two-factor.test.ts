import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestMailServer } from '../../../testing/test-mail-server.ts'
import { createPasskey } from '../../../testing/test-passkey.ts'
import { addAuthenticator, codeOf } from '../../../testing/test-authenticator.ts'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import { anInvitedUser, aUser, testPassword } from '../../../testing/factories.ts'

interface As {
  readonly bearer: string
}
const halfMinuteMs = 30_000

async function withPasskey(server: TestServer, as: As, name = 'Laptop') {
  const passkey = createPasskey()
  const { data: begun } = await server.call(calls.beginPasskey, as)
  const body = { challenge: begun.challenge, name, passkey: passkey.make(begun.options.challenge) }
  const { data } = await server.call(calls.addPasskey, as, { body })
  return { passkey, data }
}

async function logIn(server: TestServer, email: string) {
  const answer = await server.call(calls.logIn, undefined, {
    body: { email, password: testPassword },
  })
  return { token: answer.status === 200 ? answer.data.token : undefined, error: answer.error }
}

async function challengeFor(server: TestServer, email: string) {
  const { error } = await logIn(server, email)
  expect(error?.code).toBe('second-factor-wanted')
  if (error?.challenge === undefined) throw new Error('the refusal has no challenge')
  return error.challenge
}

const finish = (server: TestServer, challenge: string, shown: object) =>
  server.call(calls.logInWithSecondFactor, undefined, { body: { challenge, ...shown } })

const issueOf = ({ error }: { error: { issues?: { code: string }[] | undefined } | undefined }) =>
  error?.issues?.[0]?.code

describe.each(laneEngines)('an authenticator app on %s', (engine) => {
  // security: 6.3.3
  test('is required after the password, accepts each code once, and tolerates 30 seconds of drift', async () => {
    const server = await startTestServer({ engine })
    const { user, as } = await aUser(server, 'admin')
    const { secret, uri, data } = await addAuthenticator(server, as)
    expect(uri).toContain(`secret=${secret}`)
    expect(data).toMatchObject({ recoveryCodesLeft: 10, isRequired: false, passkeys: [] })
    const { db } = server.database
    const stored = await db.selectFrom('totps').selectAll().executeTakeFirstOrThrow()
    expect(stored.secret).not.toContain(secret)

    server.clock.advance(halfMinuteMs)
    const challenge = await challengeFor(server, user.email)
    expect(challenge).toMatchObject({ hasCode: true, hasRecoveryCodes: true, passkey: null })
    const wrong = await finish(server, challenge.token, { code: '000000' })
    expect(issueOf(wrong)).toBe('factor-code-wrong')
    const typed = codeOf(secret, server.clock.now + halfMinuteMs)
    const spaced = `${typed.slice(0, 3)} ${typed.slice(3)}`
    const done = await finish(server, challenge.token, { code: spaced })
    expect(done.status).toBe(200)
    expect((await server.call(calls.getMe, { bearer: done.data.token })).data.id).toBe(user.id)
    // Both the challenge and the code are used up.
    expect(issueOf(await finish(server, challenge.token, { code: typed }))).toBe('challenge-over')
    const next = await challengeFor(server, user.email)
    expect(issueOf(await finish(server, next.token, { code: typed }))).toBe('factor-code-used')
    const older = codeOf(secret, server.clock.now)
    expect(issueOf(await finish(server, next.token, { code: older }))).toBe('factor-code-used')
    const farOff = codeOf(secret, server.clock.now - 3 * halfMinuteMs)
    expect(issueOf(await finish(server, next.token, { code: farOff }))).toBe('factor-code-wrong')
  })

  // security: 6.4.4
  test('comes with ten recovery codes that work once each, in any spelling', async () => {
    const server = await startTestServer({ engine })
    const { user, as } = await aUser(server, 'admin')
    const { codes } = await addAuthenticator(server, as)
    expect(codes).toHaveLength(10)
    const [code = ''] = codes
    const first = await challengeFor(server, user.email)
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
    expect((await finish(server, first.token, { recoveryCode: typed })).status).toBe(200)
    const second = await challengeFor(server, user.email)
    const again = await finish(server, second.token, { recoveryCode: code })
    expect(issueOf(again)).toBe('recovery-code-wrong')
    expect((await server.call(calls.getTwoFactor, as)).data.recoveryCodesLeft).toBe(9)
    const renewed = await server.call(calls.renewRecoveryCodes, as)
    expect(renewed.data.recoveryCodes).not.toContain(codes[1])
    const old = await finish(server, second.token, { recoveryCode: codes[1] })
    expect(issueOf(old)).toBe('recovery-code-wrong')
    const rows = await server.database.db.selectFrom('recoveryCodes').select('codeHash').execute()
    expect(rows.map(({ codeHash }) => codeHash)).not.toContain(codes[1])
  })

  test('accepts a recovery code once for two concurrent requests', async () => {
    const server = await startTestServer({ engine })
    const { user, as } = await aUser(server, 'admin')
    const { codes } = await addAuthenticator(server, as)
    const challenges = [
      await challengeFor(server, user.email),
      await challengeFor(server, user.email),
    ]
    const answers = await Promise.all(
      challenges.map(({ token }) => finish(server, token, { recoveryCode: codes[0] })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

test('a login challenge ends after ten minutes, five tries or a password change', async () => {
  const server = await startTestServer()
  const { user, as } = await aUser(server, 'admin')
  const { codes } = await addAuthenticator(server, as)
  const [recoveryCode] = codes
  const late = await challengeFor(server, user.email)
  server.clock.advance(10 * 60_000)
  expect(issueOf(await finish(server, late.token, { recoveryCode }))).toBe('challenge-over')
  const tried = await challengeFor(server, user.email)
  for (let count = 0; count < 5; count += 1)
    await finish(server, tried.token, { recoveryCode: 'wrong' })
  expect(issueOf(await finish(server, tried.token, { recoveryCode }))).toBe('challenge-over')

  const before = await challengeFor(server, user.email)
  const password = 'altogether another phrase'
  const body = { password, currentPassword: testPassword }
  expect((await server.call(calls.updateMe, as, { body })).status).toBe(200)
  expect(issueOf(await finish(server, before.token, { recoveryCode }))).toBe('challenge-over')
})

test('wrong codes run into a limit per account, but recovery codes still work', async () => {
  const server = await startTestServer()
  const { user, as } = await aUser(server, 'admin')
  const { codes, secret } = await addAuthenticator(server, as)
  for (let round = 0; round < 2; round += 1) {
    const { token } = await challengeFor(server, user.email)
    for (let count = 0; count < 5; count += 1) await finish(server, token, { code: '000000' })
  }
  server.clock.advance(halfMinuteMs)
  const { token } = await challengeFor(server, user.email)
  const right = await finish(server, token, { code: codeOf(secret, server.clock.now) })
  expect(right.error?.code).toBe('too-many-attempts')
  expect((await finish(server, token, { recoveryCode: codes[0] })).status).toBe(200)
})

test('an authenticator removed during a login no longer completes that login', async () => {
  const server = await startTestServer()
  const { user, as } = await aUser(server, 'admin')
  const { secret } = await addAuthenticator(server, as)
  server.clock.advance(halfMinuteMs)
  const { token } = await challengeFor(server, user.email)
  expect((await server.call(calls.removeAuthenticator, as)).data).toMatchObject({
    phone: null,
    recoveryCodesLeft: 0,
  })
  const code = codeOf(secret, server.clock.now)
  expect(issueOf(await finish(server, token, { code }))).toBe('factor-code-wrong')
  expect((await logIn(server, user.email)).token).toBeDefined()
})

describe.each(laneEngines)('a passkey on %s', (engine) => {
  // security: 6.3.3
  test('works as second factor, and alone as a login', async () => {
    const server = await startTestServer({ engine })
    const { user, as } = await aUser(server, 'admin')
    const { passkey, data } = await withPasskey(server, as)
    expect(data.recoveryCodes).toHaveLength(10)
    expect(data.passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: null }])
    const challenge = await challengeFor(server, user.email)
    expect(challenge).toMatchObject({ hasCode: false })
    const signed = passkey.sign(challenge.passkey?.challenge ?? '')
    expect((await finish(server, challenge.token, { passkey: signed })).status).toBe(200)

    const begun = await server.call(calls.beginPasskeyLogIn, undefined)
    expect(begun.data.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    const send = (isVerified: boolean) =>
      server.call(calls.logInWithPasskey, undefined, {
        body: {
          challenge: begun.data.challenge,
          passkey: passkey.sign(begun.data.options.challenge, { counter: 2, isVerified }),
        },
      })
    expect(issueOf(await send(false))).toBe('passkey-refused')
    const done = await send(true)
    expect(done.status).toBe(200)
    expect((await server.call(calls.getMe, { bearer: done.data.token })).data.id).toBe(user.id)
    expect(issueOf(await send(true))).toBe('challenge-over')
  })

  test('is refused as copied when its counter does not increase', async () => {
    const server = await startTestServer({ engine })
    const { user, as } = await aUser(server, 'admin')
    const { passkey } = await withPasskey(server, as)
    const use = async (counter: number) => {
      const { token, passkey: options } = await challengeFor(server, user.email)
      const signed = passkey.sign(options?.challenge ?? '', { counter })
      return finish(server, token, { passkey: signed })
    }
    expect((await use(7)).status).toBe(200)
    expect(issueOf(await use(7))).toBe('passkey-copied')
    expect(issueOf(await use(3))).toBe('passkey-copied')
    expect((await use(8)).status).toBe(200)
  })
})

test('a passkey of another account, site or challenge is refused, and so is a malformed one', async () => {
  const server = await startTestServer()
  const { user, as } = await aUser(server, 'admin')
  const other = await aUser(server, 'admin')
  await withPasskey(server, as)
  const { passkey: foreign } = await withPasskey(server, other.as)
  const { token, passkey: options } = await challengeFor(server, user.email)
  const challenge = options?.challenge ?? ''
  const theirs = await finish(server, token, { passkey: foreign.sign(challenge) })
  expect(issueOf(theirs)).toBe('passkey-unknown')

  const begun = (await server.call(calls.beginPasskey, other.as)).data
  const add = (passkey: object) =>
    server.call(calls.addPasskey, other.as, {
      body: { challenge: begun.challenge, name: 'Other', passkey },
    })
  const elsewhere = createPasskey('https://evil.example').make(begun.options.challenge)
  expect(issueOf(await add(elsewhere))).toBe('passkey-refused')
  expect(issueOf(await add(createPasskey().make('another challenge')))).toBe('passkey-refused')
  const nonsense = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x' } }
  expect(issueOf(await add(nonsense))).toBe('passkey-refused')
  expect((await add(createPasskey().make(begun.options.challenge))).status).toBe(200)
})

test.each([
  ['http://192.168.1.20:8080', 'ip-address', null],
  ['https://203.0.113.7', 'ip-address', null],
  ['https://[2001:db8::1]', 'ip-address', null],
  ['http://console.example.test', 'no-https', null],
  ['https://console.example.test:8443', null, 'console.example.test'],
  ['http://localhost:9000', null, 'localhost'],
])(
  'offers passkeys at %s only if the address allows them, and gives the reason if not',
  async (ADMIN_URL, problem, host) => {
    const server = await startTestServer({ settings: { ADMIN_URL } })
    const { as } = await aUser(server, 'admin')
    const { data } = await server.call(calls.getTwoFactor, as)
    expect(data).toMatchObject({ passkeyProblem: problem, passkeyHost: host })
    const begun = await server.call(calls.beginPasskey, as)
    if (problem === null) expect(begun.data.options).toMatchObject({ rp: { id: host } })
    else expect(issueOf(begun)).toBe('passkeys-off')
  },
)

test('passkeys use only algorithms that are stable in Node', async () => {
  const server = await startTestServer({ settings: { ADMIN_URL: 'http://localhost:9000' } })
  const { as } = await aUser(server, 'admin')
  const { data } = await server.call(calls.beginPasskey, as)
  expect(data.options['pubKeyCredParams']).toEqual(
    [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
  )
})

describe('a role that requires a second factor', () => {
  const require = (server: TestServer, as: As, roles: string[]) =>
    server.call(calls.updateTwoFactorRoles, as, { body: { roles } })

  // security: 6.3.3
  test('allows nothing but setting one up, effective immediately', async () => {
    const server = await startTestServer()
    const root = await aUser(server, 'super-admin')
    const { user, as } = await aUser(server, 'admin')
    expect((await require(server, root.as, ['admin'])).data).toEqual({ roles: ['admin'] })
    const refused = await server.call(calls.listExercises, as)
    expect(refused.error?.code).toBe('second-factor-set-up-wanted')
    expect((await server.call(calls.listExercises, root.as)).status).toBe(200)
    const { token = '' } = await logIn(server, user.email)
    const begun = { bearer: token }
    expect((await server.call(calls.getMe, begun)).data.wantsFactor).toBe(true)
    expect((await server.call(calls.listWorkouts, begun)).status).toBe(403)
    expect((await server.call(calls.getTwoFactor, begun)).data.isRequired).toBe(true)
    await addAuthenticator(server, begun)
    expect((await server.call(calls.getMe, begun)).data.wantsFactor).toBe(false)
    expect((await server.call(calls.listWorkouts, begun)).status).toBe(200)
    expect((await server.call(calls.listExercises, as)).status).toBe(200)
    const last = await server.call(calls.removeAuthenticator, begun)
    expect(issueOf(last)).toBe('last-factor')
    const { data } = await withPasskey(server, begun)
    expect(data.recoveryCodes).toBeNull()
    expect((await server.call(calls.removeAuthenticator, begun)).status).toBe(200)
  })

  test('lets an invited user set a password, and then requires a second factor', async () => {
    const server = await startTestServer()
    const root = await aUser(server, 'super-admin')
    const { email, link } = await anInvitedUser(server, { role: 'admin' })
    await require(server, root.as, ['admin'])
    const { status, data } = await server.call(calls.useAccountLink, undefined, {
      body: { token: link?.split('#').at(-1) ?? '', password: 'seven brown boxing gloves' },
    })
    expect(status).toBe(200)
    const as = { bearer: data.token }
    expect((await server.call(calls.getMe, as)).data).toMatchObject({ email, wantsFactor: true })
    const refused = await server.call(calls.listExercises, as)
    expect(refused.error?.code).toBe('second-factor-set-up-wanted')
    await addAuthenticator(server, as)
    expect((await server.call(calls.listExercises, as)).status).toBe(200)
  })

  test('also applies to the last super-admin, who can set one up', async () => {
    const server = await startTestServer()
    const root = await aUser(server, 'super-admin')
    await require(server, root.as, ['super-admin'])
    expect((await server.call(calls.listUsers, root.as)).error?.code).toBe(
      'second-factor-set-up-wanted',
    )
    await addAuthenticator(server, root.as)
    expect((await server.call(calls.listUsers, root.as)).status).toBe(200)
    expect((await require(server, root.as, [])).data).toEqual({ roles: [] })
  })
})

// security: 6.4.4
test('a user who lost every factor can log in after a super-admin resets them', async () => {
  const server = await startTestServer()
  const root = await aUser(server, 'super-admin')
  const { user, as } = await aUser(server, 'admin')
  await addAuthenticator(server, as)
  await withPasskey(server, as)
  const { token } = await challengeFor(server, user.email)
  const params = { id: user.id }
  const factorsOf = async () =>
    (await server.call(calls.getUserTwoFactor, root.as, { params })).data
  const has = { passkeys: 1, hasPhone: true, recoveryCodesLeft: 10, isRequired: false }
  expect(await factorsOf()).toEqual(has)
  expect((await server.call(calls.resetTwoFactor, root.as, { params })).status).toBe(200)
  expect(await factorsOf()).toMatchObject({ passkeys: 0, hasPhone: false, recoveryCodesLeft: 0 })
  expect((await server.call(calls.getMe, as)).status).toBe(401)
  expect(issueOf(await finish(server, token, { recoveryCode: 'any' }))).toBe('challenge-over')
  expect((await logIn(server, user.email)).token).toBeDefined()
  const entries = await server.call(calls.listLogs, root.as, { query: { model: 'User' } })
  expect(entries.data.map(({ data }) => data['secondFactor']).filter(Boolean)).toEqual([
    ...['reset', 'passkey-added', 'phone-added'],
  ])
})

test('a restored user keeps their second factor', async () => {
  const server = await startTestServer()
  const root = await aUser(server, 'super-admin')
  const { user, as } = await aUser(server, 'admin')
  const { codes } = await addAuthenticator(server, as)
  await withPasskey(server, as)
  const params = { id: user.id }
  await server.call(calls.deleteUser, root.as, { params, body: { password: testPassword } })
  await server.call(calls.restoreUser, root.as, { params })
  const challenge = await challengeFor(server, user.email)
  expect(challenge).toMatchObject({ hasCode: true, hasRecoveryCodes: true })
  expect(challenge.passkey).not.toBeNull()
  expect((await finish(server, challenge.token, { recoveryCode: codes[0] })).status).toBe(200)
})

test("a step-up accepts the caller's own authenticator code or passkey, each once", async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'super-admin')
  const { secret } = await addAuthenticator(server, as)
  const { passkey } = await withPasskey(server, as)
  server.clock.advance(halfMinuteMs)
  const code = codeOf(secret, server.clock.now)
  expect((await server.call(calls.stepUp, as, { body: { code } })).status).toBe(200)
  expect(issueOf(await server.call(calls.stepUp, as, { body: { code } }))).toBe('factor-code-used')
  const begun = (await server.call(calls.beginStepUp, as)).data
  expect(begun).toMatchObject({ hasPassword: true, hasCode: true })
  const signed = passkey.sign(begun.passkey?.challenge ?? '')
  const body = { challenge: begun.challenge, passkey: signed }
  const stranger = await aUser(server, 'super-admin')
  expect((await server.call(calls.stepUp, stranger.as, { body })).status).toBe(400)
  expect((await server.call(calls.stepUp, as, { body })).status).toBe(200)
  expect((await server.call(calls.stepUp, as, { body })).status).toBe(400)
})

test('a passkey can be renamed by its owner only', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  const { as: stranger } = await aUser(server, 'super-admin')
  const { data } = await withPasskey(server, as)
  const params = { id: data.passkeys[0]?.id ?? '' }
  const rename = (who: As, name: string) =>
    server.call(calls.renamePasskey, who, { params, body: { name } })
  expect((await rename(stranger, 'Mine now')).status).toBe(404)
  expect((await rename(as, ' ')).status).toBe(400)
  expect((await rename(as, 'Blue key')).data.passkeys).toMatchObject([{ name: 'Blue key' }])
})

// security: two-factor
test("every change or reset of a user's second factors is announced by email", async () => {
  const mailServer = await startTestMailServer()
  const settings = { ...mailServer.settings, ADMIN_URL: 'http://localhost:8080' }
  const server = await startTestServer({ settings })
  const root = await aUser(server, 'super-admin')
  const { user, as } = await aUser(server, 'admin')
  await server.call(calls.updateMe, as, { body: { language: 'es' } })
  const heard = async () => {
    await server.services.jobs.runDue()
    return mailServer.emails.splice(0).map(({ to, read }) => `${to.join()} ${read.text ?? ''}`)
  }
  const isTold = async (sentence: string) => {
    const emails = await heard()
    expect(emails).toHaveLength(1)
    expect(emails[0]).toContain(user.email)
    expect(emails[0]?.replaceAll(/\s+/g, ' ')).toContain(sentence)
  }
  await addAuthenticator(server, as)
  await isTold('Se agregó una aplicación de autenticación a su cuenta')
  const { data } = await withPasskey(server, as)
  await isTold('Se agregó una llave de acceso a su cuenta')
  await server.call(calls.renewRecoveryCodes, as)
  await isTold('Se generaron nuevos códigos de recuperación')
  const params = { id: data.passkeys[0]?.id ?? '' }
  await server.call(calls.renamePasskey, as, { params, body: { name: 'Blue key' } })
  expect(await heard()).toEqual([])
  await server.call(calls.removePasskey, as, { params })
  await isTold('Se eliminó una llave de acceso de su cuenta')
  await server.call(calls.removeAuthenticator, as)
  await isTold('Se eliminó la aplicación de autenticación')
  await server.call(calls.resetTwoFactor, root.as, { params: { id: user.id } })
  await isTold('Se eliminó la autenticación de dos factores')
})
