import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { calls } from '@roundboard/contract'
import { type Benchmark, progress, type Verdict } from './kit/benchmark.ts'
import { createStorage, type Engine, measureEngines, type Storage } from './kit/database.ts'
import { end } from './kit/processes.ts'
import { logIn, type Server, startServer } from './kit/server.ts'

const kills = 20
const writes = 1_000
const writers = 10
const demo = { DEMO: 'true' }
const verifyAudit = join(import.meta.dirname, '../server/src/verify-audit.ts')

const draft = (name: string) => ({
  name,
  subHeader: 'Power',
  round: 1,
  startDate: '2031-01-01',
  endDate: '2031-01-02',
  routines: [],
})

/** Kills the server after a random number of writes; returns the acknowledged IDs. */
async function writeAndKill(server: Server, run: number): Promise<string[]> {
  const staff = await logIn(server.url)
  const acknowledged: string[] = []
  const killAfter = 1 + Math.floor(Math.random() * writes)
  const killed = new AbortController()
  const isKilled = () => killed.signal.aborted
  let sent = 0
  const write = async () => {
    while (!isKilled() && sent < writes) {
      sent += 1
      const body = draft(`Run ${run} write ${sent}`)
      try {
        const { id } = await staff.call(calls.createWorkout, { body })
        acknowledged.push(id)
      } catch (error) {
        if (isKilled()) return
        throw error
      }
      if (acknowledged.length < killAfter) continue
      killed.abort()
      await end(server.child, 'SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  await end(server.child, 'SIGKILL')
  return acknowledged
}

async function countMissing(storage: Storage, ids: ReadonlySet<string>): Promise<number> {
  const tables = await storage.open()
  try {
    const found = await tables.query<{ id: string }>('select id from workouts')
    return ids.difference(new Set(found.map((row) => row.id))).size
  } finally {
    await tables.close()
  }
}

function isLogWhole({ settings }: Storage): boolean {
  const env = { ...process.env, ...settings }
  return spawnSync(process.execPath, [verifyAudit], { env, stdio: 'ignore' }).status === 0
}

async function measure(engine: Engine): Promise<Verdict> {
  const storage = await createStorage(engine)
  const acknowledged = new Set<string>()
  let brokenLogs = 0
  let missing = 0
  try {
    for (let run = 1; run <= kills; run += 1) {
      const server = await startServer(storage, demo)
      for (const id of await writeAndKill(server, run)) acknowledged.add(id)
      missing = await countMissing(storage, acknowledged)
      if (!isLogWhole(storage)) brokenLogs += 1
      if (run % 5 === 0)
        progress(
          `${engine}: killed ${run} times, ${acknowledged.size} acknowledged, ${missing} missing`,
        )
    }
  } finally {
    await storage.remove()
  }
  const log = brokenLogs === 0 ? 'log intact' : `log broken ${brokenLogs} times`
  return {
    measured: `${missing} of ${acknowledged.size} missing, ${log}`,
    isMet: missing === 0 && brokenLogs === 0,
  }
}

/** Ten concurrent writers; after each kill, reads the database directly and checks the audit log. */
export const kill: Benchmark = {
  id: 'S9',
  what: `kill -9 during ${writes} acknowledged writes, ${kills} times`,
  target: 'nothing missing',
  run: () => measureEngines(measure),
}
