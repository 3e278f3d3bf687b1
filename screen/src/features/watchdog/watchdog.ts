import { wallProblems } from '@roundboard/domain'
import type { VideoMode } from '@roundboard/wall/display'
import type { ScreenStore } from '../../shared/screen-store.ts'
import { type VideoRecovery, noRecovery } from '../../shared/video-recovery.ts'
import { mayReload, withoutExpiredSafeMode, withReload } from './recovery-limits.ts'
import { startVideoTurns } from './video-turns.ts'

/** A page that has loaded so recently tells why it was reloaded, in milliseconds. */
const justReloadedMs = 60_000
const checkEveryMs = 60_000

/** What goes beyond a clip that stands still: reloads, safe mode, and clips in turn. */
export function startWatchdog(options: {
  readonly store: Pick<ScreenStore, 'recovery' | 'decodingLimit'>
  readonly build: string | null
  readonly isRoundRunning: () => boolean
  /** Any video of the wall showed a frame a moment ago. */
  readonly hasJustMoved: () => boolean
  /** Whether the page would be there after a reload. */
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
    /** A video has not moved for another minute, whatever was done about it. */
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
    /** What is on the wall now; null: no workout. */
    show(shownId: string | null) {
      if (shownId === workoutId) return
      workoutId = shownId
      expireSafeMode()
    },
    /** A round may have ended: a reload waits for that. */
    check,
    /** What is so for as long as it is. */
    problem() {
      if (recovery.safe !== null) return wallProblems.safeMode
      return turns.takesTurns() ? wallProblems.takesTurns : null
    },
    /** Somebody asked for the page to be loaded anew. */
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
