import './break-stage.css'
import { languageFamily, type Language } from '@roundboard/domain'
import { useCallback, useState } from 'react'
import { fitText, useLayout } from '../text/fit-text.ts'
import { LoopVideo, type OnVideoProblem, type VideoProblem } from '../video/loop-video.tsx'

/** The active break's exercise, as the catalogue gives it. */
export type BreakExercise = {
  readonly name: string
  readonly videoLink: string | null
  readonly displayName: string
  readonly displayNameEs: string
}

/** An exercise's name in the screen's language: Spanish where there is one, else English. */
export function exerciseName(exercise: BreakExercise, language: Language): string {
  const spanish = languageFamily(language) === 'es' ? exercise.displayNameEs : ''
  return spanish === '' ? exercise.displayName : spanish
}

/** The exercise of the active break: its name and its video (specification 2.1 and 4.5). */
export function BreakStage(props: {
  readonly exercise: BreakExercise
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
  const link = exercise.videoLink
  const name = exerciseName(exercise, language)
  return (
    <section className="break-stage">
      <BreakName name={name} key={`${language} ${name}`} />
      {link !== null && link !== unplayable && (
        <div className="break-video">
          <LoopVideo
            key={link}
            videoLink={link}
            label={name}
            isAndroid={isAndroid}
            onProblem={onProblem}
          />
        </div>
      )}
    </section>
  )
}

function BreakName({ name }: { readonly name: string }) {
  const box = useLayout<HTMLHeadingElement>(
    useCallback((element) => void fitText(element, { max: 150, min: 56, step: 6 }), []),
  )
  return (
    <h2 ref={box} className="break-name">
      <bdi>{name}</bdi>
    </h2>
  )
}
