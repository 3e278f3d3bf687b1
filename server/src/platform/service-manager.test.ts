import { chmod, readFile, writeFile } from 'node:fs/promises'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startServerProcess } from '../testing/server-process.ts'
import { temporaryFolder } from '../testing/test-server.ts'

const blockedMs = 1_500
/** Linux counts process start times in ticks. */
const tickMs = 10

/** Blocks the event loop on a signal. */
const blocking = `process.on('SIGUSR2',()=>{const end=Date.now()+${String(blockedMs)};while(Date.now()<end);})`

/** A fake `systemd-notify` that records its arguments and start time. */
async function aServiceManager() {
  const folder = await temporaryFolder()
  const notes = join(folder, 'notes')
  const program = join(folder, 'systemd-notify')
  await writeFile(notes, '')
  const startedAt = 'cut -d" " -f22 /proc/$$/stat'
  await writeFile(program, `#!/bin/sh\necho "$(${startedAt}) $NOTIFY_SOCKET $*" >>'${notes}'\n`)
  await chmod(program, 0o755)
  return {
    settings: {
      DATA_DIR: folder,
      NOTIFY_SOCKET: '@systemd',
      WATCHDOG_USEC: '300000',
      PATH: `${folder}:${process.env['PATH'] ?? ''}`,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(blocking)}`,
    },
    async notifications() {
      const lines = (await readFile(notes, 'utf8')).trim().split('\n')
      return lines.map((line) => {
        const [at, socket, ...words] = line.split(' ')
        return { at: Number(at) * tickMs, text: `${String(socket)} ${words.join(' ')}` }
      })
    },
  }
}

test('notifies systemd when ready, and sends watchdog beats only while the event loop runs', async () => {
  const { settings, notifications } = await aServiceManager()
  const server = await startServerProcess({ settings })
  const beats = async () =>
    (await notifications()).filter(({ text }) => text === '@systemd WATCHDOG=1')
  await vi.waitFor(async () => {
    expect((await beats()).length).toBeGreaterThan(2)
  })
  expect((await notifications()).map(({ text }) => text)).toContain('@systemd READY=1')

  const before = (await beats()).length
  server.child.kill('SIGUSR2')
  await vi.waitFor(async () => {
    expect((await beats()).length).toBeGreaterThan(before + 4)
  })
  const stamps = (await beats()).map(({ at }) => at)
  const gaps = stamps.slice(1).map((at, index) => at - (stamps[index] ?? at))
  expect(Math.max(...gaps)).toBeGreaterThanOrEqual(blockedMs - tickMs)

  await server.end('SIGTERM')
  await vi.waitFor(async () => {
    expect((await notifications()).map(({ text }) => text)).toContain('@systemd STOPPING=1')
  })
})

// security: 1.2.5
test('only known files of the server start other programs or threads', () => {
  const folder = join(import.meta.dirname, '..')
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', 'testing/**'] })
  const starting = files.filter((file) =>
    /child_process|node:cluster|worker_threads/.test(readFileSync(join(folder, file), 'utf8')),
  )
  // Threads run our own code. Clips are read by our own program, or converted by ffmpeg.
  expect(starting.sort()).toEqual([
    'platform/clips/ffmpeg.ts',
    'platform/clips/own-program.ts',
    'platform/guesses-worker.ts',
    'platform/guesses.ts',
    'platform/http/api-document-worker.ts',
    'platform/http/api-document.ts',
    'platform/service-manager.ts',
  ])
})
