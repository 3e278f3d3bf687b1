import { describeClip, makeClip, playAlone, removeClip, restart, type ClipSource } from './clip.ts'
import { playEndlessly } from './endless-clip.ts'
import { watchFrozen } from './watch-frozen.ts'

/** Where one clip plays after the other without a dark moment between them. */
export type Stage = {
  /** Plays a clip; the one before stays until this one moves, or goes at once on a simple box. */
  play(source: ClipSource, isAndroid: boolean): void
  /** Says what the clip is that was played last. */
  describe(given: { readonly label: string; readonly poster: string | null }): void
  close(): void
}

type Playing = { readonly clip: HTMLVideoElement; readonly stop: () => void }

/** A stage within `box`; `tell` hears why its clip does not show. */
export function openStage(box: HTMLElement, tell: (kind: 'unplayable' | 'frozen') => void): Stage {
  // Media events end at a shadow root. React listens to them all at its own root, and each clip
  // would wake it four times a second.
  const shadow = box.shadowRoot ?? box.attachShadow({ mode: 'open' })
  let shown: Playing | undefined
  let next: Playing | undefined

  function takeOver() {
    if (!next) return
    shown?.stop()
    shown = next
    next = undefined
  }

  return {
    play(source, isAndroid) {
      next?.stop()
      next = begin(source, isAndroid, tell)
      // Behind the one that is shown.
      shadow.prepend(next.clip)
      // A simple box has one decoder.
      if (shown === undefined || isAndroid) takeOver()
      else {
        const { clip } = next
        clip.addEventListener('playing', () => {
          if (next?.clip === clip) takeOver()
        })
      }
    },
    describe(given) {
      const newest = next ?? shown
      if (newest) describeClip(newest.clip, given)
    },
    close() {
      shown?.stop()
      next?.stop()
      shown = next = undefined
    },
  }
}

function begin(
  source: ClipSource,
  isAndroid: boolean,
  tell: (kind: 'unplayable' | 'frozen') => void,
): Playing {
  const fail = () => {
    tell('unplayable')
  }
  const clip = makeClip()
  const stopLoop = (isAndroid ? playAlone : playEndlessly)(clip, source, fail)
  const stopWatch = watchFrozen(clip, () => {
    tell('frozen')
    restart(clip)
  })
  return {
    clip,
    stop: () => {
      stopLoop()
      stopWatch()
      removeClip(clip)
    },
  }
}
