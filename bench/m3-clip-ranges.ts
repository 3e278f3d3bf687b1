import { createHash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Benchmark, progress } from './kit/benchmark.ts'
import { createStorage } from './kit/database.ts'
import { cpuMs, end, startHelper } from './kit/processes.ts'
import { startFilledServer } from './kit/server.ts'
import type { RangesResult, RangesOrder } from './load/ranges.ts'

const wanted = 0.8
const fileBytes = 12_000_000
const connections = 8
const rounds = 5
const secondsEach = 2
/** The start of a clip, its further buffering, and a screen's download. */
const ranges = { '64 KiB': 2 ** 16, '1 MiB': 2 ** 20, whole: fileBytes - 1 }

/** Compares CPU time per byte: on a shared machine, throughput depends on other processes. */
export const clipRanges: Benchmark = {
  id: 'M3',
  what: 'ranges of a clip, CPU against bare node:http streaming the same file',
  target: `≥ ${wanted}`,
  async run() {
    const storage = await createStorage('SQLite')
    const content = randomBytes(fileBytes)
    const sha256 = createHash('sha256').update(content).digest('hex')
    const name = `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}.mp4`
    const file = join(storage.settings.DATA_DIR, 'media', name)
    const server = await startFilledServer(storage, async (tables) => {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
      const row = { sha256, extension: 'mp4', type: 'video/mp4', bytes: fileBytes }
      const created_at = '2026-11-21T12:00:00.000Z'
      await tables.insert('media_files', [{ ...row, state: 'stored', created_at }])
    })
    const load = startHelper('load/ranges.ts')
    const bareServer = startHelper('load/bare.ts')
    try {
      const bare = await bareServer.ask<{ url: string }>({
        kind: 'clips',
        file,
        bytes: fileBytes,
      })
      const servers = [
        { child: server.child, url: `${server.url}/media/files/${name}` },
        { child: bareServer.child, url: bare.url },
      ]
      const verdicts: { ratio: number; text: string }[] = []
      for (const [what, rangeBytes] of Object.entries(ranges)) {
        const used = servers.map(() => ({ ms: 0, bytes: 0, seconds: 0 }))
        for (let round = 0; round <= rounds; round += 1)
          for (const [index, { child, url }] of servers.entries()) {
            const order = { url, fileBytes, rangeBytes, connections, seconds: secondsEach }
            const before = cpuMs(child)
            const done = await load.ask<RangesResult>(order satisfies RangesOrder)
            if (done.failed > 0) throw new Error(`${done.failed} of ${done.requests} failed`)
            const sum = used[index]
            // The first round warms up.
            if (round === 0 || sum === undefined) continue
            sum.ms += cpuMs(child) - before
            sum.bytes += done.bytes
            sum.seconds += secondsEach
          }
        const [ours = NaN, least = NaN] = used.map(
          ({ ms, bytes }) => (ms * 1000) / (bytes / 2 ** 20),
        )
        const [rate = NaN, leastRate = NaN] = used.map(
          ({ bytes, seconds }) => bytes / seconds / 1e6,
        )
        const text = `${what} ${(least / ours).toFixed(2)} (${ours.toFixed(0)} against ${least.toFixed(0)} µs of CPU a MiB; ${rate.toFixed(0)} against ${leastRate.toFixed(0)} MB/s)`
        progress(text)
        verdicts.push({ ratio: least / ours, text })
      }
      return {
        measured: verdicts.map(({ text }) => text).join(', '),
        isMet: verdicts.every(({ ratio }) => ratio >= wanted),
      }
    } finally {
      await Promise.all([server.child, load.child, bareServer.child].map((child) => end(child)))
      await storage.remove()
    }
  },
}
