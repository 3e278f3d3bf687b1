import './loop-video.css'
import { useEffect, useRef, type ReactNode } from 'react'
import { posterOf } from './poster.ts'
import { playSeamlessly, startPlaying } from './seamless-loop.ts'
import { watchFrozen } from './watch-frozen.ts'

/** Why a video does not show: it cannot be played, or its picture stands still. */
export type VideoProblem = { readonly kind: 'unplayable' | 'frozen'; readonly videoLink: string }

/** What the walls with videos say to the app around them. */
export type OnVideoProblem = (problem: VideoProblem) => void

type LoopVideoProps = {
  readonly videoLink: string
  readonly label: string
  /** Poster image and one decoder, for boxes that have no second one (specification 2.1). */
  readonly isAndroid: boolean
  readonly onProblem?: OnVideoProblem | undefined
}

/** A silent video that loops without a gap; give it a `key` of its link. */
export function LoopVideo(props: LoopVideoProps): ReactNode {
  const canHandOver = 'requestVideoFrameCallback' in HTMLVideoElement.prototype
  return props.isAndroid || !canHandOver ? <SingleVideo {...props} /> : <TwinVideo {...props} />
}

function SingleVideo({ videoLink, label, onProblem }: LoopVideoProps) {
  const clip = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = clip.current
    if (!video) return
    void startPlaying(video)
    return watchFrozen([video], () => {
      onProblem?.({ kind: 'frozen', videoLink })
      restart(video)
    })
  }, [videoLink, onProblem])
  return (
    <div className="loop-video">
      <video
        ref={clip}
        src={videoLink}
        poster={posterOf(videoLink)}
        aria-label={label}
        autoPlay
        loop
        muted
        playsInline
        disablePictureInPicture
        onError={() => onProblem?.({ kind: 'unplayable', videoLink })}
      />
    </div>
  )
}

function TwinVideo({ videoLink, label, onProblem }: LoopVideoProps) {
  const first = useRef<HTMLVideoElement>(null)
  const second = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!first.current || !second.current) return
    const twins = [first.current, second.current] as const
    const stopLoop = playSeamlessly(twins, (active) => {
      for (const [index, twin] of twins.entries()) twin.dataset['active'] = String(index === active)
    })
    const stopWatch = watchFrozen(twins, () => {
      onProblem?.({ kind: 'frozen', videoLink })
      for (const twin of twins) if (twin.dataset['active'] === 'true') restart(twin)
    })
    return () => {
      stopLoop()
      stopWatch()
    }
  }, [videoLink, onProblem])
  const fail = () => onProblem?.({ kind: 'unplayable', videoLink })
  const shared = { src: videoLink, preload: 'auto', muted: true, playsInline: true } as const
  return (
    <div className="loop-video">
      <video ref={first} {...shared} aria-label={label} disablePictureInPicture onError={fail} />
      <video ref={second} {...shared} aria-hidden disablePictureInPicture onError={fail} />
    </div>
  )
}

function restart(clip: HTMLVideoElement) {
  if (!clip.paused) clip.load()
  void startPlaying(clip)
}
