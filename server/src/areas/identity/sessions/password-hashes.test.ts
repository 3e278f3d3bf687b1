import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { verifyPassword } from '../../../platform/passwords.ts'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import { aCheapHash, aUser, testPassword } from '../../../testing/factories.ts'
import { renewPasswordHash } from '../users/users.repository.ts'

/** The format from before hashes recorded their cost. */
const former = 'argon2id$cWXprOOw_Z1KfJ-oNE987g$f5EH-OqOhnTdP20XLFC_uLvkJw1emakTm2qt2FJB4KE'

const today = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

async function aUserKeptBy(server: TestServer, passwordHash: string) {
  const { user } = await aUser(server, 'admin')
  const { db } = server.database
  await db.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute()
  const readHash = async () =>
    (await db.selectFrom('users').select('passwordHash').where('id', '=', user.id).execute())[0]
      ?.passwordHash ?? ''
  const logIn = async (password: string) => {
    const body = { email: user.email, password }
    return (await server.call(calls.logIn, undefined, { body })).status
  }
  return { id: user.id, readHash, logIn }
}

describe.each(laneEngines)('a stored password hash on %s', (engine) => {
  // security: 11.2.2
  test.each([
    ['a hash without its cost', former],
    ['a hash of a lower cost', aCheapHash()],
  ])('%s still logs in, and is upgraded to the current cost', async (_, hash) => {
    const server = await startTestServer({ engine })
    const person = await aUserKeptBy(server, hash)
    expect(await person.logIn('not this one')).toBe(401)
    expect(await person.readHash()).toBe(hash)
    expect(await person.logIn(testPassword)).toBe(200)
    const renewed = await person.readHash()
    expect(renewed).toMatch(today)
    expect(await person.logIn('not this one')).toBe(401)
    expect(await person.logIn(testPassword)).toBe(200)
    expect(await person.readHash()).toBe(renewed)
  })

  test('is not upgraded over a password that was changed meanwhile', async () => {
    const server = await startTestServer({ engine })
    const person = await aUserKeptBy(server, aCheapHash())
    await renewPasswordHash(server.database.db, person.id, former, 'a hash of what it was')
    expect(await person.readHash()).toBe(aCheapHash())
  })
})

test('verifies password hashes made by other programs', async () => {
  const theirs =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', theirs)).toBe(true)
  expect(await verifyPassword('Password', theirs)).toBe(false)
})
