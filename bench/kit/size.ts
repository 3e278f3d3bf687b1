import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const root = join(import.meta.dirname, '../..')

export const compressedKb = (folder: string, file: string): number =>
  gzipSync(readFileSync(join(root, folder, file))).length / 1000

/** The files that a page links to, and the scripts that those import statically. */
export function filesOf(folder: string, page: string, extensions: string): Set<string> {
  const read = (file: string) => readFileSync(join(root, folder, file), 'utf8')
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, name = ''] of read(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      follow(`assets/${name}`)
  }
  const links = new RegExp(`(?:src|href)="/?([^"]+\\.(?:${extensions}))"`, 'g')
  for (const [, name = ''] of read(page).matchAll(links)) follow(name)
  return found
}
