import { newId } from './platform/new-id.ts'
import { createAccountLinks } from './areas/identity/account-links/index.ts'
import { createFactorEmails, hasFactors, makeReset, takeFactors } from './areas/identity/index.ts'
import { createBrandingService } from './areas/messaging/branding/index.ts'
import { createMail } from './areas/messaging/email/index.ts'
import { systemActor } from './platform/actor.ts'
import { adoptKey } from './platform/audit/adopt-key.ts'
import { createWriter } from './platform/audit/write.ts'
import { createChanges } from './platform/changes.ts'
import { systemClock } from './platform/clock.ts'
import { runCommand } from './platform/command.ts'
import { type Config, consoleUrlOf } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createReader } from './platform/read.ts'

const flag = '--without-second-factor'
const usage = `npm run reset-password -- [${flag}] <email>`

const stillRequired = `Two-factor authentication still applies. If the second factor is lost too, run this again with ${flag}.`
const removed = 'Two-factor authentication was removed. The password is now enough to sign in.'

async function reset(config: Config, [typed = '']: readonly string[], takesFactors: boolean) {
  const database = await openDatabase(config).catch((error: unknown) => {
    if (config.DATABASE_URL === undefined)
      console.error(
        'With SQLite, only one process can open the database. Stop the server, run this again, then start the server.',
      )
    throw error
  })
  try {
    const { db } = database
    const dependencies = { db, clock: systemClock, newId }
    const chain = await adoptKey({ ...dependencies, settings: config })
    const changes = createChanges()
    const onFailure = (what: string, error: unknown) => console.error(what, error)
    const write = createWriter({ ...dependencies, chain, changes, onFailure })
    const branding = createBrandingService({ read: createReader(db), write, changes })
    // The email is only written: a server sends it.
    const jobs = createJobs({ ...dependencies, onFailure })
    const notifyOfTwoFactor = createFactorEmails(createMail({ config, jobs, branding }))
    const links = createAccountLinks({ consoleUrl: consoleUrlOf(config) })
    const email = typed.trim().toLowerCase()
    const made = await write(systemActor('users'), 'users', async (writing) => {
      const { trx, record } = writing
      const done = await makeReset(writing, links, email, 'the server')
      if (done === undefined) return undefined
      const { user, link } = done
      const hasFactor = await hasFactors(trx, user.id)
      if (hasFactor && takesFactors) {
        await takeFactors(trx, user.id)
        await notifyOfTwoFactor(trx, user.id, 'reset-at-server')
        const data = { id: user.id, email, secondFactor: 'reset', from: 'the server' }
        record({ model: 'User', action: 'update', data })
      }
      return { link, hasFactor }
    })
    if (made === undefined) {
      console.error(`No active user has the email ${email}.`)
      return 1
    }
    console.log(
      `Open this link within an hour to set a new password for ${email}:\n\n  ${made.link.address}\n`,
    )
    if (made.hasFactor) console.log(`${takesFactors ? removed : stillRequired}\n`)
    return 0
  } finally {
    await database.close()
  }
}

await runCommand(usage, 1, reset, flag)
