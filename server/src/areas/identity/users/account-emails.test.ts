import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { startTestMailServer, kindOf } from '../../../testing/test-mail-server.ts'
import { startTestServer, engines } from '../../../testing/test-server.ts'
import { aUser, testPassword } from '../../../testing/factories.ts'

const newEmail = 'new@example.test'
const password = 'seven brown boxing gloves'

async function startServerWithMail(engine: (typeof engines)[number] = 'SQLite') {
  const mailServer = await startTestMailServer()
  const server = await startTestServer({ engine, settings: mailServer.settings })
  const sent = async () => {
    await server.services.jobs.runDue()
    return mailServer.emails.splice(0)
  }
  return { server, sent }
}

// security: account-emails
test.each(engines)(
  "emails a user's own address change to the old and new address, on %s",
  async (engine) => {
    const { server, sent } = await startServerWithMail(engine)
    const { user, as } = await aUser(server, 'admin')
    const body = { email: newEmail, currentPassword: testPassword }
    expect((await server.call(calls.updateMe, as, { body })).status).toBe(200)
    const emails = await sent()
    expect(emails.map(({ to }) => to.join()).sort()).toEqual([newEmail, user.email].sort())
    for (const { read } of emails) {
      const text = (read.text ?? '').replaceAll(/\s+/g, ' ')
      expect(read.subject).toBe('Your Roundboard email address was changed')
      expect(text).toContain('contact a super-admin at your franchise right away')
      for (const fact of [user.email, newEmail, '127.0.0.1']) expect(text).toContain(fact)
    }
  },
)

test("emails an address change by a super-admin to both addresses, in the user's language", async () => {
  const { server, sent } = await startServerWithMail()
  const root = await aUser(server, 'super-admin')
  const { user } = await aUser(server, 'location')
  const params = { id: user.id }
  await server.call(calls.updateUser, root.as, {
    params,
    body: { email: newEmail, language: 'fr' },
  })
  const emails = await sent()
  expect(emails.map(({ to }) => to.join()).sort()).toEqual([newEmail, user.email].sort())
  for (const { read } of emails)
    expect(read.subject).toBe('L’adresse courriel de votre compte Roundboard a été modifiée')
})

test('emails a password changed along with the address to both addresses', async () => {
  const { server, sent } = await startServerWithMail()
  const root = await aUser(server, 'super-admin')
  const { user, as } = await aUser(server, 'location')
  const addresses = async () => {
    const emails = await sent()
    return emails
      .filter(({ read }) => kindOf(read) === 'password-changed')
      .map(({ to }) => to.join())
      .sort()
  }
  const both = { email: newEmail, password, currentPassword: testPassword }
  expect((await server.call(calls.updateMe, as, { body: both })).status).toBe(200)
  expect(await addresses()).toEqual([newEmail, user.email].sort())
  const body = { email: user.email, password: `${password} again` }
  const params = { id: user.id }
  expect((await server.call(calls.updateUser, root.as, { params, body })).status).toBe(200)
  expect(await addresses()).toEqual([newEmail, user.email].sort())
})

test('emails nothing for other changes or refused ones', async () => {
  const { server, sent } = await startServerWithMail()
  const { user, as } = await aUser(server, 'admin')
  const other = await aUser(server, 'admin')
  const change = (body: object) => server.call(calls.updateMe, as, { body })
  expect((await change({ email: user.email, firstName: 'Nina' })).status).toBe(200)
  expect((await change({ email: newEmail, currentPassword: 'wrong' })).status).toBe(403)
  const taken = { email: other.user.email, currentPassword: testPassword }
  expect((await change(taken)).status).toBe(409)
  expect(await sent()).toEqual([])
})
