import type { BreakExercise } from '@roundboard/contract'
import {
  textOverflow,
  timerPhaseMs,
  type Language,
  type RoundIntervals,
  type NextWay,
  type TimerPhase,
  type TimerState,
  wallTones,
} from '@roundboard/domain'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AnnouncementBanner, FullScreen } from '../src/announcement/index.ts'
import {
  AnnouncementProvider,
  AuthorizationWall,
  type Countdown,
  FlexibilityWall,
  LoadingWall,
  LowVisionContext,
  NotReadyWall,
  RefreshingWall,
  WallBrandingProvider,
  WorkoutWall,
} from '../src/index.ts'
import { supportMessages, SupportOverlay } from '../src/support/index.ts'
import { exerciseOf, fixtureWorkout, media, roundName, substituteLabelIn } from './fixtures.ts'

/** With `timed`, the phase of the shown timer begins in half a second and runs. */
let endsAt = 0
const countdown: Countdown = {
  subscribe: () => () => undefined,
  remainingMs: () => endsAt - Date.now(),
  timeOf: (at) => at - performance.timeOrigin,
}

function breakOf(wanted: URLSearchParams): BreakExercise {
  const exercise = exerciseOf(wanted.get('exercise') ?? 'short')
  const insteadOf = wanted.has('instead') ? substituteLabelIn(languageOf(wanted)) : undefined
  return insteadOf === undefined ? exercise : { ...exercise, insteadOf }
}

function timerOf(wanted: URLSearchParams): TimerState<BreakExercise> | undefined {
  const given = wanted.get('phase') as TimerPhase | 'waiting' | null
  if (given === null) return undefined
  if (given === 'waiting') {
    const remainingMs = Number(wanted.get('left') ?? '1800') * 1000
    return { phase: given, remainingMs, startsAt: Date.parse('2026-11-21T00:00Z') }
  }
  const phase = given
  const totalMs = timerPhaseMs[phase]
  const remainingMs = wanted.has('flash')
    ? totalMs + (wanted.has('timed') ? Number(wanted.get('timed')) || 500 : -450)
    : Number(wanted.get('left') ?? '17') * 1000
  const phaseEndsAt = Date.now() + remainingMs
  endsAt = phaseEndsAt
  const running = {
    iteration: 4,
    phaseStartsAt: phaseEndsAt - totalMs,
    phaseEndsAt,
    elapsedInPhaseMs: totalMs - remainingMs,
    remainingMs,
    isFlashing: wanted.has('flash'),
    isPaused: wanted.has('paused'),
  }
  return phase === 'red'
    ? { phase, ...running, exercise: breakOf(wanted) }
    : { phase, ...running, comingExercise: exerciseOf(wanted.get('exercise') ?? 'short') }
}

function workoutOf(wanted: URLSearchParams) {
  const texts = wanted.getAll('step')
  return fixtureWorkout(
    Number(wanted.get('routines') ?? '3'),
    texts.length > 0 ? texts : (wanted.get('text') ?? 'normal'),
    wanted.get('sub') ?? 'short',
    { steps: wanted.get('instead') ?? '', language: languageOf(wanted) },
    wanted.getAll('cue'),
  )
}

/** `equal`, or seconds of work and rest: `20-10`. */
function intervalsOf(wanted: URLSearchParams): RoundIntervals | null {
  const given = wanted.get('intervals')
  if (given === null) return null
  const [workSeconds = 0, restSeconds = 0] = given.split('-').map(Number)
  return given === 'equal'
    ? { kind: 'equal-steps' }
    : { kind: 'work-rest', workSeconds, restSeconds }
}

function Wall({ query }: { readonly query: string }) {
  const wanted = new URLSearchParams(query)
  const given = (name: string, otherwise: string) => wanted.get(name) ?? otherwise
  const language = given('language', 'en-us') as Language
  const isAndroid = wanted.has('android')
  switch (given('wall', 'workout')) {
    case 'authorization':
      return (
        <AuthorizationWall
          code="R7K2QX"
          language={language}
          supportEmail="support@roundboard.test"
        />
      )
    case 'loading':
      return <LoadingWall language={language} />
    case 'not-ready':
      return (
        <NotReadyWall
          language={language}
          {...(!wanted.has('unknown') && {
            round: {
              roundNumber: 3,
              name: roundName(given('name', 'short')),
              imageUrl: '/media/rounds/round-3.jpg',
            },
          })}
          place={{
            round: 3,
            gym: roundName(given('gym', 'Harbor Street Kickboxing')),
            identifier: 'RB-1024',
          }}
          supportEmail="support@roundboard.test"
        />
      )
    case 'refreshing':
      return <RefreshingWall language={language} />
    case 'flexibility':
      return (
        <FlexibilityWall
          videoLink="/media/exercises/standing-side-stretch.mp4"
          insteadOf={wanted.has('instead') ? substituteLabelIn(language) : undefined}
          round={{
            roundNumber: 10,
            name: roundName(given('name', 'Flexibility')),
            imageUrl: '/media/rounds/flexibility.jpg',
          }}
          language={language}
          isAndroid={isAndroid}
          media={media}
        />
      )
    default: {
      const roundNumber = Number(given('round', '3'))
      return (
        <WorkoutWall
          workout={{ ...workoutOf(wanted), intervals: intervalsOf(wanted) }}
          round={{
            roundNumber,
            name: roundName(given('name', 'short')),
            imageUrl: given('image', `/media/rounds/round-${String(roundNumber)}.jpg`),
          }}
          lrVideo={false}
          language={language}
          isAndroid={isAndroid}
          media={media}
          timer={timerOf(wanted)}
          {...(wanted.has('timed') && { countdown })}
          palette={given('palette', 'classic') as 'classic' | 'accessible'}
          timeZone="America/Chicago"
          {...(wanted.has('pocket') && {
            codeAddress: 'https://walls.example.com/pocket#AbCdEfGhIjKlMnOpQrStUv',
          })}
          {...(wanted.has('next') && {
            nextRound: {
              roundNumber: 4,
              name: given('next', '') === '' ? 'Front Kicks' : given('next', ''),
              imageUrl: '/media/rounds/round-4.jpg',
              stills: [
                {
                  from: '2020-01-01T00:00:00.000Z',
                  to: '2099-01-01T00:00:00.000Z',
                  files: media
                    .flatMap(({ poster }) => poster ?? [])
                    .slice(0, Number(given('stills', '3'))),
                },
              ],
            },
            nextWay: given('way', 'none') as NextWay,
          })}
        />
      )
    }
  }
}

const announcementTexts = {
  short: 'Gym closes at 8 PM today. Last round starts at 7:40.',
  one: 'Free smoothies!',
  longest: 'The car park is closed on Thursday and Friday: please use the one across street.',
  ar: 'يغلق النادي اليوم في الساعة الثامنة مساءً. تبدأ الجولة الأخيرة في السابعة وأربعين.',
  ja: '本日は午後8時に閉館します。最後のラウンドは7時40分に始まります。お忘れ物のないようお気をつけください。',
} as const

/** The value with this name, or the text itself. */
const textOf = (name: string): string => (announcementTexts as Record<string, string>)[name] ?? name

const languageOf = (wanted: URLSearchParams) => (wanted.get('language') ?? 'en-us') as Language

function bannerOf(wanted: URLSearchParams) {
  const name = wanted.get('said')
  const text = name !== null && textOf(name)
  const round = wanted.get('wall') === 'flexibility' ? null : Number(wanted.get('round') ?? '3')
  return (
    <AnnouncementBanner
      texts={text === false ? [] : [{ id: text, text }]}
      round={round}
      language={languageOf(wanted)}
    />
  )
}

function Whole({ wanted }: { readonly wanted: URLSearchParams }) {
  const kind = wanted.get('whole')
  const text = textOf(wanted.get('words') ?? wanted.get('text') ?? 'short')
  const language = languageOf(wanted)
  if (kind !== 'emergency' && kind !== 'drill')
    return <FullScreen message={null} language={language} />
  return <FullScreen message={{ kind, text }} language={language} />
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 84" fill="#fff"><path d="M42 2 82 42 42 82 2 42z" fill="#ffb000"/><text x="98" y="60" font-family="sans-serif" font-size="52" font-weight="800">NORTH</text></svg>`

/** A franchise's colors: night blue with amber. */
const sampleBranding = {
  tones: wallTones('#0b1a33', '#ffb000'),
  logo: `data:image/svg+xml,${encodeURIComponent(logo)}`,
}

const factsIn = (language: Language) => {
  const words = supportMessages(language)
  return [
    { label: words.screen, value: `Heavy bag · ${words.round({ number: '3' })}` },
    { label: words.location, value: 'Harbour Street · RB-1024' },
    { label: words.code, value: words.linked },
    { label: words.version, value: '21.12.22' },
    { label: words.startsWithoutNetwork, value: words.boot.insecure },
    { label: words.clockOffset, value: '-3.2 ms' },
    { label: words.lastContact, value: words.secondsAgo({ seconds: '12' }) },
    { label: words.programme, value: 'Zk3v9Q0aB1cD2eF3.a8Gh1kLm' },
    { label: words.droppedFrames, value: '0' },
    { label: words.videos, value: words.videoModes.stills },
    { label: words.problem, value: words.none },
  ]
}

const box = document.getElementById('gallery')
if (box) {
  const root = createRoot(box)
  const show = () => {
    const wanted = new URLSearchParams(window.location.search)
    const [width, height] = wanted.get('box')?.split('x') ?? []
    // The console's forecast for these texts.
    box.dataset['manner'] = textOverflow(workoutOf(wanted).routines)
    box.style.inlineSize = width ? `${width}px` : ''
    box.style.blockSize = height ? `${height}px` : ''
    root.render(
      <StrictMode>
        <LowVisionContext value={wanted.has('low-vision')}>
          <WallBrandingProvider branding={wanted.has('face') ? sampleBranding : null}>
            <AnnouncementProvider banner={bannerOf(wanted)}>
              <Wall query={window.location.search} />
            </AnnouncementProvider>
            <Whole wanted={wanted} />
          </WallBrandingProvider>
        </LowVisionContext>
        {wanted.has('support') && (
          <SupportOverlay language={languageOf(wanted)} facts={factsIn(languageOf(wanted))} />
        )}
      </StrictMode>,
    )
  }
  show()
  // Changing the address changes the content of the running wall.
  window.addEventListener('popstate', show)
}
