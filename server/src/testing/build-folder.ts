import { hash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { temporaryFolder } from './test-server.ts'

/** Writes a folder with a build of the screen app; its page contains `says`. */
export async function writeBuildFolder(
  says: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ folder: string; id: string }> {
  const folder = await temporaryFolder()
  const contents = {
    'index.html': `<!doctype html><title>${says}</title>`,
    'assets/main-Bq3x.js': 'console.log(1)',
    'assets/inter-latin.woff2': 'a font',
    ...more,
  }
  const files = Object.entries(contents).map(([path, content]) => ({
    path,
    sha256: hash('sha256', content),
    bytes: Buffer.byteLength(content),
  }))
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const id = hash('sha256', JSON.stringify(files), 'base64url').slice(0, 16)
  await writeFile(join(folder, 'build.json'), JSON.stringify({ id, files }))
  return { folder, id }
}
