import './break-stage.css'
import type { BreakExercise } from '@roundboard/contract'
import type { Language } from '@roundboard/domain'
import { useCallback, useState } from 'react'
import { fitSizes, fitText, useLayout } from '../text/fit-text.ts'
import { useTurnsPages, useVideoMode } from '../frame/wall-modes.ts'
import { fitOrScroll } from '../text/run-lines.ts'
import { wallMessages } from '../text/messages/wall.ts'
import { LoopVideo, type OnVideoProblem, type VideoProblem } from '../video/loop-video.tsx'
import { useMediaFacts } from '../video/media-facts.ts'
import { SubstituteLabel } from '../workout/substitute-label.tsx'

/** The active break's exercise: its name and video (specification 2.1 and 4.5). */
export function BreakStage(props: {
  /** Undefined if the location's playlist is empty. */
  readonly exercise: BreakExercise | undefined
  readonly language: Language
  readonly isAndroid: boolean
  readonly onVideoProblem?: OnVideoProblem | undefined
}) {
  const { exercise, language, isAndroid, onVideoProblem } = props
  const [unplayable, setUnplayable] = useState<string>()
  const onProblem = useCallback(
    (problem: VideoProblem) => {
      if (problem.kind === 'unplayable') setUnplayable(problem.videoLink)
      onVideoProblem?.(problem)
    },
    [onVideoProblem],
  )
  const link = exercise?.videoLink ?? null
  const { isBroken, poster } = useMediaFacts(link ?? '') ?? {}
  const isStill = useVideoMode() === 'stills' || isBroken
  const isWithoutStill = isStill && !poster
  if (!exercise || link === null || link === unplayable || isWithoutStill)
    return <BreakPoster exercise={exercise} language={language} />
  const name = exercise.displayName
  return (
    <section className="break-stage">
      <BreakName name={name} key={`${language} ${name}`} />
      <div className="break-video">
        <SubstituteLabel text={exercise.insteadOf} />
        <LoopVideo videoLink={link} label={name} isAndroid={isAndroid} onProblem={onProblem} />
      </div>
    </section>
  )
}

/** Without a playable video: the exercise's name as large as possible, or what to do without an exercise. */
function BreakPoster(props: {
  readonly exercise: BreakExercise | undefined
  readonly language: Language
}) {
  const { exercise, language } = props
  const { keepMoving } = wallMessages(language)
  const name = exercise?.displayName ?? keepMoving
  const box = useLayout<HTMLHeadingElement>(
    useCallback((element) => void fitText(element, { max: 480, min: 72, step: 8 }), []),
  )
  return (
    <section className="break-stage break-poster">
      <SubstituteLabel text={exercise?.insteadOf} />
      <h2 ref={box} className="break-poster-name" key={`${language} ${name}`}>
        <bdi>{name}</bdi>
      </h2>
      {exercise && <p className="break-poster-line">{keepMoving}</p>}
    </section>
  )
}

function BreakName({ name }: { readonly name: string }) {
  const turnsPages = useTurnsPages()
  const box = useLayout<HTMLHeadingElement>(
    useCallback(
      (element) => {
        // A long name takes room from the figure before it shrinks.
        delete element.dataset['length']
        if (fitText(element, fitSizes(element))) return undefined
        element.dataset['length'] = 'long'
        return fitOrScroll(element, fitSizes(element), turnsPages)
      },
      [turnsPages],
    ),
  )
  return (
    <h2 ref={box} className="break-name">
      <bdi>{name}</bdi>
    </h2>
  )
}
