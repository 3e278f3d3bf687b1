import type { BreakExercise, OwnScreen, ShownWorkout } from '@roundboard/contract'
import { limits, type TimerState, wallProblems } from '@roundboard/domain'
import {
  AnnouncementProvider,
  AuthorizationWall,
  FlexibilityWall,
  LoadingWall,
  LowVisionContext,
  NotReadyWall,
  RefreshingWall,
  WorkoutWall,
  type Countdown,
  type UpcomingRound,
  type MediaFacts,
  VideoModeContext,
  type VideoProblem,
  WallBrandingProvider,
  type WallRound,
} from '@roundboard/wall/display'
import { useCallback, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { hasTimer, type Playing } from '../features/playback/playback.ts'
import { useSupportOverlay } from '../features/support/use-support-overlay.ts'
import { useLazyModule } from '../shared/lazy-import.ts'
import type { Player } from '../player/player.ts'
import { type Display, programmeOf } from '../player/player-state.ts'
import { WallBoundary } from './wall-boundary.tsx'

const videoProblems = {
  unplayable: wallProblems.videoUnplayable,
  frozen: wallProblems.videoFrozen,
  'set-aside': wallProblems.videoSetAside,
  bad: wallProblems.videoBad,
} as const satisfies Record<Exclude<VideoProblem['kind'], 'stuck'>, string>

const readSupport = () => import('./support.tsx')
const readSounds = () => import('../features/timer/timer-sounds.ts')
/** Loaded once there is an announcement, before it starts. */
const readAnnouncements = () => import('@roundboard/wall/announcement')

/** The screen app: draws the player's state. */
export function App({ player, reload }: { readonly player: Player; readonly reload: () => void }) {
  const [isSupportOpen, openSupport] = useSupportOverlay()
  const support = useLazyModule(isSupportOpen, readSupport, player.report)
  return (
    <>
      <CurrentWall player={player} reload={reload} />
      {isSupportOpen && support && <support.Support player={player} open={openSupport} />}
    </>
  )
}

function CurrentWall({ player, reload }: { readonly player: Player; readonly reload: () => void }) {
  const display = useSyncExternalStore(player.subscribe, player.display)
  const wall = useMemo(() => wallOf(player, display), [player, display])
  return (
    <WallBoundary onProblem={player.report} reload={reload}>
      <LowVisionContext value={programmeOf(display)?.screen.isLowVision === true}>
        <VideoModeContext value={display.videoMode}>
          <WallBrandingProvider branding={brandingOf(display)}>
            <Announced player={player} display={display}>
              {wall}
            </Announced>
          </WallBrandingProvider>
        </VideoModeContext>
      </LowVisionContext>
    </WallBoundary>
  )
}

/** Adds announcements to a wall: a banner in place of the header, or a full-screen message. */
function Announced(props: {
  readonly player: Player
  readonly display: Display
  readonly children: ReactNode
}) {
  const { player, display, children } = props
  const { announcements } = player
  const { whole, bands } = useSyncExternalStore(announcements.subscribe, announcements.current)
  const layer = useLazyModule(announcements.isAny(), readAnnouncements, player.report)
  const screen = programmeOf(display)?.screen
  const language = screen?.language ?? 'en-us'
  const round =
    screen === undefined || screen.round === limits.flexibilityRound ? null : screen.round
  const banner = useMemo(
    () =>
      layer === undefined ? null : (
        <layer.AnnouncementBanner texts={bands} round={round} language={language} />
      ),
    [layer, bands, round, language],
  )
  const shownId = whole?.id
  const onShown = useCallback(() => {
    if (shownId !== undefined) announcements.shown(shownId)
  }, [announcements, shownId])
  const cover =
    whole === null || whole.kind === 'band' ? null : { kind: whole.kind, text: whole.text }
  return (
    <>
      <AnnouncementProvider banner={banner}>{children}</AnnouncementProvider>
      {layer !== undefined && (
        <div {...(cover !== null && { role: 'alert' })}>
          <layer.FullScreen message={cover} language={language} onShown={onShown} />
        </div>
      )}
    </>
  )
}

/** The program's branding is newer than the one in the app info. */
function brandingOf(display: Display) {
  return (programmeOf(display) ?? { face: display.appInfo?.wallFace ?? null }).face
}

function mediaOf(display: Display): readonly MediaFacts[] {
  const { broken } = display
  const media = programmeOf(display)?.media ?? []
  if (broken.length === 0) return media
  return media.map((facts) => ({ ...facts, isBroken: broken.includes(facts.file) }))
}

function wallOf(player: Player, display: Display): ReactNode {
  const { mode, playing, appInfo, supportEmail } = display
  switch (mode.name) {
    case 'pairing':
      return mode.pairing.name === 'waiting' ? (
        <AuthorizationWall
          code={mode.pairing.code}
          {...(appInfo && { supportEmail: appInfo.supportEmail })}
        />
      ) : (
        <LoadingWall />
      )
    case 'loading':
      return <LoadingWall />
    case 'refused':
      return <NotReadyWall supportEmail={supportEmail} />
    case 'refreshing':
      return <RefreshingWall language={mode.previous?.screen.language ?? 'en-us'} />
    case 'playing': {
      const { screen } = mode.programme
      const media = mediaOf(display)
      if (playing?.wall === 'flexibility')
        return <Flexibility player={player} screen={screen} media={media} playing={playing} />
      if (playing?.wall === 'workout')
        return (
          <WorkoutDisplay
            player={player}
            screen={screen}
            media={media}
            workout={playing.workout}
            knownUntil={playing.knownUntil}
            nextRound={mode.programme.nextRound}
            pocketAddress={mode.programme.pocketAddress}
          />
        )
      return (
        <NotReadyWall
          language={screen.language}
          round={roundOf(screen)}
          media={media}
          place={{
            round: screen.round,
            gym: screen.location.name,
            identifier: screen.location.locationIdentifier,
          }}
          supportEmail={supportEmail}
        />
      )
    }
  }
}

function WorkoutDisplay(props: {
  readonly player: Player
  readonly screen: OwnScreen
  readonly media: readonly MediaFacts[]
  readonly workout: ShownWorkout
  readonly knownUntil: number | undefined
  readonly nextRound: UpcomingRound | undefined
  readonly pocketAddress: string | undefined
}) {
  const { player, screen, media, nextRound, pocketAddress } = props
  const workout = useDated(props.workout, props.knownUntil, screen)
  const reports = useReports(player)
  const timer = useSyncExternalStore(player.timer.subscribe, player.timer.segment)
  const coming = useSyncExternalStore(player.timer.subscribe, player.timer.coming)
  const countdown = useCountdown(player)
  useSounds(player, screen.hasSound && hasTimer(screen))
  return (
    <WorkoutWall
      workout={workout}
      round={useRound(screen)}
      lrVideo={screen.location.lrVideo}
      language={screen.language}
      isAndroid={screen.location.androidOs}
      media={media}
      palette={screen.location.timerPalette}
      timer={timer}
      nextRound={nextRound}
      nextWay={screen.nextWay}
      // Relative to this page if no origin is configured.
      codeAddress={pocketAddress && new URL(pocketAddress, window.location.href).href}
      timeZone={screen.timeZone}
      coming={coming}
      countdown={countdown}
      {...reports}
    />
  )
}

/** Adds the date to the sub-header once the program has no later day. */
function useDated(
  workout: ShownWorkout,
  knownUntil: number | undefined,
  { language, timeZone }: OwnScreen,
): ShownWorkout {
  return useMemo(() => {
    if (knownUntil === undefined) return workout
    const onDay = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
      ...({ weekday: 'short', month: 'short', day: 'numeric' } as const),
      timeZone,
    })
    // Days end at midnight or the evening before; half a day earlier is always within the day.
    const day = onDay.format(knownUntil - 12 * 60 * 60_000)
    return { ...workout, subHeader: [workout.subHeader, day].filter(Boolean).join(' · ') }
  }, [workout, knownUntil, language, timeZone])
}

function Flexibility(props: {
  readonly player: Player
  readonly screen: OwnScreen
  readonly media: readonly MediaFacts[]
  readonly playing: Extract<Playing, { wall: 'flexibility' }>
}) {
  const { player, screen, media, playing } = props
  return (
    <FlexibilityWall
      videoLink={playing.videoLink}
      insteadOf={playing.insteadOf}
      round={useRound(screen)}
      language={screen.language}
      isAndroid={screen.location.androidOs}
      media={media}
      {...useReports(player)}
    />
  )
}

const roundOf = ({ round, roundName, roundImageUrl }: OwnScreen): WallRound => ({
  roundNumber: round,
  name: roundName,
  imageUrl: roundImageUrl,
})

function useRound({ round, roundName, roundImageUrl }: OwnScreen): WallRound {
  return useMemo(
    () => ({ roundNumber: round, name: roundName, imageUrl: roundImageUrl }),
    [round, roundName, roundImageUrl],
  )
}

function useCountdown({ timer, timeOf }: Player): Countdown {
  return useMemo(
    () => ({
      timeOf,
      subscribe: (listener) =>
        timer.subscribe(() => {
          const state = timer.state()
          // Skips digits that the next phase covers in this frame.
          if (!('phaseEndsAt' in state) || state.phaseEndsAt !== timer.coming()?.phaseEndsAt)
            listener()
        }),
      remainingMs: () => {
        const state = timer.state()
        return 'remainingMs' in state ? state.remainingMs : 0
      },
    }),
    [timer, timeOf],
  )
}

function useReports(player: Player) {
  return useMemo(
    () => ({
      onVideoProblem: (problem: VideoProblem) => {
        const { kind, videoLink } = problem
        if (kind === 'stuck') {
          player.watchdog.stuck()
          return
        }
        // An unplayable clip says nothing about the build.
        if (kind !== 'frozen') player.build.up()
        player.report(`${videoProblems[kind]} ${videoLink}`)
        player.doubt(problem)
      },
      onImageProblem: (imageUrl: string) => {
        console.warn('There was a problem loading the image, please refresh your screen.')
        player.report(`${wallProblems.imageMissing} ${imageUrl}`)
      },
    }),
    [player],
  )
}

function useSounds(player: Player, isOn: boolean) {
  const sounds = useLazyModule(isOn, readSounds, player.report)
  useEffect(() => {
    if (!isOn || sounds === undefined) return
    const play = sounds.createSounds()
    let before: TimerState<BreakExercise> = player.timer.state()
    return player.timer.subscribe(() => {
      const now = player.timer.state()
      const cue = sounds.cueOf(before, now)
      before = now
      if (cue) play(cue)
    })
  }, [player, isOn, sounds])
}
