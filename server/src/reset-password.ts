import { randomUUIDv7 } from 'node:crypto'
import { createAccountLinks } from './features/account-links/index.ts'
import { makeReset } from './features/auth/index.ts'
import { serverThatMay } from './platform/actor.ts'
import { adoptKey } from './platform/audit/adopt-key.ts'
import { createWriter } from './platform/audit/write.ts'
import { createChanges } from './platform/changes.ts'
import { systemClock } from './platform/clock.ts'
import { runCommand } from './platform/command.ts'
import { consoleUrlOf } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'

await runCommand('npm run reset-password -- <e-mail>', 1, async (config, [typed = '']) => {
  const database = await openDatabase(config).catch((error: unknown) => {
    if (config.DATABASE_URL === undefined)
      console.error(
        'On SQLite the server that is running has the database to itself: stop it, run this again, start it.',
      )
    throw error
  })
  try {
    const { db } = database
    const dependencies = { db, clock: systemClock, newId: randomUUIDv7 }
    const chain = await adoptKey({ ...dependencies, settings: config })
    const write = createWriter({
      ...dependencies,
      chain,
      changes: createChanges(),
      onFailure: (what, error) => {
        console.error(what, error)
      },
    })
    const links = createAccountLinks({ consoleUrl: consoleUrlOf(config) })
    const email = typed.trim().toLowerCase()
    const made = await write(serverThatMay('users'), 'users', (writing) =>
      makeReset(writing, links, email, 'the server'),
    )
    if (made === undefined) {
      console.error(`No active user has the e-mail ${email}.`)
      return 1
    }
    console.log(
      `Whoever opens this link within an hour sets a new password for ${email}:\n\n  ${made.link.address}\n`,
    )
    return 0
  } finally {
    await database.close()
  }
})
