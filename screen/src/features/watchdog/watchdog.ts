import { wallProblems } from '@roundboard/domain'
import type { VideoMode } from '@roundboard/wall/display'
import type { ScreenStore } from '../../shared/screen-store.ts'
import { type VideoRecovery, noRecovery } from '../../shared/video-recovery.ts'
import { mayReload, withoutExpiredSafeMode, withReload } from './recovery-limits.ts'
import { startVideoTurns } from './video-turns.ts'

/** How long after a reload the page reports the reason. */
const justReloadedMs = 60_000
const checkEveryMs = 60_000

/** Handles problems beyond a single frozen clip with reloads, safe mode, and clips that take turns. */
export function startWatchdog(options: {
  readonly store: Pick<ScreenStore, 'recovery' | 'decodingLimit'>
  readonly build: string | null
  readonly isRoundRunning: () => boolean
  /** Whether any video showed a new frame within the last seconds. */
  readonly hasJustMoved: () => boolean
  /** Whether the page would load again. */
  readonly canReload: () => Promise<boolean>
  readonly reload: () => void
  readonly note: (problem: string) => void
  readonly onChange: (mode: VideoMode) => void
}) {
  const { store, isRoundRunning, hasJustMoved, canReload, reload, note } = options
  let recovery = store.recovery
  let workoutId: string | null | undefined
  let isReloadWanted = false

  const turns = startVideoTurns({ store, build: options.build, onChange: changed })
  const lastReloadAt = recovery.reloadedAt.at(-1)
  if (lastReloadAt !== undefined && Math.abs(Date.now() - lastReloadAt) < justReloadedMs)
    note(wallProblems.reloadedForVideos)

  function mode(): VideoMode {
    if (recovery.safe !== null) return 'stills'
    return turns.takesTurns() ? 'in-turn' : 'together'
  }

  function changed() {
    options.onChange(mode())
  }

  function set(next: VideoRecovery) {
    if (next === recovery) return
    store.recovery = recovery = next
    changed()
  }

  function expireSafeMode() {
    if (workoutId !== undefined) set(withoutExpiredSafeMode(recovery, Date.now(), workoutId))
  }
  const checking = setInterval(expireSafeMode, checkEveryMs)

  async function reloadIfServed() {
    if (!(await canReload()) || isRoundRunning() || hasJustMoved()) return
    set(withReload(recovery, Date.now()))
    reload()
  }

  function check() {
    if (!isReloadWanted || isRoundRunning()) return
    isReloadWanted = false
    if (!hasJustMoved()) void reloadIfServed()
  }

  return {
    mode,
    /** A video has been frozen for another minute, despite all attempts. */
    stuck() {
      if (hasJustMoved() || recovery.safe !== null) return
      if (mayReload(recovery, Date.now())) {
        isReloadWanted = true
        check()
      } else {
        isReloadWanted = false
        set({ ...recovery, safe: { since: Date.now(), workoutId: workoutId ?? null } })
      }
    },
    /** Takes the ID of the workout on the screen; null for none. */
    show(shownId: string | null) {
      if (shownId === workoutId) return
      workoutId = shownId
      expireSafeMode()
    },
    /** Call when a round may have ended; reloads wait for that. */
    check,
    /** The ongoing problem, if any. */
    problem() {
      if (recovery.safe !== null) return wallProblems.safeMode
      return turns.takesTurns() ? wallProblems.takesTurns : null
    },
    /** Starts over, because someone asked for a hard refresh. */
    forget() {
      set(noRecovery)
      store.decodingLimit = null
    },
    stop() {
      clearInterval(checking)
      turns.stop()
    },
  }
}
