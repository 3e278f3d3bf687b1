import './flexibility-wall.css'
import type { Language } from '@roundboard/domain'
import { useCallback, useEffect, useState } from 'react'
import { WallFrame } from '../frame/wall-frame.tsx'
import { LoopVideo, type OnVideoProblem, type VideoProblem } from '../video/loop-video.tsx'
import { nothingKnown, WallMedia, type MediaFacts } from '../video/media-facts.ts'
import { RoundBanner, type WallRound } from '../workout/round-banner.tsx'

const tryAgainMs = 30_000

/** The flexibility video under its round's picture and name (specification 2.2). */
export function FlexibilityWall(props: {
  readonly videoLink: string
  readonly round: WallRound
  readonly language: Language
  readonly isAndroid: boolean
  /** What is known of the video; another one loops by itself. */
  readonly media?: readonly MediaFacts[] | undefined
  readonly onVideoProblem?: OnVideoProblem | undefined
  readonly onImageProblem?: ((imageUrl: string) => void) | undefined
}) {
  const { videoLink, round, language, isAndroid, onVideoProblem } = props
  const [unplayable, setUnplayable] = useState<string>()
  const onProblem = useCallback(
    (problem: VideoProblem) => {
      if (problem.kind === 'unplayable') setUnplayable(problem.videoLink)
      onVideoProblem?.(problem)
    },
    [onVideoProblem],
  )
  useEffect(() => {
    if (unplayable === undefined) return
    const again = setTimeout(() => {
      setUnplayable(undefined)
    }, tryAgainMs)
    return () => {
      clearTimeout(again)
    }
  }, [unplayable])
  return (
    <WallFrame language={language} name="flexibility" text={round.name}>
      <WallMedia value={props.media ?? nothingKnown}>
        <div className="flexibility-wall">
          <RoundBanner round={round} language={language} onImageProblem={props.onImageProblem} />
          <div className="flexibility-video">
            {videoLink !== unplayable && (
              <LoopVideo
                videoLink={videoLink}
                label={round.name}
                isAndroid={isAndroid}
                onProblem={onProblem}
              />
            )}
          </div>
        </div>
      </WallMedia>
    </WallFrame>
  )
}
