import { system } from '../platform/actor.ts'
import { knownDemoPassword } from '../platform/config.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import type { UserRow } from '../platform/database/schema.ts'
import { hashPassword, verifyPassword } from '../platform/passwords.ts'
import type { Services } from '../services.ts'
import { demoUsers } from './users-and-locations.ts'

/** The demo users who still have the published password. */
async function listKnown({ db }: OpenDatabase): Promise<UserRow[]> {
  const emails = demoUsers.map(({ email }) => email)
  const people = await db.selectFrom('users').selectAll().where('email', 'in', emails).execute()
  const known: UserRow[] = []
  for (const person of people)
    if (await verifyPassword(knownDemoPassword, person.passwordHash)) known.push(person)
  return known
}

async function change(
  { write, sessions, users }: Services,
  person: UserRow,
  changes: Partial<Pick<UserRow, 'isActive' | 'passwordHash'>>,
): Promise<void> {
  await write(system, 'users', async ({ trx, at, record }) => {
    const { id, email, isActive } = person
    await users.save(trx, person, { ...changes, updatedAt: at })
    await sessions.endAllOf(trx, id)
    const data = {
      id,
      email,
      before: { isActive: isActive === 1 },
      after: { isActive: (changes.isActive ?? isActive) === 1 },
      ...(changes.passwordHash !== undefined && { hasNewPassword: true }),
    }
    record({ model: 'User', action: 'update', data })
  })
}

/** Disables the demo accounts that anyone could use. Returns their email addresses. */
export async function closeDemoAccounts(
  database: OpenDatabase,
  services: Services,
): Promise<string[]> {
  const known = await listKnown(database)
  for (const person of known)
    if (person.isActive === 1) await change(services, person, { isActive: 0 })
  return known.map(({ email }) => email)
}

/** Whether the server itself disabled this account. */
async function wasClosed({ db }: OpenDatabase, { updatedAt, isActive }: UserRow): Promise<boolean> {
  if (isActive === 1) return false
  const entry = await db
    .selectFrom('logs')
    .select('seq')
    .where('model', '=', 'User')
    .where('action', '=', 'update')
    .where('date', '=', updatedAt)
    .where('userId', 'is', null)
    .executeTakeFirst()
  return entry !== undefined
}

/** Enables the accounts that were disabled while the demo was off, and replaces the published password with the configured one. */
export async function openDemoAccounts(
  database: OpenDatabase,
  services: Services,
  password: string,
): Promise<void> {
  const hasOwn = password !== knownDemoPassword
  for (const person of await listKnown(database)) {
    const closed = await wasClosed(database, person)
    if (!closed && !hasOwn) continue
    await change(services, person, {
      ...(closed && { isActive: 1 }),
      ...(hasOwn && { passwordHash: await hashPassword(password) }),
    })
  }
}
