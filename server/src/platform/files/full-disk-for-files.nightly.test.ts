import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { mayMount } from '../../testing/small-volume.ts'
import { temporaryFolder } from '../../testing/test-server.ts'
import { nameOf } from './file-store.ts'

// Runs with a volume of 1 MB mounted in its own namespace.
const keepAll = `
  import { mkdir, readdir } from 'node:fs/promises'
  const [module, volume, ...files] = process.argv.slice(1)
  const { createFolderStore } = await import(module)
  const incoming = volume + '/media/incoming'
  await mkdir(incoming, { recursive: true })
  const store = createFolderStore(volume + '/media', incoming)
  const outcomes = []
  for (const [name, path, bytes] of files.map((each) => JSON.parse(each))) {
    const outcome = await store.put(name, path, { bytes }).then(() => 'kept', (error) => error.issues[0].code)
    outcomes.push([outcome, (await store.sizeOf(name)) ?? null, await readdir(incoming)])
  }
  console.log(JSON.stringify(outcomes))
`
const script =
  'mount -t tmpfs -o size=1m,mode=0777 volume "$1" && exec "$2" --input-type=module -e "$3" "$4" "$1" "$5" "$6"'

async function aFile(bytes: number) {
  const content = randomBytes(bytes)
  const path = join(await temporaryFolder(), 'brought')
  await writeFile(path, content)
  const name = nameOf(createHash('sha256').update(content).digest('hex'), 'mp4')
  return { path, argument: JSON.stringify([name, path, bytes]) }
}

test.skipIf(!mayMount)(
  'a full disk refuses a file, leaves nothing of it, and accepts one that fits',
  async () => {
    const [large, small] = [await aFile(3_000_000), await aFile(100_000)]
    const module = pathToFileURL(join(import.meta.dirname, 'folder-store.ts')).href
    const child = spawn(
      'unshare',
      [
        ...['--user', '--map-root-user', '--mount', 'sh', '-c', script, 'sh'],
        ...[await temporaryFolder(), process.execPath, keepAll, module],
        ...[large.argument, small.argument],
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [outcomes] = await Promise.all([json(child.stdout), once(child, 'exit')])
    expect(outcomes).toEqual([
      ['storage-full', null, []],
      ['kept', 100_000, []],
    ])
    expect((await stat(large.path)).size).toBe(3_000_000)
    await expect(stat(small.path)).rejects.toThrow('ENOENT')
  },
)
