import type { Finding } from './self-test.ts'

/** Clips that show a smaller share of their frames are choppy, when played together or alone. */
const roughTogether = 0.75
const roughAlone = 0.9
/** A check that runs this late means that the page is busy. */
const lateMs = 1_000

type Seen = { readonly total: number; readonly dropped: number; readonly timeS: number }

/**
 * Checks whether clips play smoothly, together or alone; call `check` every `everyMs`. Undefined if the
 * browser doesn't count frames.
 */
export function watchDecoding(everyMs: number) {
  const clock = document.createElement('video')
  if (typeof clock.getVideoPlaybackQuality !== 'function') return undefined
  let checkedAt = timeOf(clock)
  let before = new Map<HTMLVideoElement, Seen>()
  return {
    /** Judges the clips of a screen since the previous check. */
    check(root: ParentNode) {
      const at = timeOf(clock)
      const passedMs = at - checkedAt
      checkedAt = at
      const boxes = Array.from(root.querySelectorAll('[data-video]'))
      const playing = boxes.filter((box) => box.closest('[data-turn=resting]') === null)
      const now = new Map<HTMLVideoElement, Seen>()
      const shares = playing.map((box) => {
        const clips = Array.from(box.shadowRoot?.querySelectorAll('video') ?? [])
        for (const clip of clips) now.set(clip, seenOf(clip))
        // A clip that was set aside shows no frames; one that has just started isn't judged.
        if (clips.length === 0) return 0
        return Math.max(...clips.map((clip) => shareOf(before.get(clip), now.get(clip), passedMs)))
      })
      before = now
      return { passedMs, finding: findingOf(boxes.length, shares, passedMs, everyMs) }
    },
  }
}

function findingOf(
  count: number,
  shares: readonly number[],
  passedMs: number,
  everyMs: number,
): Finding {
  if (passedMs > everyMs + lateMs) return 'busy'
  // Checks that come too early are driven by a clock other than the browser's.
  const isTimed = passedMs > everyMs - lateMs
  if (count < 2 || !isTimed || shares.some(Number.isNaN)) return 'nothing'
  const isRough = Math.min(...shares) < (shares.length > 1 ? roughTogether : roughAlone)
  return isRough ? 'rough' : 'smooth'
}

/** The share of its frames that a clip has shown; NaN if it isn't known yet. */
function shareOf(before: Seen | undefined, now: Seen | undefined, passedMs: number): number {
  if (!before || !now) return NaN
  const playedMs = (now.timeS - before.timeS) * 1_000
  // Its native loop has restarted.
  const ran = playedMs < 0 ? 1 : Math.min(1, playedMs / passedMs)
  const frames = now.total - before.total
  if (frames < 0) return NaN
  // A clip without frames whose time advances is a still picture.
  if (frames === 0) return ran
  return ran * (1 - (now.dropped - before.dropped) / frames)
}

function seenOf(clip: HTMLVideoElement): Seen {
  const { totalVideoFrames: total, droppedVideoFrames: dropped } = clip.getVideoPlaybackQuality()
  return { total, dropped, timeS: clip.currentTime }
}

const timeOf = (clock: HTMLVideoElement) => clock.getVideoPlaybackQuality().creationTime
