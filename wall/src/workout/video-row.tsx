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

  const links = routines.map((routine) => videoLinkFor(routine, lrVideo))
  const shown = links.filter((link) => !unplayable.includes(link))
  return (
    <div className="video-row" data-count={shown.length}>
      {routines.map((routine, place) => {
        const link = links[place] ?? ''
        if (unplayable.includes(link)) return null
        // By its place: another video there takes over from the one before.
        return (
          <figure className="video-panel" key={place}>
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
