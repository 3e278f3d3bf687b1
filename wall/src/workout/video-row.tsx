import './video-row.css'
import { videoLinkFor } from '@roundboard/domain'
import { memo, useCallback, useEffect, useState } from 'react'
import { LoopVideo, type OnVideoProblem, type VideoProblem } from '../video/loop-video.tsx'

/** What a wall shows of a routine. */
export type WallRoutine = {
  readonly step: number
  readonly text: string
  readonly videoLink: string
  readonly lrVideoLink?: string | null
}

/** How long a video that could not be played is left out before it is tried again, in milliseconds. */
const tryAgainMs = 30_000

/** The routines' videos in a row, by step; what cannot be played is left out and reported. */
export const VideoRow = memo(function VideoRow(props: {
  readonly routines: readonly WallRoutine[]
  readonly lrVideo: boolean
  readonly isAndroid: boolean
  readonly onVideoProblem?: OnVideoProblem | undefined
}) {
  const { routines, lrVideo, isAndroid, onVideoProblem } = props
  const [unplayable, setUnplayable] = useState<readonly string[]>([])

  const onProblem = useCallback(
    (problem: VideoProblem) => {
      if (problem.kind === 'unplayable')
        setUnplayable((links) => [...new Set([...links, problem.videoLink])])
      onVideoProblem?.(problem)
    },
    [onVideoProblem],
  )
  useEffect(() => {
    if (unplayable.length === 0) return
    const again = setTimeout(() => {
      setUnplayable([])
    }, tryAgainMs)
    return () => {
      clearTimeout(again)
    }
  }, [unplayable])

  const shown = routines.filter((routine) => !unplayable.includes(videoLinkFor(routine, lrVideo)))
  return (
    <div className="video-row" data-count={shown.length}>
      {shown.map((routine) => {
        const link = videoLinkFor(routine, lrVideo)
        return (
          <figure className="video-panel" key={`${String(routine.step)} ${link}`}>
            <LoopVideo
              videoLink={link}
              label={`${String(routine.step)}. ${routine.text}`}
              isAndroid={isAndroid}
              onProblem={onProblem}
            />
            {routines.length > 1 && (
              <figcaption className="video-step">
                <bdi dir="ltr">{routine.step}</bdi>
              </figcaption>
            )}
          </figure>
        )
      })}
    </div>
  )
})
