import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { z } from 'zod'

/** The ID of a build, in characters that need no escaping in addresses. */
export const buildIdPattern = /^[A-Za-z0-9_-]{8,64}$/

/** No path leaves the build's folder or names a hidden file. */
const pathPattern = /^[\w@][\w@.-]*(\/[\w@][\w@.-]*)*$/

/** `build.json`: the list of a build's files, written when it is built. */
export const BuildList = z.object({
  id: z.string().regex(buildIdPattern),
  files: z
    .array(
      z.object({
        path: z.string().max(200).regex(pathPattern),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
        bytes: z.int().min(0),
      }),
    )
    .min(1)
    .max(1_000),
})
export type BuildList = z.infer<typeof BuildList>

export const listName = 'build.json'

/** The list of the build in a folder, with its text; undefined without a build. */
export async function readBuildList(
  folder: string,
): Promise<{ list: BuildList; text: string } | undefined> {
  let text: string
  try {
    text = await readFile(join(folder, listName), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return { list: BuildList.parse(JSON.parse(text)), text }
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The content type of a build's file. */
export const typeOfPath = (path: string): string =>
  types[extname(path).toLowerCase()] ?? 'application/octet-stream'

/** Its type in the storage. */
export function kindOfPath(path: string): { extension: string; type: string } {
  const extension = extname(path).slice(1).toLowerCase()
  return {
    extension: /^[a-z0-9]{1,8}$/.test(extension) ? extension : 'bin',
    type: typeOfPath(path),
  }
}
