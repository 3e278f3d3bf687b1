import './next-band.css'
import type { TimerPalette } from '@roundboard/contract'
import type { Language } from '@roundboard/domain'
import { useCallback, useState, type CSSProperties, type ReactNode } from 'react'
import { fitText, useLayout } from '../text/fit-text.ts'
import { useMediaFacts } from '../video/media-facts.ts'
import { wallWords } from '../words/wall-words.ts'
import type { WallRound } from '../workout/round-banner.tsx'
import { phaseColours } from './timer-palette.ts'

type Shared = { readonly language: Language; readonly palette: TimerPalette }

/** Announces the exercise of the active break, while the round still goes on. */
export function NextBreak(
  props: Shared & { readonly exercise: { displayName: string; videoLink: string | null } },
) {
  const { exercise, language, palette } = props
  const still = useMediaFacts(exercise.videoLink ?? '')?.poster ?? null
  return (
    <NextBand
      kind={wallWords(language).red}
      name={exercise.displayName}
      picture={still}
      phase="red"
      {...{ language, palette }}
    />
  )
}

/** Announces what the person standing here does when the break ends. */
export function NextRound(props: Shared & { readonly round: WallRound }) {
  const { round, language, palette } = props
  const picture = useMediaFacts(round.imageUrl)?.file ?? round.imageUrl
  return (
    <NextBand
      kind={wallWords(language).round}
      name={round.name}
      picture={picture === '' ? null : picture}
      phase="green"
      {...{ language, palette }}
    >
      <bdi className="next-number" dir="ltr">
        {round.roundNumber}
      </bdi>
    </NextBand>
  )
}

function NextBand(
  props: Shared & {
    readonly kind: string
    readonly name: string
    readonly picture: string | null
    readonly phase: 'green' | 'red'
    readonly children?: ReactNode
  },
) {
  const { kind, name, picture, phase, language, palette, children } = props
  const [failed, setFailed] = useState<string>()
  const { ground, words } = phaseColours[palette][phase]
  const tab = { '--tab-ground': ground, '--tab-words': words } as CSSProperties
  return (
    <aside className="next-band" style={tab} data-next={phase}>
      <NextWord language={language} />
      {children}
      <div className="next-words">
        <p className="next-kind">{kind}</p>
        <NextName name={name} key={`${language} ${name}`} />
      </div>
      {picture !== null && picture !== failed && (
        <img
          className="next-picture"
          src={picture}
          alt=""
          onError={() => {
            setFailed(picture)
          }}
        />
      )}
    </aside>
  )
}

function NextWord({ language }: { readonly language: Language }) {
  const box = useLayout<HTMLParagraphElement>(
    useCallback((element) => void fitText(element, { max: 64, min: 48, step: 4 }), []),
  )
  return (
    <div className="next-tab">
      <p ref={box} className="next-word" key={language}>
        {wallWords(language).next}
      </p>
      <svg className="next-arrow" viewBox="0 0 84 48" aria-hidden>
        <path d="M0 16h46V0l38 24-38 24V32H0z" fill="currentColor" />
      </svg>
    </div>
  )
}

function NextName({ name }: { readonly name: string }) {
  const box = useLayout<HTMLParagraphElement>(
    useCallback((element) => void fitText(element, { max: 72, min: 48, step: 4 }), []),
  )
  return (
    <p ref={box} className="next-name">
      <bdi>{name}</bdi>
    </p>
  )
}
