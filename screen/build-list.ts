import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { BuildList } from './src/shared/build-list.ts'

const page = 'index.html'
/** The worker manages the builds, so it isn't part of one. */
const excluded = ['wall-worker.js', 'build.json', '.*']

const sha256 = (content: string | Buffer) => createHash('sha256').update(content)

/** Writes `build.json` next to the built files, and the build's id into the page. */
export function writeBuildList(folder: string): BuildList {
  const paths = globSync('**/*.*', { cwd: folder, exclude: excluded }).sort()
  const id = paths
    .reduce(
      (hash, path) => hash.update(`${path}\0`).update(readFileSync(join(folder, path))),
      sha256(''),
    )
    .digest('base64url')
    .slice(0, 16)
  const text = readFileSync(join(folder, page), 'utf8')
  const named = text.replace('<head>', `<head>\n    <meta name="build" content="${id}" />`)
  if (named === text) throw new Error(`${page} has no <head> to name its build in.`)
  writeFileSync(join(folder, page), named)
  const files = paths.map((path) => {
    const content = readFileSync(join(folder, path))
    return { path, sha256: sha256(content).digest('hex'), bytes: content.length }
  })
  const list = { id, files }
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify(list)}\n`)
  return list
}

/** Writes the list after each Vite build. */
export function buildList(): Plugin {
  return {
    name: 'build-list',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir !== undefined) writeBuildList(dir)
    },
  }
}
