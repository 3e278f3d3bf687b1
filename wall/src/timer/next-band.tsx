import './next-band.css'
import { type Language, type NextWay, phaseColours, type TimerPalette } from '@roundboard/domain'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { RunningText } from '../text/running-text.tsx'
import { LoopVideo } from '../video/loop-video.tsx'
import { useMediaFacts } from '../video/media-facts.ts'
import { useVideoMode } from '../frame/wall-modes.ts'
import { wallMessages } from '../text/messages/wall.ts'
import type { WallRound } from '../workout/round-banner.tsx'

/** The next round, with the stills of its clips by the time at which it shows them. */
export type UpcomingRound = WallRound & {
  readonly stills?:
    | readonly { readonly from: string; readonly to: string; readonly files: readonly string[] }[]
    | undefined
}

/** The next round at the instant `at` (epoch milliseconds), and the direction to it. */
type Following = {
  readonly round: UpcomingRound
  readonly way: NextWay | undefined
  readonly at: number
}

type Shared = { readonly language: Language; readonly palette: TimerPalette }

/** Announces the active break's exercise before the round ends. */
export function NextBreak(
  props: Shared & {
    readonly exercise: { displayName: string; videoLink: string | null }
    readonly isAndroid: boolean
    /** Stops the clip just before the break, which needs the device's resources. */
    readonly isResting: boolean
    readonly following: Following
  },
) {
  const { exercise, isAndroid, isResting, following, language, palette } = props
  const { displayName: name, videoLink: link } = exercise
  return (
    <NextBand
      kind={wallMessages(language).red}
      name={name}
      picture={
        <>
          {link !== null && <NextClip key={link} {...{ link, name, isAndroid, isResting }} />}
          <RoundAfterBreak {...following} {...{ language, palette }} />
        </>
      }
      phase="red"
      {...{ language, palette }}
    />
  )
}

/** The break's clip, or its still if the display has no spare decoder. */
function NextClip(props: {
  readonly link: string
  readonly name: string
  readonly isAndroid: boolean
  readonly isResting: boolean
}) {
  const { link, name, isAndroid } = props
  const [isUnplayable, setIsUnplayable] = useState(false)
  const { isBroken, poster } = useMediaFacts(link) ?? {}
  const mode = useVideoMode()
  const isStill = isAndroid || mode !== 'together' || isBroken === true
  if (isUnplayable || (isStill && !poster)) return null
  return (
    <div className="next-clip">
      <LoopVideo
        videoLink={link}
        label={name}
        isAndroid={isAndroid}
        isResting={isStill || props.isResting}
        onProblem={({ kind }) => setIsUnplayable(kind === 'unplayable')}
      />
    </div>
  )
}

/** The round after the break, drawn small. */
function RoundAfterBreak(props: Shared & Following) {
  const { round, way = 'none', language, palette } = props
  return (
    <div className="after-break" style={tabColours(palette, 'green')}>
      <p className="after-break-number">
        <bdi dir="ltr">{round.roundNumber}</bdi>
        {way !== 'none' && <Arrow way={way} />}
      </p>
      <RunningText as="p" className="after-break-name" text={round.name} language={language} />
      <Stills {...props} />
    </div>
  )
}

/** Stills of the round's clips. */
function Stills({ round, at }: Pick<Following, 'round' | 'at'>) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const files = stillsAt(round, at).filter((file) => !failed.includes(file))
  if (files.length === 0) return null
  return (
    <div className="next-stills">
      {files.map((file, place) => (
        <img
          key={place}
          src={file}
          alt=""
          decoding="async"
          onError={() => setFailed((known) => [...known, file])}
        />
      ))}
    </div>
  )
}

function stillsAt({ stills = [] }: UpcomingRound, at: number): readonly string[] {
  const shown = stills.find(({ from, to }) => Date.parse(from) <= at && at < Date.parse(to))
  return shown?.files.slice(0, 3) ?? []
}

/** Announces the next round for the person standing here. */
export function NextRound(props: Shared & Following) {
  const { round, way, at, language, palette } = props
  const picture = useMediaFacts(round.imageUrl)?.file ?? round.imageUrl
  const [failed, setFailed] = useState<string>()
  return (
    <NextBand
      kind={wallMessages(language).round}
      name={round.name}
      way={way}
      picture={
        stillsAt(round, at).length > 0 ? (
          <Stills round={round} at={at} />
        ) : picture !== '' && picture !== failed ? (
          <img className="next-picture" src={picture} alt="" onError={() => setFailed(picture)} />
        ) : null
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

const tabColours = (palette: TimerPalette, phase: 'green' | 'red') => {
  const { ground, words } = phaseColours[palette][phase]
  return { '--tab-ground': ground, '--tab-words': words } as CSSProperties
}

/** Points in the direction of the next round, or in the reading direction if it isn't known. */
const Arrow = ({ way }: { readonly way: NextWay }) => (
  <svg className="next-arrow" data-way={way} viewBox="0 0 84 48" aria-hidden>
    <path d="M0 16h46V0l38 24-38 24V32H0z" fill="currentColor" />
  </svg>
)

function NextBand(
  props: Shared & {
    readonly kind: string
    readonly name: string
    readonly picture: ReactNode
    readonly phase: 'green' | 'red'
    readonly way?: NextWay | undefined
    readonly children?: ReactNode
  },
) {
  const { kind, name, picture, phase, way = 'none', language, palette, children } = props
  return (
    <aside className="next-band" style={tabColours(palette, phase)} data-next={phase}>
      <div className="next-tab">
        <p className="next-word">{wallMessages(language).next}</p>
        <Arrow way={way} />
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
