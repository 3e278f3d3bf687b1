import './flexibility-wall.css'
import type { Language } from '@roundboard/domain'
import { useCallback, useEffect, useState } from 'react'
import { useOrbit } from '../frame/use-orbit.ts'
import { AnnouncementSlot, WallFrame } from '../frame/wall-frame.tsx'
import { WallLogo } from '../frame/wall-branding.tsx'
import { useLayout } from '../text/fit-text.ts'
import { useTurnsPages } from '../frame/wall-modes.ts'
import { fitOrScroll } from '../text/run-lines.ts'
import { LoopVideo, type OnVideoProblem, type VideoProblem } from '../video/loop-video.tsx'
import { nothingKnown, WallMedia, type MediaFacts } from '../video/media-facts.ts'
import { SubstituteLabel } from '../workout/substitute-label.tsx'
import type { WallRound } from '../workout/round-banner.tsx'

const tryAgainMs = 30_000

/** The flexibility video across the whole wall, with the round's name over it (specification 2.2). */
export function FlexibilityWall(props: {
  readonly videoLink: string
  /** What the clip replaces, in the wall's language. */
  readonly insteadOf?: string | undefined
  readonly round: WallRound
  readonly language: Language
  readonly isAndroid: boolean
  /** Facts about the video; without any it uses the browser's own loop. */
  readonly media?: readonly MediaFacts[] | undefined
  readonly onVideoProblem?: OnVideoProblem | undefined
}) {
  const { videoLink, round, language, isAndroid, onVideoProblem, media = nothingKnown } = props
  const orbit = useOrbit<HTMLElement>()
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
    const again = setTimeout(() => setUnplayable(undefined), tryAgainMs)
    return () => clearTimeout(again)
  }, [unplayable])
  return (
    <WallFrame language={language} name="flexibility" text={round.name}>
      <WallMedia value={media}>
        <div className="flexibility-wall" data-clip={isWide(media, videoLink) ? 'wide' : 'high'}>
          <AnnouncementSlot />
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
          <header className="flexibility-header" ref={orbit}>
            <WallLogo />
            <FlexibilityName name={round.name} key={`${language} ${round.name}`} />
            <SubstituteLabel text={props.insteadOf} />
          </header>
        </div>
      </WallMedia>
    </WallFrame>
  )
}

function FlexibilityName({ name }: { readonly name: string }) {
  const turnsPages = useTurnsPages()
  const box = useLayout<HTMLHeadingElement>(
    useCallback(
      (element) => fitOrScroll(element, { max: 300, min: 92, step: 8 }, turnsPages),
      [turnsPages],
    ),
  )
  return (
    <h1 ref={box} className="flexibility-name">
      <bdi>{name}</bdi>
    </h1>
  )
}

/** Whether the clip is wide enough to fill a landscape wall. */
function isWide(media: readonly MediaFacts[], link: string): boolean {
  const { width, height } = media.find(({ url }) => url === link) ?? {}
  return width != null && height != null && width > 1.2 * height
}
