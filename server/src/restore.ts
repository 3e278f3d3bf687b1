import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { runCommand } from './platform/command.ts'
import type { Config } from './platform/config.ts'
import { BackupRow } from './platform/database/backup-format.ts'
import { openDatabase } from './platform/database/database.ts'
import { load, RestoreRefused } from './platform/database/load.ts'
import { countFiles, type KeptFile, nameOf } from './platform/files/file-store.ts'
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

const StoredFile = z.object({
  sha256: z.string(),
  extension: z.string(),
  type: z.string(),
  bytes: z.number(),
  state: z.literal('stored'),
})

const Item = z.object({
  fileSha256: z.string(),
  originalSha256: z.string(),
  posterSha256: z.string().nullable(),
})

const LinkPoster = z.object({ sha256: z.string().nullable() })
const BuildFile = z.object({ sha256: z.string() })

const kinds = { media: Item, linkPosters: LinkPoster, buildFiles: BuildFile } as const
type Kind = keyof typeof kinds

/** Gathers from the lines of a backup which files of media it needs. */
function createNeeds() {
  const files: KeptFile[] = []
  const used = new Set<string | null>()
  function note(line: string): void {
    if (!/^\["(media(Files)?|linkPosters|buildFiles)"/.test(line)) return
    const [table, row] = BackupRow.safeParse(JSON.parse(line)).data ?? []
    if (table === 'mediaFiles') {
      const file = StoredFile.safeParse(row)
      if (file.success) files.push(file.data)
      return
    }
    const kind = kinds[table as Kind]
    for (const sha256 of Object.values(kind.safeParse(row).data ?? {})) used.add(sha256)
  }
  return {
    async *noting(lines: AsyncIterable<string>) {
      for await (const line of lines) {
        yield line
        note(line)
      }
    },
    files: () => files.filter(({ sha256 }) => used.has(sha256)),
  }
}

const mostNamed = 20

/** Brings the media of a backup, if every file of it is what it was. */
async function bringMedia(config: Config, files: readonly KeptFile[], folder: string) {
  const problems = await checkMedia(files, folder)
  if (problems.length > 0) {
    const named = problems
      .slice(0, mostNamed)
      .map(({ file, why }) => `\n  ${nameOf(file.sha256, file.extension)}: ${why}`)
    const more = problems.length > mostNamed ? '\n  and others' : ''
    throw new RestoreRefused(
      `Of ${countFiles(files)} in ${folder} ${String(problems.length)} cannot be restored:${named.join('')}${more}\nNothing was restored. Bring these files, or restore without --media and copy what is whole.`,
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
    // Opened before the database is: a wrong name must not leave an empty one behind.
    await new Promise((resolved, rejected) => {
      stream.once('open', resolved).once('error', rejected)
    })
    const database = await openDatabase(config)
    try {
      const needs = createNeeds()
      const folder = mediaFolderOf(backup)
      const rows = await load(database.db, needs.noting(linesOf(stream)), async () => {
        if (bringsMedia) await bringMedia(config, needs.files(), folder)
      })
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
      console.log(`Restored ${String(total)} rows into the ${database.engine} database.`)
      const files = needs.files()
      if (bringsMedia) console.log(`Restored ${countFiles(files)}, each of them checked.`)
      else if (files.length > 0)
        console.log(`It names ${countFiles(files)}, which --media brings from ${folder}.`)
    } finally {
      await database.close()
    }
    return 0
  },
  '--media',
)
