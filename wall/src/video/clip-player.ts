import {
  describeClip,
  makeClip,
  playWithNativeLoop,
  removeClip,
  type ClipDescription,
  type ClipEvents,
  type ClipSource,
} from './clip.ts'
import { playSeamlessly } from './seamless-loop.ts'
import { advance, isBad, initialRecovery, type ClipCheck } from './frozen-clip.ts'
import { watchMovement } from './movement.ts'
import { describeFigure, placeByFigure } from './figure-frame.ts'
import { frameOf, posterAt } from './still.ts'

/** How often a clip is checked, in milliseconds. */
const lookEveryMs = 1_000
/** `MediaError.MEDIA_ERR_DECODE`. */
const decodeError = 3

/**
 * Why a clip isn't shown: it can't be played (`unplayable`), it froze, it was replaced with its still
 * picture (`set-aside`), for the third time (`bad`), or it has been frozen for another minute (`stuck`).
 */
export type ClipProblem = 'unplayable' | 'frozen' | 'set-aside' | 'bad' | 'stuck'

export type PlaybackOptions = {
  /** Uses a single element with its own loop, for simple boxes (specification 2.1). */
  readonly isAndroid: boolean
  /** There is no second decoder for the next clip. */
  readonly hasOneDecoder: boolean
}

/** Plays one clip after another without a dark frame in between. */
export type ClipPlayer = {
  /** Plays a clip; the previous one, or its still picture, stays until this one moves. */
  play(source: ClipSource, options: PlaybackOptions): void
  /** Shows a clip's still picture and frees the decoder. */
  rest(file: string): void
  /** Describes the clip that was played last. */
  describe(given: ClipDescription): void
  close(): void
}

type Playing = {
  readonly clip: HTMLVideoElement
  /** Restarts it on the same element. */
  again(): void
  stop(): void
}

/** Creates a player inside `box`. */
export function createClipPlayer(
  box: HTMLElement,
  onProblem: (problem: ClipProblem) => void,
): ClipPlayer {
  // Media events don't leave a shadow root. React listens to all of them at its root, and each clip
  // would wake it four times a second.
  const shadow = box.shadowRoot ?? box.attachShadow({ mode: 'open' })
  let wanted: { readonly source: ClipSource; readonly options: PlaybackOptions } | undefined
  let file: string | undefined
  let shown: Playing | undefined
  let next: Playing | undefined
  let still: HTMLElement | undefined
  let described: ClipDescription | undefined
  let recovery = initialRecovery
  let movement = watchMovement(2 * lookEveryMs)
  let hasLoaded = false

  function takeOver() {
    if (!next) return
    shown?.stop()
    shown = next
    next = undefined
  }

  function showStill(picture: HTMLElement | undefined) {
    still?.remove()
    still = picture
    if (picture) shadow.append(picture)
  }

  function begin() {
    if (!wanted) return
    const { source, options } = wanted
    next?.stop()
    const begun = startClip(source, options.isAndroid, {
      onUnplayable: () => {
        if (begun.clip.error?.code === decodeError) recover({ passedMs: 0, hasFailed: true })
        else onProblem('unplayable')
      },
      onLoaded: () => {
        hasLoaded = true
      },
    })
    next = begun
    if (described) describeClip(begun.clip, described)
    if (shown && options.hasOneDecoder) showStill(frameOf(shown.clip) ?? still)
    // Behind the current clip.
    shadow.prepend(begun.clip)
    if (shown === undefined || options.hasOneDecoder) takeOver()
    begun.clip.addEventListener('playing', () => {
      if (next === begun) takeOver()
      if (shown === begun) showStill(undefined)
    })
  }

  /** Shows the current frame, or the poster if there is none yet. */
  function rest() {
    const clip = (next ?? shown)?.clip
    const frame = clip && frameOf(clip)
    if (frame) showStill(frame)
    else if (clip || !(still instanceof HTMLCanvasElement)) showPoster()
    stop()
  }

  function showPoster() {
    showStill(described?.poster ? posterAt(described.poster, described.frame) : undefined)
  }

  function stop() {
    shown?.stop()
    next?.stop()
    shown = next = undefined
  }

  function recover(check: ClipCheck) {
    const { state: now, step } = advance(recovery, check)
    recovery = now
    switch (step) {
      case 'play-again':
        onProblem('frozen')
        ;(next ?? shown)?.again()
        break
      case 'new-element':
      case 'try-again':
        begin()
        break
      case 'set-aside':
        rest()
        onProblem(isBad(now) ? 'bad' : 'set-aside')
        break
      case 'stuck':
        onProblem('stuck')
        break
      case undefined:
    }
  }

  const watch = setInterval(() => {
    if (!wanted || document.visibilityState === 'hidden') return
    recover({ ...movement.check((next ?? shown)?.clip), hasLoaded })
    hasLoaded = false
  }, lookEveryMs)

  return {
    play(source, options) {
      wanted = { source, options }
      file = source.file
      recovery = initialRecovery
      movement = watchMovement(2 * lookEveryMs)
      begin()
    },
    rest(ofFile) {
      wanted = undefined
      if (ofFile === file) rest()
      else {
        showPoster()
        stop()
      }
      file = ofFile
    },
    describe(given) {
      described = given
      describeFigure(box, given.frame)
      const newest = next ?? shown
      if (newest) describeClip(newest.clip, given)
      else {
        if (still?.getAttribute('src') !== given.poster) rest()
        if (still) placeByFigure(still, given.frame)
      }
    },
    close() {
      clearInterval(watch)
      stop()
      showStill(undefined)
    },
  }
}

function startClip(source: ClipSource, isAndroid: boolean, events: ClipEvents): Playing {
  const clip = makeClip()
  const play = isAndroid ? playWithNativeLoop : playSeamlessly
  let stop = play(clip, source, events)
  return {
    clip,
    again() {
      if (!clip.paused || clip.readyState < clip.HAVE_FUTURE_DATA) {
        stop()
        clip.loop = false
        stop = play(clip, source, events)
      }
      // A failure is reported by the `error` event.
      clip.play().catch(() => undefined)
    },
    stop() {
      stop()
      removeClip(clip)
    },
  }
}
