import type { ScreenReport, ShownWorkout } from '@roundboard/contract'
import { problemSeparator } from '@roundboard/domain'
import { startFrameWatch } from './frame-watch.ts'

const maxPending = 10
const maxLength = 300
/** Videos are checked every five seconds. */
const justMs = 10_000

/** The parts of a report that the caller knows. */
export type WallStatus = Omit<
  ScreenReport,
  'workoutId' | 'workoutUpdatedAt' | 'lastFrameAt' | 'droppedFrames' | 'uptimeSeconds'
> & {
  readonly workout: ShownWorkout | undefined
  readonly isStored: boolean
  /** An ongoing problem, reported along with the noted ones. */
  readonly standingProblem: string | null
}

/** Builds the reports of heartbeats: the screen's state, and problems until they are sent. */
export function startReporting() {
  const startedAt = performance.now()
  const frames = startFrameWatch()
  const pending = new Set<string>()
  let inFlight: readonly string[] = []
  let latest: string | null = null
  let lastContactAt: number | null = null

  function problemsToReport(standing: string | null): string | null {
    inFlight = [...pending]
    const problems = standing === null ? inFlight : [standing, ...inFlight]
    return problems.length === 0 ? null : problems.join(problemSeparator).slice(0, maxLength)
  }

  return {
    note(problem: string) {
      latest = problem
      if (pending.size < maxPending) pending.add(problem)
    },
    report: ({ workout, isStored, standingProblem, ...now }: WallStatus): ScreenReport => ({
      ...now,
      workoutId: workout?.id ?? null,
      workoutUpdatedAt: workout?.updatedAt ?? null,
      lastFrameAt: frames.lastFrameAt(),
      droppedFrames: frames.droppedFrames(),
      cache: isStored ? 'programme' : 'empty',
      uptimeSeconds: Math.round((performance.now() - startedAt) / 1000),
      problem: problemsToReport(standingProblem),
    }),
    contacted() {
      lastContactAt = Date.now()
    },
    /** The heartbeat with the last report has arrived. */
    sent() {
      for (const problem of inFlight) pending.delete(problem)
    },
    /** Whether a video showed a new frame within the last seconds. */
    hasJustMoved() {
      const at = frames.lastFrameAt()
      return at !== null && Math.abs(Date.now() - Date.parse(at)) < justMs
    },
    vitals: () => ({ lastContactAt, droppedFrames: frames.droppedFrames(), problem: latest }),
    stop: () => {
      frames.stop()
    },
  }
}
