import { createSweep, type Findings, unusedForMs } from './areas/media/library/index.ts'
import { systemClock } from './platform/clock.ts'
import { runCommand } from './platform/command.ts'
import { openDatabase, openToRead } from './platform/database/database.ts'
import { countFiles } from './platform/files/file-store.ts'
import { incomingFolder, openFileStore } from './platform/files/open-file-store.ts'
import { createReader, createUnlogged } from './platform/read.ts'

const dayOf = (stamp: string, laterMs = 0) =>
  new Date(Date.parse(stamp) + laterMs).toISOString().slice(0, 10)

function printFindings({ unused, abandoned, missing }: Findings): void {
  console.log(`Unused: ${countFiles(unused)}.`)
  for (const { name, since } of unused) {
    const when = since === null ? 'found now' : `since ${dayOf(since)}`
    const goes = since === null ? '' : `, deleted from ${dayOf(since, unusedForMs)} on`
    console.log(`  ${name} (${when}${goes})`)
  }
  console.log(`Abandoned uploads: ${countFiles(abandoned)}.`)
  for (const name of missing) console.error(`Missing but in use: ${name}`)
}

await runCommand(
  'npm run media:sweep [-- --remove]',
  0,
  async (config, _words, removes) => {
    const database = removes ? await openDatabase(config) : openToRead(config)
    const sweep = createSweep({
      read: createReader(database.db),
      unlogged: createUnlogged(database.db),
      clock: systemClock,
      store: await openFileStore(config),
      incoming: incomingFolder(config),
      onFailure: console.error,
    })
    try {
      const found = await sweep.look()
      printFindings(found)
      if (removes) {
        await sweep.note(found)
        const { files, bytes } = await sweep.remove(found)
        console.log(`${String(files)} removed (${(bytes / 1e6).toFixed(1)} MB).`)
      } else
        console.log(
          'Nothing was removed. The server removes files daily; use --remove to do it now.',
        )
      return found.missing.length > 0 ? 1 : 0
    } finally {
      await database.close()
    }
  },
  '--remove',
)
