import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildServer, temporaryFolder } from '../../testing/test-server.ts'
import { aUser } from '../../testing/factories.ts'

test('database files are readable by their owner only, with any umask, and old ones are fixed', async () => {
  const before = process.umask(0)
  onTestFinished(() => {
    process.umask(before)
  })
  const DATA_DIR = await temporaryFolder()
  const modes = async () => {
    const names = (await readdir(DATA_DIR)).filter((name) => name.startsWith('roundboard.sqlite'))
    const each = await Promise.all(
      names.map(async (name) => ((await stat(join(DATA_DIR, name))).mode & 0o777).toString(8)),
    )
    return { names: names.sort(), modes: [...new Set(each)] }
  }
  const files = ['roundboard.sqlite', 'roundboard.sqlite-shm', 'roundboard.sqlite-wal']
  for (const _ of ['new', 'old']) {
    const server = await buildServer({ DATA_DIR })
    await aUser(server, 'admin')
    expect(await modes()).toEqual({ names: files, modes: ['600'] })
    await server.end()
    await chmod(join(DATA_DIR, 'roundboard.sqlite'), 0o644)
  }
})
