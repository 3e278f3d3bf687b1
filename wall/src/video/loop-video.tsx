import './loop-video.css'
import { useEffect, useRef } from 'react'
import {
  makeClip,
  makeLoopingClip,
  removeClip,
  restart,
  startPlaying,
  type ClipSource,
} from './clip.ts'
import { playSeamlessly } from './seamless-loop.ts'
import { watchFrozen } from './watch-frozen.ts'

/** Why a video does not show: it cannot be played, or its picture stands still. */
export type VideoProblem = { readonly kind: 'unplayable' | 'frozen'; readonly videoLink: string }

/** What the walls with videos say to the app around them. */
export type OnVideoProblem = (problem: VideoProblem) => void

/** A silent video that loops without a gap. */
export function LoopVideo(props: {
  readonly videoLink: string
  readonly label: string
  /** Poster image and one decoder, for boxes that have no second one (specification 2.1). */
  readonly isAndroid: boolean
  readonly onProblem?: OnVideoProblem | undefined
}) {
  const { videoLink, label, isAndroid, onProblem } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    const tell = (kind: VideoProblem['kind']) => {
      onProblem?.({ kind, videoLink })
    }
    const show = isAndroid || !canHandOver() ? showOne : showTwins
    return show(box.current, { videoLink, label }, tell)
  }, [videoLink, label, isAndroid, onProblem])
  return <div ref={box} className="loop-video" />
}

type Tell = (kind: VideoProblem['kind']) => void

const canHandOver = () => 'requestVideoFrameCallback' in HTMLVideoElement.prototype

function showOne(box: HTMLElement, source: ClipSource, tell: Tell): () => void {
  const fail = () => {
    tell('unplayable')
  }
  const clip = makeLoopingClip(source, fail)
  box.append(clip)
  void startPlaying(clip)
  const stopWatch = watchFrozen([clip], () => {
    tell('frozen')
    restart(clip)
  })
  return () => {
    stopWatch()
    removeClip(clip, fail)
  }
}

function showTwins(box: HTMLElement, source: ClipSource, tell: Tell): () => void {
  const fail = () => {
    tell('unplayable')
  }
  const twins = [makeClip(source, fail), makeClip(source, fail)] as const
  twins[1].setAttribute('aria-hidden', 'true')
  box.append(...twins)
  let playing = twins[0]
  const stopLoop = playSeamlessly(twins, (active) => {
    playing = twins[active]
    for (const [index, twin] of twins.entries()) twin.dataset['active'] = String(index === active)
  })
  const stopWatch = watchFrozen(twins, () => {
    tell('frozen')
    restart(playing)
  })
  return () => {
    stopLoop()
    stopWatch()
    for (const twin of twins) removeClip(twin, fail)
  }
}
