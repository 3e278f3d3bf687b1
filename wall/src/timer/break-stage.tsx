import './break-stage.css'
import type { BreakExercise } from '@roundboard/contract'
import type { Language } from '@roundboard/domain'
import { useCallback, useState } from 'react'
import { fitText, useLayout } from '../text/fit-text.ts'
import { LoopVideo, type OnVideoProblem, type VideoProblem } from '../video/loop-video.tsx'

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
  const name = exercise.displayName
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
