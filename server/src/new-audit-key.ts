import { newId } from './platform/new-id.ts'
import { replaceKey } from './platform/audit/adopt-key.ts'
import { auditKeyFile } from './platform/audit/audit-key.ts'
import { systemClock } from './platform/clock.ts'
import { runCommand } from './platform/command.ts'
import { openDatabase } from './platform/database/database.ts'

await runCommand('npm run audit:new-key', 0, async (config) => {
  const database = await openDatabase(config)
  try {
    const isNew = await replaceKey({
      db: database.db,
      clock: systemClock,
      newId,
      settings: config,
    })
    const key = config.AUDIT_KEY === undefined ? auditKeyFile(config) : 'AUDIT_KEY'
    console.log(
      isNew
        ? `The audit log now uses the key from ${key}. The change is recorded in the log.`
        : `The audit log already uses the key from ${key}.`,
    )
    return 0
  } finally {
    await database.close()
  }
})
