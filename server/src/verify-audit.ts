import { checkChain } from './areas/operations/logs/index.ts'
import { AuditKeyRefused, auditKeyFile, findLogChain } from './platform/audit/audit-key.ts'
import { readNotedHeads } from './platform/audit/heads.ts'
import { runCommand } from './platform/command.ts'
import { openToRead, readSnapshot } from './platform/database/database.ts'

await runCommand('npm run audit:verify', 0, async (config) => {
  const chain = await findLogChain(config)
  if (chain === undefined)
    throw new AuditKeyRefused(
      `There is no audit log key in ${auditKeyFile(config)}. Set DATA_DIR, AUDIT_KEY or AUDIT_KEY_FILE to the server's value.`,
    )
  const heads = await readNotedHeads(config.AUDIT_HEADS_FILE)
  const database = openToRead(config)
  try {
    const { entries, firstSeq, problems, notes } = await readSnapshot(database.db, (on) =>
      checkChain(on, chain, heads),
    )
    for (const note of notes) console.log(note)
    if (problems.length === 0) {
      const elsewhere = config.AUDIT_HEADS_FILE
        ? ` It matches ${String(heads.length)} heads in AUDIT_HEADS_FILE.`
        : ''
      console.log(
        `The audit log is intact: ${String(entries)} entries, starting at ${String(firstSeq)}.${elsewhere}`,
      )
      return 0
    }
    console.error(`The audit log is not intact:\n${problems.join('\n')}`)
    return 1
  } finally {
    await database.close()
  }
})
