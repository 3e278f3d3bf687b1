import type { Holding, ScreenReport, ShownWorkout } from '@roundboard/contract'
import { problemSeparator } from '@roundboard/domain'
import { startFrameWatch } from './frame-watch.ts'

const mostUntold = 10
const longestTold = 300
/** Videos are looked at every five seconds. */
const justMs = 10_000

/** What a report says of the wall and of what this display keeps. */
export interface OnWall {
  readonly workout: ShownWorkout | undefined
  /** Of the programme that is played; null without one. */
  readonly programmeRevision: string | null
  readonly isStored: boolean
  readonly appVersion: string | null
  readonly clockOffsetMs: number | null
  readonly roundTripMs: number | null
  readonly flashErrorMs: number | null
  /** What is wrong for as long as it is, beside what was noted. */
  readonly standingProblem: string | null
  /** The build that runs, and one that did not come up here. */
  readonly build: string | null
  readonly refusedBuild: string | null
  readonly holding: Holding | null
}

/** What is told with heartbeats: what the wall does, and what went wrong until somebody was told. */
export interface Reporting {
  note(problem: string): void
  report(now: OnWall): ScreenReport
  /** The server has answered. */
  contacted(): void
  /** The heartbeat with the last report arrived. */
  told(): void
  /** A video of the wall showed a frame a moment ago. */
  readonly hasJustMoved: () => boolean
  readonly vitals: () => {
    readonly lastContactAt: number | null
    readonly droppedFrames: number
    readonly problem: string | null
  }
  stop(): void
}

export function startReporting(): Reporting {
  const startedAt = performance.now()
  const frames = startFrameWatch()
  const untold = new Set<string>()
  let beingTold: readonly string[] = []
  let latest: string | null = null
  let lastContactAt: number | null = null

  function problemsToTell(standing: string | null): string | null {
    beingTold = [...untold]
    const problems = standing === null ? beingTold : [standing, ...beingTold]
    return problems.length === 0 ? null : problems.join(problemSeparator).slice(0, longestTold)
  }

  return {
    note(problem) {
      latest = problem
      if (untold.size < mostUntold) untold.add(problem)
    },
    report: (now) => ({
      workoutId: now.workout?.id ?? null,
      workoutUpdatedAt: now.workout?.updatedAt ?? null,
      programmeRevision: now.programmeRevision,
      lastFrameAt: frames.lastFrameAt(),
      droppedFrames: frames.droppedFrames(),
      clockOffsetMs: now.clockOffsetMs,
      roundTripMs: now.roundTripMs,
      flashErrorMs: now.flashErrorMs,
      cache: now.isStored ? 'programme' : 'empty',
      uptimeSeconds: Math.round((performance.now() - startedAt) / 1000),
      appVersion: now.appVersion,
      problem: problemsToTell(now.standingProblem),
      build: now.build,
      refusedBuild: now.refusedBuild,
      holding: now.holding,
    }),
    contacted() {
      lastContactAt = Date.now()
    },
    told() {
      for (const problem of beingTold) untold.delete(problem)
    },
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
