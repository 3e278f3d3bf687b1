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

/** How often a clip is looked at, in milliseconds. */
const lookEveryMs = 1_000
/** What a media element's error says of bytes that came and cannot be decoded. */
const decodeError = 3

/**
 * Why a clip does not show: it cannot be played; it stands still, its still picture was put in its
 * place, for the third time, or it has been standing for another minute.
 */
export type ClipProblem = 'unplayable' | 'frozen' | 'set-aside' | 'bad' | 'stuck'

/** How a stage has its clips play. */
export type PlaybackOptions = {
  /** One element alone with the element's own loop, as simple boxes can (specification 2.1). */
  readonly isAndroid: boolean
  /** There is no second decoder for the clip that takes over. */
  readonly hasOneDecoder: boolean
}

/** Where one clip plays after the other without a dark moment between them. */
export type ClipPlayer = {
  /** Plays a clip; the one before stays until this one moves, or its still picture does. */
  play(source: ClipSource, options: PlaybackOptions): void
  /** Shows a still picture of a clip and gives the decoder back. */
  rest(file: string): void
  /** Says what the clip is that was played last. */
  describe(given: ClipDescription): void
  close(): void
}

type Playing = {
  readonly clip: HTMLVideoElement
  /** Has it play as at its beginning, on the same element. */
  again(): void
  stop(): void
}

/** A stage within `box`; `onProblem` hears why its clip does not show. */
export function createClipPlayer(
  box: HTMLElement,
  onProblem: (problem: ClipProblem) => void,
): ClipPlayer {
  // Media events end at a shadow root. React listens to them all at its own root, and each clip
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
    // Behind the one that is shown.
    shadow.prepend(begun.clip)
    if (shown === undefined || options.hasOneDecoder) takeOver()
    begun.clip.addEventListener('playing', () => {
      if (next === begun) takeOver()
      if (shown === begun) showStill(undefined)
    })
  }

  /** The frame that the clip stands at; of one that has shown none yet its poster. */
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
    const { recovery: now, step } = advance(recovery, check)
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
      // That it cannot comes as an `error` event.
      clip.play().catch(() => undefined)
    },
    stop() {
      stop()
      removeClip(clip)
    },
  }
}
