import './video-row.css'
import { videoLinkFor } from '@roundboard/domain'
import { memo, use, useCallback, useEffect, useState } from 'react'
import { useLayout } from '../text/fit-text.ts'
import { figureFrameOf } from '../video/figure-frame.ts'
import { LoopVideo, type OnVideoProblem, type VideoProblem } from '../video/loop-video.tsx'
import { WallMedia } from '../video/media-facts.ts'
import type { PageTurns } from './page-turns.ts'
import { lightInTurn, shareRow, type ClipOfRow } from './share-row.ts'
import { useTurns } from '../video/turns.ts'
import { useVideoManner } from '../video/video-manner.ts'

/** What a wall shows of a routine. */
export type WallRoutine = {
  readonly step: number
  readonly text: string
  readonly videoLink: string
  readonly lrVideoLink?: string | null
  /** The sign of an exercise that stands in, in the language of the wall. */
  readonly insteadOf?: string | undefined
}

/** How long a video that could not be played is left out before it is tried again, in milliseconds. */
const tryAgainMs = 30_000

/** The routines' videos in a row, by step; what cannot be played is left out and reported. */
export const VideoRow = memo(function VideoRow(props: {
  readonly routines: readonly WallRoutine[]
  readonly lrVideo: boolean
  readonly isAndroid: boolean
  /** Of the steps' pages, where they turn: the clip of the one that is shown is lit. */
  readonly turns?: PageTurns | undefined
  readonly onVideoProblem?: OnVideoProblem | undefined
}) {
  const { routines, lrVideo, isAndroid, turns, onVideoProblem } = props
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
  const manner = useVideoManner()
  const known = use(WallMedia)
  const factsOf = (link: string) => known.find(({ url }) => url === link)
  const isLeftOut = (link: string) => {
    const { isBroken, poster } = factsOf(link) ?? {}
    return unplayable.includes(link) || ((manner === 'stills' || isBroken) && !poster)
  }
  const places = routines.map((_, place) => place)
  const shown = places.filter((place) => !isLeftOut(links[place] ?? ''))
  const turn = useTurns(
    shown.map((place) => factsOf(links[place] ?? '')?.durationMs ?? null),
    manner === 'in-turn',
  )
  const clips = shown.map((place): ClipOfRow => {
    const facts = factsOf(links[place] ?? '')
    const step = routines[place]?.step ?? 0
    const freeCorner = facts?.figure?.freeCorner ?? null
    return { place, step, frame: figureFrameOf(facts), freeCorner }
  })
  const shares = JSON.stringify(clips)
  const row = useLayout<HTMLDivElement>(
    useCallback(
      (element) => {
        const inRow = JSON.parse(shares) as ClipOfRow[]
        shareRow(element, inRow)
        return turns && lightInTurn(element, inRow, turns)
      },
      [shares, turns],
    ),
  )
  return (
    <div className="video-row" ref={row} data-count={shown.length}>
      {routines.map((routine, place) => {
        const link = links[place] ?? ''
        if (isLeftOut(link)) return null
        const isResting = turn !== null && shown[turn] !== place
        // By its place: another video there takes over from the one before.
        return (
          <figure
            className="video-panel"
            key={place}
            data-instead={routine.insteadOf}
            data-turn={turn === null ? undefined : isResting ? 'resting' : 'playing'}
          >
            <LoopVideo
              videoLink={link}
              label={`${String(routine.step)}. ${routine.text}`}
              isAndroid={isAndroid}
              isResting={isResting}
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
