import { wallProblems } from '@roundboard/domain'
import type { VideoMode } from '@roundboard/wall/display'
import type { ScreenStore } from '../../shared/screen-store.ts'
import { type Restraint, unrestrained } from '../../shared/video-trouble.ts'
import { mayReload, withoutOldSafety, withReload } from './restraint.ts'
import { startVideoTurns } from './video-turns.ts'

/** A page that has loaded so recently tells why it was reloaded, in milliseconds. */
const justReloadedMs = 60_000
const lookEveryMs = 60_000

/** What goes beyond a clip that stands still: reloads, safe mode, and clips in turn. */
export function startWatchdog(options: {
  readonly store: Pick<ScreenStore, 'restraint' | 'cannotTogether'>
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
  let restraint = store.restraint
  let workoutId: string | null | undefined
  let isReloadWanted = false

  const turns = startVideoTurns({ store, build: options.build, onChange: changed })
  const lastReloadAt = restraint.reloadedAt.at(-1)
  if (lastReloadAt !== undefined && Math.abs(Date.now() - lastReloadAt) < justReloadedMs)
    note(wallProblems.reloadedForVideos)

  function mode(): VideoMode {
    if (restraint.safe !== null) return 'stills'
    return turns.takesTurns() ? 'in-turn' : 'together'
  }

  function changed() {
    options.onChange(mode())
  }

  function set(next: Restraint) {
    if (next === restraint) return
    store.restraint = restraint = next
    changed()
  }

  function lookAtSafety() {
    if (workoutId !== undefined) set(withoutOldSafety(restraint, Date.now(), workoutId))
  }
  const looking = setInterval(lookAtSafety, lookEveryMs)

  async function reloadIfServed() {
    if (!(await canReload()) || isRoundRunning() || hasJustMoved()) return
    set(withReload(restraint, Date.now()))
    reload()
  }

  function look() {
    if (!isReloadWanted || isRoundRunning()) return
    isReloadWanted = false
    if (!hasJustMoved()) void reloadIfServed()
  }

  return {
    mode,
    /** A video has not moved for another minute, whatever was done about it. */
    stuck() {
      if (hasJustMoved() || restraint.safe !== null) return
      if (mayReload(restraint, Date.now())) {
        isReloadWanted = true
        look()
      } else {
        isReloadWanted = false
        set({ ...restraint, safe: { since: Date.now(), workoutId: workoutId ?? null } })
      }
    },
    /** What is on the wall now; null: no workout. */
    show(shownId: string | null) {
      if (shownId === workoutId) return
      workoutId = shownId
      lookAtSafety()
    },
    /** A round may have ended: a reload waits for that. */
    look,
    /** What is so for as long as it is. */
    problem() {
      if (restraint.safe !== null) return wallProblems.safeMode
      return turns.takesTurns() ? wallProblems.takesTurns : null
    },
    /** Somebody asked for the page to be loaded anew. */
    forget() {
      set(unrestrained)
      store.cannotTogether = null
    },
    stop() {
      clearInterval(looking)
      turns.stop()
    },
  }
}
