import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ProgrammeMedia } from '@roundboard/contract'

type Described = Pick<ProgrammeMedia, 'url' | 'bytes' | 'sha256'>

/** The product's own media, which the server itself serves under `/media/`. */
export const mediaFolder = join(import.meta.dirname, '../../../media')
/** Where the product's own file behind a link lies. */
export const shippedPath = (link: string) => join(mediaFolder, link.replace('/media/', ''))

const servedFolders = ['exercises', 'rounds']

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

async function indexFolder(folder: string): Promise<[string, Described][]> {
  const names = await readdir(join(mediaFolder, folder)).catch(() => [])
  return Promise.all(
    names.map(async (name): Promise<[string, Described]> => {
      const file = join(mediaFolder, folder, name)
      const url = `/media/${folder}/${name}`
      const { size } = await stat(file)
      return [url, { url, bytes: size, sha256: await sha256(file) }]
    }),
  )
}

let indexed: Promise<Map<string, Described>> | undefined

// The files come with the program and do not change while it runs: read once.
const readIndex = () =>
  (indexed ??= Promise.all(servedFolders.map(indexFolder)).then((files) => new Map(files.flat())))

/** Knows size and hash of the product's own media. */
export async function createMediaService() {
  const index = await readIndex()
  return {
    find: (link: string): Described | undefined => index.get(link),
  }
}
