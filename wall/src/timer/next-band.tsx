import './next-band.css'
import { type Language, phaseColours, type TimerPalette } from '@roundboard/domain'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { RunningText } from '../text/running-text.tsx'
import { LoopVideo } from '../video/loop-video.tsx'
import { useMediaFacts } from '../video/media-facts.ts'
import { useVideoManner } from '../video/video-manner.ts'
import { wallWords } from '../words/wall-words.ts'
import type { WallRound } from '../workout/round-banner.tsx'

type Shared = { readonly language: Language; readonly palette: TimerPalette }

/** Announces the exercise of the active break, while the round still goes on. */
export function NextBreak(
  props: Shared & {
    readonly exercise: { displayName: string; videoLink: string | null }
    readonly isAndroid: boolean
    /** Its clip stands still: the break is about to begin, and needs the machine. */
    readonly isResting: boolean
  },
) {
  const { exercise, isAndroid, isResting, language, palette } = props
  const { displayName: name, videoLink: link } = exercise
  return (
    <NextBand
      kind={wallWords(language).red}
      name={name}
      picture={link !== null && <NextClip key={link} {...{ link, name, isAndroid, isResting }} />}
      phase="red"
      {...{ language, palette }}
    />
  )
}

/** The clip of the break; its still where the display has no decoder to spare for it. */
function NextClip(props: {
  readonly link: string
  readonly name: string
  readonly isAndroid: boolean
  readonly isResting: boolean
}) {
  const { link, name, isAndroid } = props
  const [isUnplayable, setIsUnplayable] = useState(false)
  const { isBroken, poster } = useMediaFacts(link) ?? {}
  const manner = useVideoManner()
  const isStill = isAndroid || manner !== 'together' || isBroken === true
  if (isUnplayable || (isStill && !poster)) return null
  return (
    <div className="next-clip">
      <LoopVideo
        videoLink={link}
        label={name}
        isAndroid={isAndroid}
        isResting={isStill || props.isResting}
        onProblem={({ kind }) => {
          setIsUnplayable(kind === 'unplayable')
        }}
      />
    </div>
  )
}

/** Announces what the person standing here does when the break ends. */
export function NextRound(props: Shared & { readonly round: WallRound }) {
  const { round, language, palette } = props
  const picture = useMediaFacts(round.imageUrl)?.file ?? round.imageUrl
  const [failed, setFailed] = useState<string>()
  return (
    <NextBand
      kind={wallWords(language).round}
      name={round.name}
      picture={
        picture !== '' &&
        picture !== failed && (
          <img
            className="next-picture"
            src={picture}
            alt=""
            onError={() => {
              setFailed(picture)
            }}
          />
        )
      }
      phase="green"
      {...{ language, palette }}
    >
      <p className="next-number">
        <bdi dir="ltr">{round.roundNumber}</bdi>
      </p>
    </NextBand>
  )
}

function NextBand(
  props: Shared & {
    readonly kind: string
    readonly name: string
    readonly picture: ReactNode
    readonly phase: 'green' | 'red'
    readonly children?: ReactNode
  },
) {
  const { kind, name, picture, phase, language, palette, children } = props
  const { ground, words } = phaseColours[palette][phase]
  const tab = { '--tab-ground': ground, '--tab-words': words } as CSSProperties
  return (
    <aside className="next-band" style={tab} data-next={phase}>
      <div className="next-tab">
        <p className="next-word">{wallWords(language).next}</p>
        <svg className="next-arrow" viewBox="0 0 84 48" aria-hidden>
          <path d="M0 16h46V0l38 24-38 24V32H0z" fill="currentColor" />
        </svg>
      </div>
      {children}
      <div className="next-words">
        <p className="next-kind">{kind}</p>
        <RunningText as="p" className="next-name" text={name} language={language} />
      </div>
      {picture}
    </aside>
  )
}
