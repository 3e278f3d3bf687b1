import './round-banner.css'
import { limits, type Language } from '@roundboard/domain'
import { memo, useCallback, useState } from 'react'
import { WallLogo } from '../frame/wall-branding.tsx'
import { useOrbit } from '../frame/use-orbit.ts'
import { fitText, useLayout } from '../text/fit-text.ts'
import { useTurnsPages } from '../frame/wall-modes.ts'
import { fitOrScroll } from '../text/run-lines.ts'
import { useMediaFacts } from '../video/media-facts.ts'
import { wallMessages } from '../text/messages/wall.ts'

/** The round in a wall's header. */
export type WallRound = {
  readonly roundNumber: number
  readonly name: string
  readonly imageUrl: string
}

/** The header: the round's picture, its number, which is always visible, and its name (specification 2.1). */
export const RoundBanner = memo(function RoundBanner(props: {
  readonly round: WallRound
  readonly language: Language
  readonly onImageProblem?: ((imageUrl: string) => void) | undefined
}) {
  const { round, language, onImageProblem } = props
  const picture = useMediaFacts(round.imageUrl)?.file ?? round.imageUrl
  const [failed, setFailed] = useState<string>()
  const orbit = useOrbit<HTMLDivElement>()
  const hasNumber = round.roundNumber !== limits.flexibilityRound
  return (
    <header className="round-banner" data-fallback={failed === picture}>
      {failed !== picture && picture !== '' && (
        <img
          className="round-banner-image"
          src={picture}
          alt=""
          onError={() => {
            setFailed(picture)
            onImageProblem?.(round.imageUrl)
          }}
        />
      )}
      <div className="round-banner-words" ref={orbit}>
        {hasNumber && (
          <p className="round-number">
            <span className="round-word">{wallMessages(language).round} </span>
            <bdi dir="ltr">{round.roundNumber}</bdi>
          </p>
        )}
        <WallLogo />
        <RoundName name={round.name} key={`${language} ${round.name}`} />
      </div>
    </header>
  )
})

function RoundName({ name }: { readonly name: string }) {
  const turnsPages = useTurnsPages()
  const box = useLayout<HTMLHeadingElement>(
    useCallback((element) => fitName(element, turnsPages), [turnsPages]),
  )
  return (
    <h1 ref={box} className="round-name">
      <bdi>{name}</bdi>
    </h1>
  )
}

/**
 * Places a name beside the picture if it is large enough there, else over the dimmed picture. A name that
 * is too long for the smallest size, such as 85 wide letters, scrolls line by line.
 */
function fitName(element: HTMLElement, turnsPages: boolean): (() => void) | undefined {
  const banner = element.closest('.round-banner')
  banner?.removeAttribute('data-name')
  if (fitText(element, { max: 132, min: 72, step: 4 })) return undefined
  banner?.setAttribute('data-name', 'long')
  return fitOrScroll(element, { max: 92, min: 48, step: 4 }, turnsPages)
}
