import './workout-wall.css'
import type { BreakExercise } from '@roundboard/contract'
import {
  comesNext,
  orderedRoutines,
  startShown,
  type NextWay,
  type Language,
  type RoundIntervals,
  type TimerState,
  type TimerPalette,
} from '@roundboard/domain'
import { useMemo, useState } from 'react'
import { AnnouncementSlot, WallFrame } from '../frame/wall-frame.tsx'
import { MemberPageCode } from '../member-page/member-page-code.tsx'
import type { StepsBeside } from '../member-page/code-placement.ts'
import { BreakStage } from '../timer/break-stage.tsx'
import { type ComingRound, NextBreak, NextRound } from '../timer/next-band.tsx'
import { PhaseLayer } from '../timer/phase-layer.tsx'
import { StartLayer } from '../timer/start-layer.tsx'
import { useInterval } from '../timer/round-interval.tsx'
import type { Countdown, TimerInPhase } from '../timer/timer-block.tsx'
import type { OnVideoProblem } from '../video/loop-video.tsx'
import { nothingKnown, WallMedia, type MediaFacts } from '../video/media-facts.ts'
import { Instructions } from './instructions.tsx'
import type { PageTurns } from './page-turns.ts'
import { RoundBanner, type WallRound } from './round-banner.tsx'
import { TitleStrip } from './title-strip.tsx'
import { VideoRow, type WallRoutine } from './video-row.tsx'

/** What a wall shows of a workout. */
export type WallWorkout = {
  readonly subHeader: string
  readonly routines: readonly WallRoutine[]
  /** How its rounds are split on walls with a timer. */
  readonly intervals?: RoundIntervals | null | undefined
}

export type WorkoutWallProps = {
  readonly workout: WallWorkout
  readonly round: WallRound
  /** The location shows the locker-room videos. */
  readonly lrVideo: boolean
  readonly language: Language
  readonly isAndroid: boolean
  /** What is known of the videos; others loop by themselves. */
  readonly media?: readonly MediaFacts[] | undefined
  /** With the timer feature: the timer now; idle, and waiting for long, draw the plain workout. */
  readonly timer?: TimerState<BreakExercise> | undefined
  /** The next phase, shortly before it begins: made ready, and shown at its instant by `countdown`. */
  readonly coming?: TimerInPhase | undefined
  /** Counts the seconds of `timer` down by itself; without, the wall shows those that `timer` has. */
  readonly countdown?: Countdown
  readonly palette?: TimerPalette
  /** The round that whoever stands here goes to; without, nothing says what comes next. */
  readonly nextRound?: ComingRound | undefined
  /** Which way that is. */
  readonly nextWay?: NextWay | undefined
  /** The clock in which a start that lies ahead is told; without, it is not told. */
  readonly timeZone?: string | undefined
  /** The address of the gym's page for phones, shown as a code while no timer runs. */
  readonly memberPageAddress?: string | undefined
  readonly onVideoProblem?: OnVideoProblem | undefined
  readonly onImageProblem?: ((imageUrl: string) => void) | undefined
}

/** The workout display, plain or with its timer (specification 2.1 and 4.5). */
export function WorkoutWall(props: WorkoutWallProps) {
  const { workout, round, language, isAndroid, palette = 'classic', onVideoProblem } = props
  const { coming, countdown } = props
  const routines = useMemo(() => orderedRoutines(workout.routines), [workout])
  const [turns, setTurns] = useState<PageTurns>()
  const timer =
    props.timer === undefined || props.timer.phase === 'idle' || props.timer.phase === 'waiting'
      ? undefined
      : props.timer
  const waiting =
    props.timer?.phase === 'waiting' && startShown(props.timer.remainingMs) !== 'not-yet'
      ? props.timer
      : undefined
  const { intervals } = workout
  const split = useMemo(
    () => intervals && { intervals, steps: routines.length },
    [intervals, routines],
  )
  const interval = useInterval(split ?? undefined, timer, countdown)
  const stepNow = typeof interval === 'number' ? interval : undefined
  const [stepsBeside, setStepsBeside] = useState<StepsBeside>(0)
  const isPlain = timer === undefined && waiting === undefined
  const next = nextBand(props)
  const shape = {
    'data-routines': routines.length,
    'data-title': workout.subHeader === '' ? 'none' : 'shown',
  }
  const layers: TimerInPhase[] = timer ? [timer] : []
  if (coming && coming.phaseStartsAt !== timer?.phaseStartsAt) layers.push(coming)
  return (
    <WallFrame language={language} name="workout" text={wordsOf(workout, round)}>
      <WallMedia value={props.media ?? nothingKnown}>
        <div
          className="workout-wall"
          {...shape}
          data-timer={
            timer?.phase ?? (waiting && props.timeZone !== undefined ? 'waiting' : 'none')
          }
          data-comes-next={next !== null}
          data-steps-beside={stepsBeside}
          data-interval={interval === 'rest' ? 'rest' : undefined}
        >
          <RoundBanner round={round} language={language} onImageProblem={props.onImageProblem} />
          <AnnouncementSlot />
          {waiting && props.timeZone !== undefined && (
            <StartLayer
              timer={waiting}
              countdown={countdown}
              language={language}
              timeZone={props.timeZone}
              palette={palette}
              shape={shape}
            />
          )}
          {layers.map((layer) => (
            <PhaseLayer
              key={layer.phaseStartsAt}
              timer={layer}
              isComing={layer !== timer}
              countdown={countdown}
              language={language}
              palette={palette}
              round={split ?? undefined}
              shape={shape}
            />
          ))}
          {timer?.phase === 'red' ? (
            <BreakStage
              key={timer.exercise?.name}
              exercise={timer.exercise}
              language={language}
              isAndroid={isAndroid}
              onVideoProblem={onVideoProblem}
            />
          ) : (
            <>
              <VideoRow
                routines={routines}
                lrVideo={props.lrVideo}
                language={language}
                isAndroid={isAndroid}
                turns={turns}
                stepNow={stepNow}
                onVideoProblem={onVideoProblem}
              />
              {workout.subHeader !== '' && (
                <TitleStrip text={workout.subHeader} language={language} />
              )}
              {/* Where the code takes room, the text is laid out anew. */}
              <Instructions
                key={stepsBeside}
                routines={routines}
                language={language}
                stepNow={stepNow}
                onTurns={setTurns}
              />
            </>
          )}
          {next}
          {isPlain && props.memberPageAddress !== undefined && (
            <MemberPageCode
              address={props.memberPageAddress}
              language={language}
              text={wordsOf(workout, round)}
              onStepsBeside={setStepsBeside}
            />
          )}
        </div>
      </WallMedia>
    </WallFrame>
  )
}

/** What comes next, where the wall says it. */
function nextBand(props: WorkoutWallProps) {
  const { timer, nextRound: round, nextWay: way, language, palette = 'classic' } = props
  if (timer === undefined || round === undefined || !('phaseEndsAt' in timer)) return null
  const what = comesNext(timer)
  const following = { round, way, at: timer.phaseEndsAt }
  if (what === 'round') return <NextRound {...{ ...following, language, palette }} />
  const isAnnounced = what === 'break' && timer.phase === 'yellow' && timer.comingExercise
  const { isAndroid, coming } = props
  return isAnnounced ? (
    <NextBreak
      exercise={isAnnounced}
      isResting={coming !== undefined}
      following={following}
      {...{ isAndroid, language, palette }}
    />
  ) : null
}

function wordsOf(workout: WallWorkout, round: WallRound): string {
  const ofSteps = workout.routines.flatMap(({ text, cue }) => [text, cue ?? ''])
  return [round.name, workout.subHeader, ...ofSteps].join(' ')
}
