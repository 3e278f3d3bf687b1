import './loop-video.css'
import { useEffect, useRef } from 'react'
import { figureFrameOf } from './figure-frame.ts'
import { useMediaFacts, type MediaFacts } from './media-facts.ts'
import { createClipPlayer, type ClipProblem, type ClipPlayer } from './clip-player.ts'
import { useVideoMode } from '../frame/wall-modes.ts'

/** Why a video of the wall isn't shown. */
export type VideoProblem = { readonly kind: ClipProblem; readonly videoLink: string }

/** Reports a video problem to the app around the wall. */
export type OnVideoProblem = (problem: VideoProblem) => void

/** A muted video that loops seamlessly and changes its file without a dark frame. */
export function LoopVideo(props: {
  readonly videoLink: string
  readonly label: string
  /** Uses a single element with its own loop, for simple boxes (specification 2.1). */
  readonly isAndroid: boolean
  /** Shows only the still picture, because it is another clip's turn. */
  readonly isResting?: boolean
  readonly onProblem?: OnVideoProblem | undefined
}) {
  const { videoLink, label, isAndroid, onProblem } = props
  const mode = useVideoMode()
  const hasOneDecoder = isAndroid || mode === 'in-turn'
  const facts = useMediaFacts(videoLink)
  const isResting = props.isResting === true || mode === 'stills' || facts?.isBroken === true
  const file = facts?.file ?? videoLink
  const copiesAs = copiesAsOf(facts)
  const bytes = facts?.bytes ?? null
  const durationMs = facts?.durationMs ?? null
  const poster = facts?.poster ?? null

  const box = useRef<HTMLDivElement>(null)
  const player = useRef<ClipPlayer>(undefined)
  const report = useRef<(kind: ClipProblem) => void>(undefined)
  useEffect(() => {
    report.current = (kind) => onProblem?.({ kind, videoLink })
  }, [onProblem, videoLink])
  useEffect(() => {
    if (!box.current) return
    const opened = createClipPlayer(box.current, (kind) => report.current?.(kind))
    player.current = opened
    return () => opened.close()
  }, [])
  // Not keyed by the link: the same file under another link keeps playing.
  useEffect(() => {
    if (isResting) player.current?.rest(file)
    else player.current?.play({ file, bytes, copiesAs, durationMs }, { isAndroid, hasOneDecoder })
  }, [file, bytes, copiesAs, durationMs, isAndroid, hasOneDecoder, isResting])
  useEffect(() => {
    player.current?.describe({ label, poster, frame: figureFrameOf(facts) })
  })
  return <div ref={box} className="loop-video" data-video={videoLink} />
}

function copiesAsOf(facts: MediaFacts | undefined): string | undefined {
  if (facts?.type !== 'video/mp4' || facts.codec === null || facts.durationMs === null)
    return undefined
  return `${facts.type}; codecs="${facts.codec}"`
}

/** All video elements of the walls in `root`, which are inside shadow roots. */
export function videosIn(root: ParentNode): HTMLVideoElement[] {
  return Array.from(root.querySelectorAll('[data-video]')).flatMap((box) =>
    Array.from(box.shadowRoot?.querySelectorAll('video') ?? []),
  )
}
