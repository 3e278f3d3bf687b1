import { createReadStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { listUsedFiles } from './areas/media/library/index.ts'
import { runCommand } from './platform/command.ts'
import type { Config } from './platform/config.ts'
import { openUnmigrated } from './platform/database/database.ts'
import { load, RestoreRefused } from './platform/database/load.ts'
import { removeSqlite, sqliteFile } from './platform/database/sqlite.ts'
import { countFiles, type FileRecord, nameOf } from './platform/files/file-store.ts'
import { checkMedia, mediaFolderOf, restoreMedia } from './platform/files/media-backup.ts'
import { incomingFolder, openFileStore } from './platform/files/open-file-store.ts'

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

const mostNamed = 20

/** Restores the media of a backup, if every file is intact. */
async function bringMedia(config: Config, files: readonly FileRecord[], folder: string) {
  const problems = await checkMedia(files, folder)
  if (problems.length > 0) {
    const named = problems
      .slice(0, mostNamed)
      .map(({ file, why }) => `\n  ${nameOf(file.sha256, file.extension)}: ${why}`)
    const more = problems.length > mostNamed ? '\n  and more' : ''
    throw new RestoreRefused(
      `${String(problems.length)} of ${countFiles(files)} in ${folder} can't be restored:${named.join('')}${more}\nNothing was restored. Add the missing files, or restore without --media and copy the undamaged files yourself.`,
    )
  }
  const store = await openFileStore(config)
  await restoreMedia(files, folder, { store, incoming: incomingFolder(config) })
}

await runCommand(
  'npm run restore -- <file> [--media]',
  1,
  async (config, [name = ''], bringsMedia) => {
    const backup = resolve(name)
    const stream = createReadStream(backup, 'utf8')
    // Opened first: a mistyped file name must not leave an empty database behind.
    await new Promise((resolved, rejected) => {
      stream.once('open', resolved).once('error', rejected)
    })
    const isNew = config.DATABASE_URL === undefined && !existsSync(sqliteFile(config.DATA_DIR))
    const database = openUnmigrated(config)
    try {
      const folder = mediaFolderOf(backup)
      let files: readonly FileRecord[] = []
      const rows = await load(database, linesOf(stream), async (on) => {
        files = await listUsedFiles(on)
        if (bringsMedia) await bringMedia(config, files, folder)
      })
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
      console.log(`Restored ${String(total)} rows into the ${database.engine} database.`)
      if (bringsMedia) console.log(`Restored and verified ${countFiles(files)}.`)
      else if (files.length > 0)
        console.log(
          `${countFiles(files)} not restored. Add --media to restore them from ${folder}.`,
        )
      await database.close()
    } catch (error) {
      await database.close()
      if (isNew) await removeSqlite(config.DATA_DIR)
      throw error
    }
    return 0
  },
  '--media',
)
