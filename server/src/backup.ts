import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stampOf, systemClock } from './platform/clock.ts'
import { runCommand } from './platform/command.ts'
import { openToRead, readSnapshot } from './platform/database/database.ts'
import { dump } from './platform/database/dump.ts'
import { syncFolder } from './platform/files/durable.ts'

await runCommand('npm run backup -- <file>', 1, async (config, [name = '']) => {
  const file = resolve(name)
  const unfinished = `${file}.${String(process.pid)}.unfinished`
  const database = openToRead(config)
  try {
    await readSnapshot(database.db, (on) =>
      pipeline(
        Readable.from(dump(on, stampOf(systemClock()))),
        // It holds password hashes: for its owner's eyes only.
        createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
      ),
    )
    await rename(unfinished, file)
    await syncFolder(dirname(file))
  } finally {
    await rm(unfinished, { force: true })
    await database.close()
  }
  console.log(`The ${database.engine} database is saved in ${file}.`)
  return 0
})
