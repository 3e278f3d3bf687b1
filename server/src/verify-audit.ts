import { checkChain } from './features/logs/index.ts'
import { runCommand } from './platform/command.ts'
import { openToRead, readSnapshot } from './platform/database/database.ts'

await runCommand('npm run audit:verify', 0, async (config) => {
  const database = openToRead(config)
  try {
    const { entries, firstSeq, problems } = await readSnapshot(database.db, checkChain)
    if (problems.length === 0) {
      console.log(`The log is whole: ${String(entries)} entries, the first is ${String(firstSeq)}.`)
      return 0
    }
    console.error(`The log is not whole:\n${problems.join('\n')}`)
    return 1
  } finally {
    await database.close()
  }
})
