import './video-row.css'
import { type Language, videoLinkFor } from '@roundboard/domain'
import { memo, use, useCallback, useEffect, useState } from 'react'
import { fitText, useLayout } from '../text/fit-text.ts'
import { useTurnsPages, useVideoMode } from '../frame/wall-modes.ts'
import { figureFrameOf } from '../video/figure-frame.ts'
import { LoopVideo, type OnVideoProblem, type VideoProblem } from '../video/loop-video.tsx'
import { WallMedia } from '../video/media-facts.ts'
import type { PageTurns } from './page-turns.ts'
import { highlightInTurn, layOutRow, type ClipOfRow } from './row-layout.ts'
import { useTurns } from '../video/turns.ts'

/** A routine as a wall shows it. */
export type WallRoutine = {
  readonly step: number
  readonly text: string
  /** A few words below the figure. */
  readonly cue?: string | null | undefined
  readonly videoLink: string
  readonly lrVideoLink?: string | null
  /** What the exercise replaces, in the wall's language. */
  readonly insteadOf?: string | undefined
}

const tryAgainMs = 30_000

/**
 * The routines' videos in a row, by step. A step whose video can't be played keeps its panel with the still
 * picture or its name, and is reported. If there is no picture at all, the row leaves its space to the text.
 */
export const VideoRow = memo(function VideoRow(props: {
  readonly routines: readonly WallRoutine[]
  readonly lrVideo: boolean
  readonly language: Language
  readonly isAndroid: boolean
  /** The pages of the steps, if they turn: the clip of the current one is highlighted. */
  readonly turns?: PageTurns | undefined
  /** The step whose share of the round is running. */
  readonly stepNow?: number | undefined
  readonly onVideoProblem?: OnVideoProblem | undefined
}) {
  const { routines, lrVideo, language, isAndroid, turns, stepNow, onVideoProblem } = props
  const turnsPages = useTurnsPages()
  const hasCues = routines.some(({ cue }) => cue)
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
    const again = setTimeout(() => setUnplayable([]), tryAgainMs)
    return () => clearTimeout(again)
  }, [unplayable])

  const mode = useVideoMode()
  const known = use(WallMedia)
  const panels = routines.map((routine) => {
    const link = videoLinkFor(routine, lrVideo)
    const facts = known.find(({ url }) => url === link)
    const isStill = unplayable.includes(link) || mode === 'stills' || facts?.isBroken === true
    const poster = facts?.poster ?? null
    const hasPicture = !isStill || (poster !== null && !unplayable.includes(poster))
    return { routine, link, facts, isStill, poster, hasPicture }
  })
  const moving = panels.filter(({ hasPicture }) => hasPicture)
  const turn = useTurns(
    moving.map(({ facts }) => facts?.durationMs ?? null),
    mode === 'in-turn',
  )
  const shares = JSON.stringify({
    // Another text or script needs a new layout.
    cues: hasCues && [language, routines.map(({ cue }) => cue)],
    clips: panels.map(({ routine, facts, hasPicture }): ClipOfRow => {
      const frame = hasPicture ? figureFrameOf(facts) : null
      return { step: routine.step, frame, freeCorner: facts?.figure?.freeCorner ?? null }
    }),
  })
  const row = useLayout<HTMLDivElement>(
    useCallback(
      (element) => {
        const { clips } = JSON.parse(shares) as { clips: ClipOfRow[] }
        const stops = [
          layOutRow(element, clips, turnsPages),
          turns && highlightInTurn(element, clips, turns),
        ]
        return () => {
          for (const stop of stops) stop?.()
        }
      },
      [shares, turns, turnsPages],
    ),
  )
  return (
    <div
      className="video-row"
      ref={row}
      data-count={moving.length && panels.length}
      data-cues={hasCues}
    >
      {moving.length > 0 &&
        panels.map((panel, place) => {
          const { routine, link, isStill, poster, hasPicture } = panel
          const isResting = turn !== null && moving[turn] !== panel
          // Keyed by place, so that the next video takes over from the previous one.
          return (
            <figure
              className="video-panel"
              key={place}
              data-instead={routine.insteadOf}
              data-now={stepNow && routine.step === stepNow}
              data-turn={turn === null ? undefined : isResting ? 'resting' : 'playing'}
            >
              {hasPicture ? (
                <LoopVideo
                  videoLink={link}
                  label={`${String(routine.step)}. ${routine.text}`}
                  isAndroid={isAndroid}
                  isResting={isResting || isStill}
                  onProblem={onProblem}
                />
              ) : (
                <ClipName key={routine.text} text={routine.text} />
              )}
              {hasCues && (
                <p className="video-cue" dir="auto">
                  <bdi>{routine.cue}</bdi>
                </p>
              )}
              {isStill && poster !== null && hasPicture && (
                // Detects whether the still picture loads.
                <img
                  hidden
                  src={poster}
                  alt=""
                  onError={() => setUnplayable((links) => [...links, poster])}
                />
              )}
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

/** Replaces a clip with the start of the step's text, which is the name of the exercise. */
function ClipName({ text }: { readonly text: string }) {
  const box = useLayout<HTMLParagraphElement>(
    useCallback((element) => void fitText(element, { max: 92, min: 48, step: 4 }), []),
  )
  return (
    <p ref={box} className="video-name" dir="auto">
      {/^[^.,:;!?\n。、،]{1,60}/u.exec(text)?.[0]}
    </p>
  )
}
