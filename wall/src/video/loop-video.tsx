import './loop-video.css'
import { useEffect, useRef } from 'react'
import { makeClip, playWithPoster, removeClip, restart, type ClipSource } from './clip.ts'
import { playEndlessly } from './endless-clip.ts'
import { watchFrozen } from './watch-frozen.ts'

/** Why a video does not show: it cannot be played, or its picture stands still. */
export type VideoProblem = { readonly kind: 'unplayable' | 'frozen'; readonly videoLink: string }

/** What the walls with videos say to the app around them. */
export type OnVideoProblem = (problem: VideoProblem) => void

/** A silent video that loops without a gap. */
export function LoopVideo(props: {
  readonly videoLink: string
  readonly label: string
  /** Poster image and the element's own loop, as simple boxes can (specification 2.1). */
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
    return show(box.current, { videoLink, label }, isAndroid, tell)
  }, [videoLink, label, isAndroid, onProblem])
  return <div ref={box} className="loop-video" data-video={videoLink} />
}

/** The video elements of the walls in `root`, which lie behind shadow roots. */
export function videosIn(root: ParentNode): HTMLVideoElement[] {
  return Array.from(root.querySelectorAll('[data-video]')).flatMap((box) =>
    Array.from(box.shadowRoot?.querySelectorAll('video') ?? []),
  )
}

type Tell = (kind: VideoProblem['kind']) => void

function show(box: HTMLElement, source: ClipSource, isAndroid: boolean, tell: Tell): () => void {
  const fail = () => {
    tell('unplayable')
  }
  const clip = makeClip(source, fail)
  const stopLoop = isAndroid
    ? playWithPoster(clip, source.videoLink)
    : playEndlessly(clip, source.videoLink, fail)
  // Media events end at a shadow root. React listens to them all at its own root, and each clip
  // would wake it four times a second.
  const shadow = box.shadowRoot ?? box.attachShadow({ mode: 'open' })
  shadow.append(clip)
  const stopWatch = watchFrozen(clip, () => {
    tell('frozen')
    restart(clip)
  })
  return () => {
    stopLoop()
    stopWatch()
    removeClip(clip, fail)
  }
}
