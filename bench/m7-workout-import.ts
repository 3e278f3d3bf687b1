import { calls, importRowsMax } from '@roundboard/contract'
import { addDays, limits } from '@roundboard/domain'
import { type Benchmark, median, type Verdict } from './kit/benchmark.ts'
import { type Engine, measureEngines } from './kit/database.ts'
import { fillStaff, staffToken } from './kit/fleet.ts'
import { clientOf, openFilledServer } from './kit/server.ts'

const times = 3
const wantedMs = 10_000
const progressId = 'progress-of-a-bench'

const clip = '/media/exercises/squat.mp4'

/** A year and a half: nine rounds a day, three steps each, one text in French. */
function createFile(): string {
  const header =
    'Round,Name,Content Header,Start Date,End Date,Text 1,Text 1 fr,Video Link 1,Text 2,Video Link 2,Text 3,Video Link 3'
  const rows = Array.from({ length: importRowsMax }, (_, index) => {
    const day = addDays('2027-01-01', Math.floor(index / limits.workoutRounds.length))
    const round = (index % limits.workoutRounds.length) + 1
    const text = 'Hands up, elbows in, and breathe out with each punch.'
    const french = 'Gardez les mains hautes, et soufflez à chaque coup.'
    return `${round},Workout ${index},Jab cross,${day},${day},"${text}","${french}",${clip},"${text}",${clip},"${text}",${clip}`
  })
  return Buffer.from([header, ...rows].join('\n')).toString('base64')
}

async function measure(engine: Engine): Promise<Verdict> {
  const file = createFile()
  const server = await openFilledServer(engine, fillStaff)
  const client = clientOf(server.url, staffToken)
  const progressSeen = new Set<string>()
  const watching = setInterval(() => {
    const query = { progress: progressId }
    void client.call(calls.getImportProgress, { query }).then(
      (found) => found && progressSeen.add(`${found.phase} ${found.rows}`),
      () => undefined,
    )
  }, 100)
  try {
    const took: number[] = []
    for (let time = 0; time < times; time += 1) {
      const startedAt = performance.now()
      const { rows } = await client.call(calls.importWorkouts, {
        query: { progress: progressId },
        body: { file },
        timeoutMs: 120_000,
      })
      if (rows.length !== importRowsMax) throw new Error(`${rows.length} rows were imported`)
      took.push(performance.now() - startedAt)
    }
    const ms = median(took)
    const measured = `${(ms / 1000).toFixed(1)} s, ${progressSeen.size} progress updates`
    return { measured, isMet: ms <= wantedMs && progressSeen.size > 0 }
  } finally {
    clearInterval(watching)
    await server.close()
  }
}

/** The largest file allowed, imported into the result of the previous import. */
export const imports: Benchmark = {
  id: 'M7',
  what: `import of ${importRowsMax} rows of three steps, with progress`,
  target: `≤ ${wantedMs / 1000} s`,
  run: () => measureEngines(measure),
}
