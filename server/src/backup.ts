import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { listUsedFiles } from './areas/media/library/index.ts'
import { stampOf, systemClock } from './platform/clock.ts'
import { runCommand } from './platform/command.ts'
import type { Config } from './platform/config.ts'
import { openToRead, readSnapshot } from './platform/database/database.ts'
import { dump } from './platform/database/dump.ts'
import { syncFolder } from './platform/files/durable.ts'
import { countFiles, type FileRecord, nameOf } from './platform/files/file-store.ts'
import { mediaFolderOf, saveMedia } from './platform/files/media-backup.ts'
import { openFileStore } from './platform/files/open-file-store.ts'

/** Saves the media files beside the backup. Returns a sentence about them, and whether all were saved. */
async function withMedia(config: Config, files: readonly FileRecord[], file: string) {
  const folder = mediaFolderOf(file)
  const { problems, added } = await saveMedia(files, await openFileStore(config), folder)
  for (const { file: each, why } of problems)
    console.error(`Not saved: ${nameOf(each.sha256, each.extension)}: ${why}.`)
  const saved = files.filter((each) => problems.every((problem) => problem.file !== each))
  return {
    sentence: `${countFiles(saved)} saved in ${folder} (${String(added)} new).`,
    isWhole: problems.length === 0,
  }
}

const withoutMedia = (files: readonly FileRecord[]) =>
  files.length === 0
    ? 'It refers to no media files.'
    : `${countFiles(files)} not included. Add --media to save them next to the backup.`

await runCommand(
  'npm run backup -- <file> [--media]',
  1,
  async (config, [name = ''], takesMedia) => {
    const file = resolve(name)
    const unfinished = `${file}.${String(process.pid)}.unfinished`
    const database = openToRead(config)
    try {
      const files = await readSnapshot(database.db, async (on) => {
        await pipeline(
          Readable.from(dump(on, stampOf(systemClock()))),
          // It contains password hashes, so only its owner may read it.
          createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
        )
        return listUsedFiles(on)
      })
      const media = takesMedia ? await withMedia(config, files, file) : undefined
      await rename(unfinished, file)
      await syncFolder(dirname(file))
      console.log(`Saved the ${database.engine} database to ${file}.`)
      console.log(media?.sentence ?? withoutMedia(files))
      return media?.isWhole === false ? 1 : 0
    } finally {
      await rm(unfinished, { force: true })
      await database.close()
    }
  },
  '--media',
)
