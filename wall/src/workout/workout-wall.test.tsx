import type { BreakExercise } from '@roundboard/contract'
import {
  timerPhaseMs,
  timerPhases,
  type TimerPhase,
  type TimerState,
  phaseColours,
} from '@roundboard/domain'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { videosIn } from '../video/loop-video.tsx'
import { VideoModeContext, type VideoMode } from '../frame/wall-modes.ts'
import type { WallRoutine } from './video-row.tsx'
import type { Countdown } from '../timer/timer-block.tsx'
import { type WallWorkout, WorkoutWall, type WorkoutWallProps } from './workout-wall.tsx'

const aRoutine = (step: number, given: Partial<WallRoutine> = {}): WallRoutine => ({
  step,
  text: `Do thing ${String(step)}`,
  videoLink: `/media/exercises/clip-${String(step)}.mp4`,
  lrVideoLink: null,
  ...given,
})

const jacks: BreakExercise = {
  name: 'jumping-jack',
  displayName: 'Jumping Jacks',
  videoLink: '/media/exercises/jumping-jack.mp4',
}

function showWall(
  given: Partial<WorkoutWallProps> & {
    routines?: readonly WallRoutine[]
    videoMode?: VideoMode
  } = {},
) {
  const { routines = [aRoutine(1)], videoMode = 'together', ...props } = given
  return render(
    <VideoModeContext value={videoMode}>
      <WorkoutWall
        workout={{ subHeader: 'Boxing basics', routines }}
        round={{ roundNumber: 3, name: 'Heavy Bag', imageUrl: '/media/rounds/round-3.jpg' }}
        lrVideo={false}
        language="en-us"
        isAndroid={false}
        {...props}
      />
    </VideoModeContext>,
  )
}

/** A clip with a known duration and still picture. */
const knownClip = (step: number, durationMs: number) => {
  const url = `/media/exercises/clip-${String(step)}.mp4`
  const unknown = { bytes: null, type: null, codec: null }
  return { url, file: url, poster: `/media/stills/${String(step)}.jpg`, durationMs, ...unknown }
}

function running(
  phase: TimerPhase,
  leftS: number,
  given: {
    isFlashing?: boolean
    isPaused?: boolean
    exercise?: BreakExercise
    iteration?: number
  } = {},
): TimerState<BreakExercise> {
  const remainingMs = leftS * 1000
  const state = {
    iteration: given.iteration ?? 0,
    phaseStartsAt: 0,
    phaseEndsAt: timerPhaseMs[phase],
    elapsedInPhaseMs: timerPhaseMs[phase] - remainingMs,
    remainingMs,
    isFlashing: given.isFlashing ?? false,
    isPaused: given.isPaused ?? false,
  }
  return phase === 'red' ? { phase, ...state, exercise: given.exercise } : { phase, ...state }
}

const sources = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('[data-video]'), (box) => box.getAttribute('data-video'))

/** The texts in the panels. */
const panels = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('.video-panel'), (panel) => panel.textContent)

afterEach(() => {
  vi.useRealTimers()
})

describe('the workout wall', () => {
  // spec: 1, 2.1
  it('shows the round’s picture, number and name, the title and the instructions', () => {
    const { container } = showWall()
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/rounds/round-3.jpg')
    expect(screen.getByText('Round').parentElement?.textContent).toBe('Round 3')
    screen.getByRole('heading', { level: 1, name: 'Heavy Bag' })
    screen.getByRole('heading', { level: 2, name: 'Boxing basics' })
    screen.getByText('Do thing 1')
    expect(sources(container)).toEqual(['/media/exercises/clip-1.mp4'])
  })

  it('shows no title if the workout has none', () => {
    showWall({ workout: { subHeader: '', routines: [aRoutine(1)] } })
    screen.getByText('Do thing 1')
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  // spec: 2.1
  it('orders routines by step and prefixes each line with its number', () => {
    const { container } = showWall({ routines: [aRoutine(3), aRoutine(1), aRoutine(2)] })
    const lines = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
    expect(lines.map((line) => line.textContent)).toEqual([
      '1Do thing 1',
      '2Do thing 2',
      '3Do thing 3',
    ])
    expect(sources(container)).toEqual(
      [1, 2, 3].map((step) => `/media/exercises/clip-${String(step)}.mp4`),
    )
  })

  it('shows a step’s cue on its clip as it changes', () => {
    const wall = (cue: string | undefined) => (
      <WorkoutWall
        workout={{ subHeader: '', routines: [aRoutine(2, { cue }), aRoutine(1)] }}
        round={{ roundNumber: 3, name: 'Heavy Bag', imageUrl: '' }}
        lrVideo={false}
        language="en-us"
        isAndroid={false}
      />
    )
    const { container, rerender } = render(wall(undefined))
    const cues = () =>
      Array.from(
        container.querySelectorAll('.video-panel'),
        (panel) => panel.querySelector('.video-cue')?.textContent,
      )
    expect(cues()).toEqual([undefined, undefined])
    const videos = videosIn(container)
    rerender(wall('Hips low'))
    expect(cues()).toEqual(['', 'Hips low'])
    rerender(wall('Snap it back'))
    expect(cues()).toEqual(['', 'Snap it back'])
    rerender(wall(undefined))
    expect(cues()).toEqual([undefined, undefined])
    // The clip keeps playing.
    expect(videosIn(container)).toEqual(videos)
  })

  it('labels a substitute above its text and on its clip', () => {
    const sign = 'Instead of wall balls'
    const { container } = showWall({ routines: [aRoutine(1), aRoutine(2, { insteadOf: sign })] })
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent)
    expect(lines).toEqual(['1Do thing 1', `2${sign}Do thing 2`])
    const marked = Array.from(container.querySelectorAll('[data-instead]'))
    expect(marked.map(({ className, tagName }) => [tagName, className])).toEqual([
      ['FIGURE', 'video-panel'],
      ['LI', 'instruction'],
    ])
  })

  it('shows and hides the label with the substitute', () => {
    const wall = (routine: WallRoutine) => (
      <WorkoutWall
        workout={{ subHeader: '', routines: [routine] }}
        round={{ roundNumber: 3, name: 'Heavy Bag', imageUrl: '' }}
        lrVideo={false}
        language="en-us"
        isAndroid={false}
      />
    )
    const { container, rerender } = render(wall(aRoutine(1)))
    expect(container.querySelector('.instead-of')).toBeNull()
    rerender(wall(aRoutine(1, { insteadOf: 'Instead of the bag' })))
    screen.getByText('Instead of the bag')
    rerender(wall(aRoutine(1)))
    expect(container.querySelector('.instead-of')).toBeNull()
    screen.getByText('Do thing 1')
  })

  // spec: 2.1
  it('shows no number for a single routine', () => {
    showWall()
    expect(screen.getByRole('listitem').textContent).toBe('Do thing 1')
  })

  // spec: 2.1
  it.each([
    ['a single routine of 100 characters', [aRoutine(1, { text: 'x'.repeat(100) })], 'short'],
    ['a single routine of 101', [aRoutine(1, { text: 'x'.repeat(101) })], 'normal'],
    ['two routines', [aRoutine(1), aRoutine(2, { text: 'y'.repeat(150) })], 'short'],
    ['three routines', [aRoutine(1), aRoutine(2), aRoutine(3)], 'normal'],
  ])('uses the right text format for %s', (_, routines, format) => {
    const { container } = showWall({ routines })
    expect(container.querySelector('.instructions')?.getAttribute('data-format')).toBe(format)
  })

  // spec: 2.1
  it.each([
    [150, 'false'],
    [151, 'true'],
  ])('a single text of %i characters scrolls: %s', (length, scrolling) => {
    const { container } = showWall({ routines: [aRoutine(1, { text: 'x'.repeat(length) })] })
    expect(container.querySelector('.instructions')?.getAttribute('data-scrolling')).toBe(scrolling)
  })

  // spec: 2.1
  it.each([
    [24, false],
    [25, true],
  ])('a sub-header of %i characters is a ticker: %s', (length, isTicker) => {
    showWall({ workout: { subHeader: 's'.repeat(length), routines: [aRoutine(1)] } })
    const title = screen.getByRole('heading', { level: 2 })
    expect(title.getAttribute('data-scrolling')).toBe(String(isTicker))
  })

  // spec: 9
  it('shows locker-room videos where there are any', () => {
    const { container } = showWall({
      lrVideo: true,
      routines: [aRoutine(1, { lrVideoLink: 'https://lr.test/1.mp4' }), aRoutine(2)],
    })
    expect(sources(container)).toEqual(['https://lr.test/1.mp4', '/media/exercises/clip-2.mp4'])
  })

  // spec: 2.1
  it('plays muted, inline, looped and with a poster on Android', () => {
    const [url, poster] = ['/media/exercises/clip-1.mp4', '/media/exercises/clip-1.jpg']
    const unknown = { bytes: null, type: null, codec: null, durationMs: null }
    const { container } = showWall({
      isAndroid: true,
      media: [{ url, file: url, poster, ...unknown }],
    })
    const [video, ...others] = videosIn(container)
    expect(others).toEqual([])
    expect(video?.muted).toBe(true)
    expect(video?.loop).toBe(true)
    expect(video?.hasAttribute('playsinline')).toBe(true)
    expect(video?.getAttribute('poster')).toBe(poster)
  })

  it('keeps the panel of a video that can’t be played, reports it, and retries later', () => {
    vi.useFakeTimers()
    const onVideoProblem = vi.fn()
    const { container } = showWall({ routines: [aRoutine(1), aRoutine(2)], onVideoProblem })
    const [first] = videosIn(container)
    if (!first) throw new Error('There is no video.')
    fireEvent.error(first)
    expect(onVideoProblem).toHaveBeenCalledWith({
      kind: 'unplayable',
      videoLink: '/media/exercises/clip-1.mp4',
    })
    expect(sources(container)).toEqual(['/media/exercises/clip-2.mp4'])
    expect(panels(container)).toEqual(['Do thing 11', '2'])
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    act(() => {
      vi.advanceTimersByTime(30_000)
    })
    expect(sources(container)).toHaveLength(2)
  })

  it('shows the still picture of a video that can’t be played, and the name if that fails too', () => {
    const { container } = showWall({
      routines: [aRoutine(1, { text: 'Push-ups: hands wide' }), aRoutine(2)],
      media: [{ ...knownClip(1, 4_000), isBroken: true }],
    })
    expect(panels(container)).toEqual(['1', '2'])
    const still = container.querySelector('.video-row img')
    if (!still) throw new Error('There is no still picture.')
    fireEvent.error(still)
    expect(panels(container)).toEqual(['Push-ups1', '2'])
  })

  it('leaves the space of the clips to the text if no clip can be shown', () => {
    const { container } = showWall({ routines: [aRoutine(1), aRoutine(2)], videoMode: 'stills' })
    expect(panels(container)).toEqual([])
    expect(container.querySelector('.video-row')?.getAttribute('data-count')).toBe('0')
  })

  it('reports a frozen video', () => {
    vi.useFakeTimers()
    const onVideoProblem = vi.fn()
    showWall({ isAndroid: true, onVideoProblem })
    vi.advanceTimersByTime(9_000)
    expect(onVideoProblem).toHaveBeenCalledWith({
      kind: 'frozen',
      videoLink: '/media/exercises/clip-1.mp4',
    })
  })

  it('shows the cached picture of the round and reports problems by its link', () => {
    const unknown = { bytes: null, type: 'image/jpeg', codec: null, durationMs: null, poster: null }
    const url = '/media/rounds/round-3.jpg'
    const onImageProblem = vi.fn()
    const props = { onImageProblem, media: [{ url, file: '/media/files/a.jpg', ...unknown }] }
    const { container } = showWall(props)
    const image = container.querySelector('img')
    expect(image?.getAttribute('src')).toBe('/media/files/a.jpg')
    if (image) fireEvent.error(image)
    expect(onImageProblem).toHaveBeenCalledWith(url)
  })

  it('keeps the round’s number if its picture fails to load', () => {
    const onImageProblem = vi.fn()
    const { container } = showWall({ onImageProblem })
    const image = container.querySelector('img')
    if (!image) throw new Error('There is no image.')
    fireEvent.error(image)
    expect(onImageProblem).toHaveBeenCalledWith('/media/rounds/round-3.jpg')
    expect(container.querySelector('img')).toBeNull()
    screen.getByText('3')
  })

  // spec: 2.1
  it.each<[string, TimerState<BreakExercise>]>([
    ['is idle', { phase: 'idle' }],
    ['starts tomorrow', { phase: 'waiting', startsAt: 1, remainingMs: 13 * 3_600_000 }],
  ])('shows no timer while it %s', (_, timer) => {
    showWall({ timer, timeZone: 'America/Chicago' })
    expect(screen.queryByRole('timer')).toBeNull()
    screen.getByText('Do thing 1')
  })
})

describe('the workout wall on a device that can’t play several clips at once', () => {
  const routines = [aRoutine(1), aRoutine(2), aRoutine(3)]
  const media = [knownClip(1, 4_000), knownClip(2, 25_000), knownClip(3, 60_000)]
  const playing = (container: HTMLElement) =>
    Array.from(container.querySelectorAll('[data-turn]'), (panel) =>
      panel.getAttribute('data-turn'),
    )

  it('plays them one after another for about ten seconds each', () => {
    vi.useFakeTimers()
    const { container } = showWall({ routines, media, videoMode: 'in-turn' })
    const turn = (ms: number) => {
      act(() => {
        vi.advanceTimersByTime(ms)
      })
      expect(videosIn(container)).toHaveLength(1)
      return playing(container)
    }
    expect(turn(0)).toEqual(['playing', 'resting', 'resting'])
    expect(turn(12_499)).toEqual(['playing', 'resting', 'resting'])
    expect(turn(1)).toEqual(['resting', 'playing', 'resting'])
    expect(turn(25_500)).toEqual(['resting', 'resting', 'playing'])
    expect(turn(30_500)).toEqual(['playing', 'resting', 'resting'])
  })

  it('doesn’t alternate with a single clip', () => {
    const { container } = showWall({ media, videoMode: 'in-turn' })
    expect(playing(container)).toEqual([])
    expect(videosIn(container)).toHaveLength(1)
  })
})

describe('the workout wall in safe mode', () => {
  it('shows stills, the steps and the timer, but no video', () => {
    const { container } = showWall({
      routines: [aRoutine(1), aRoutine(2)],
      media: [knownClip(1, 4_000)],
      videoMode: 'stills',
      timer: running('green', 90),
    })
    expect(videosIn(container)).toEqual([])
    expect(sources(container)).toEqual(['/media/exercises/clip-1.mp4'])
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('timer').textContent).toBe('1:30')
  })

  it('shows the name of an exercise without a still', () => {
    const { container } = showWall({
      timer: running('red', 20, { exercise: jacks }),
      videoMode: 'stills',
    })
    expect(sources(container)).toEqual([])
    screen.getByText('Keep moving until the bell.')
  })
})

/** A wall that can be rendered again with another timer. */
function Timed(given: Pick<WorkoutWallProps, 'timer' | 'palette'>) {
  return (
    <WorkoutWall
      workout={{ subHeader: '', routines: [aRoutine(1)] }}
      round={{ roundNumber: 3, name: 'Heavy Bag', imageUrl: '' }}
      lrVideo={false}
      language="en-us"
      isAndroid={false}
      {...given}
    />
  )
}

describe('the intervals of a round', () => {
  const twentyTen = { kind: 'work-rest', workSeconds: 20, restSeconds: 10 } as const
  const equal = { kind: 'equal-steps' } as const
  const three = [aRoutine(1), aRoutine(2), aRoutine(3)]
  const split = (intervals: WallWorkout['intervals'], given: Partial<WorkoutWallProps>) => (
    <WorkoutWall
      workout={{ subHeader: '', routines: three, intervals }}
      round={{ roundNumber: 3, name: 'Heavy Bag', imageUrl: '' }}
      lrVideo={false}
      language="en-us"
      isAndroid={false}
      {...given}
    />
  )
  const label = () => document.querySelector('.cycle-interval')?.textContent
  const marked = () =>
    Array.from(document.querySelectorAll('[data-now]'), (element) => [
      element.className,
      element.getAttribute('data-now'),
    ])
  const ofSteps = (...are: readonly boolean[]) =>
    ['video-panel', 'instruction'].flatMap((name) => are.map((is) => [name, String(is)]))

  it('mark the current step and count it down', () => {
    let remainingMs = 150_000
    const listeners = new Set<() => void>()
    const countdown: Countdown = {
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      remainingMs: () => remainingMs,
      timeOf: (at) => at,
    }
    const tickTo = (leftMs: number) => {
      remainingMs = leftMs
      act(() => {
        for (const listener of listeners) listener()
      })
    }
    const green = { timer: running('green', 150), countdown }
    const { rerender } = render(split(equal, green))
    expect([label(), marked()]).toEqual(['10:50', ofSteps(true, false, false)])
    tickTo(100_001)
    expect([label(), marked()]).toEqual(['10:01', ofSteps(true, false, false)])
    tickTo(100_000)
    expect([label(), marked()]).toEqual(['20:50', ofSteps(false, true, false)])
    remainingMs = 30_000
    rerender(split(equal, { timer: running('yellow', 30), countdown }))
    expect([label(), marked()]).toEqual(['3', ofSteps(false, false, true)])
    rerender(split(equal, { timer: running('red', 20), countdown }))
    expect([label(), marked()]).toEqual(['', []])
  })

  it.each([
    [running('green', 142), 'Go0:12', undefined],
    [running('green', 123), 'Rest0:03', 'rest'],
    [running('green', 123, { isPaused: true }), 'Rest0:03', 'rest'],
    [running('yellow', 5), 'Rest0:05', 'rest'],
    [running('red', 5), '', undefined],
  ])('say when to work and when to rest (%#)', (timer, expected, interval) => {
    render(split(twentyTen, { timer }))
    expect(label()).toBe(expected)
    expect(document.querySelector<HTMLElement>('.workout-wall')?.dataset['interval']).toBe(interval)
    expect(marked()).toEqual([])
  })

  it('show only if the timer is running and the workout has intervals', () => {
    const { rerender } = render(split(equal, {}))
    expect([label(), marked()]).toEqual([undefined, []])
    rerender(split(null, { timer: running('green', 90) }))
    expect([label(), marked()]).toEqual([undefined, []])
    rerender(split(equal, { timer: running('green', 90) }))
    expect(label()).toBe('20:40')
    rerender(split(null, { timer: running('green', 90) }))
    expect([label(), marked()]).toEqual([undefined, []])
  })
})

describe('the timer on the wall', () => {
  it.each([
    ['green', 150, 'Work', '2:30'],
    ['green', 61, 'Work', '1:01'],
    ['yellow', 30, 'Break in', '0:30'],
    ['yellow', 1, 'Break in', '0:01'],
    ['red', 7, 'Active Break', '0:07'],
  ] as const)('%s with %i s left shows “%s” and %s', (phase, left, word, digits) => {
    showWall({ timer: running(phase, left) })
    expect(screen.getByRole('timer').textContent).toBe(digits)
    within(screen.getByRole('region', { name: 'Time left' })).getByText(word)
  })

  // spec: 4.5
  it.each([
    ['green', 'Next Round'],
    ['yellow', '30 Seconds'],
    ['red', 'Active Break'],
  ] as const)('flashes as %s starts', (phase, word) => {
    showWall({ timer: running(phase, 30, { isFlashing: true }) })
    expect(screen.getByRole('status').textContent).toBe(word)
  })

  it('prepares the next phase hidden', () => {
    const coming = running('yellow', 30, { isFlashing: true })
    if (!('phaseStartsAt' in coming)) throw new Error('There is no next phase.')
    const { container } = showWall({
      timer: running('green', 2),
      coming: { ...coming, phaseStartsAt: 150_000 },
    })
    expect(screen.getByRole('timer').textContent).toBe('0:02')
    expect(screen.queryByRole('status')).toBeNull()
    expect(container.querySelector('[data-coming="true"] .timer-digits')?.textContent).toBe('0:30')
    expect(container.querySelector('[data-coming="true"] [role="status"]')?.textContent).toBe(
      '30 Seconds',
    )
  })

  it('keeps the prepared layer when its phase starts', () => {
    const yellow = running('yellow', 30, { isFlashing: true })
    if (!('phaseStartsAt' in yellow)) throw new Error('There is no next phase.')
    const props = {
      workout: { subHeader: '', routines: [aRoutine(1)] },
      round: { roundNumber: 3, name: 'Heavy Bag', imageUrl: '/media/rounds/round-3.jpg' },
      ...({ lrVideo: false, language: 'en-us', isAndroid: false } as const),
    }
    const coming = { ...yellow, phaseStartsAt: 150_000 }
    const { container, rerender } = render(
      <WorkoutWall {...props} timer={running('green', 2)} coming={coming} />,
    )
    const ready = container.querySelector('[data-coming="true"] .timer-block')
    rerender(<WorkoutWall {...props} timer={{ ...yellow, phaseStartsAt: 150_000 }} />)
    expect(container.querySelectorAll('.timer-block')).toHaveLength(1)
    expect(container.querySelector('[data-coming="false"] .timer-block')).toBe(ready)
    expect(screen.getByRole('status').textContent).toBe('30 Seconds')
  })

  it('shows the cycle as cells, and dims the past ones', () => {
    const { container, rerender } = render(<Timed timer={running('yellow', 12)} />)
    const cells = () =>
      Array.from(container.querySelectorAll<HTMLElement>('.cycle-cell'), (cell) => [
        cell.dataset['is'],
        cell.style.getPropertyValue('--cell-colour'),
      ])
    const { green, yellow, red } = phaseColours.classic
    expect(cells()).toEqual([
      ...Array.from({ length: 5 }, () => ['passed', green.ground]),
      ['ahead', yellow.ground],
      ['ahead', red.ground],
    ])
    rerender(<Timed timer={running('green', 12)} palette="accessible" />)
    expect(cells().every(([is]) => is === 'ahead')).toBe(true)
    expect(cells()[0]).toEqual(['ahead', phaseColours.accessible.green.ground])
  })

  it.each(timerPhases)('uses the chosen palette everywhere during %s', (phase) => {
    const { container } = showWall({
      timer: running(phase, 30, { isFlashing: true }),
      palette: 'accessible',
    })
    const { ground, words, digits } = phaseColours.accessible[phase]
    const layer = container.querySelector<HTMLElement>('.phase-layer')
    const colours = ['ground', 'words', 'digits'].map((name) =>
      layer?.style.getPropertyValue(`--phase-${name}`),
    )
    expect(colours).toEqual([ground, words, digits])
    const classic = Object.values(phaseColours.classic).map((colour) => colour.ground)
    for (const colour of classic) expect(container.innerHTML).not.toContain(colour)
  })

  it('shows the workout while a round runs', () => {
    showWall({ timer: running('green', 90) })
    expect(screen.queryByRole('status')).toBeNull()
    screen.getByText('Do thing 1')
  })

  // spec: 2.1
  it('shows the exercise and its name during the break', () => {
    const { container } = showWall({ timer: running('red', 20, { exercise: jacks }) })
    screen.getByRole('heading', { level: 2, name: 'Jumping Jacks' })
    expect(sources(container)).toEqual(['/media/exercises/jumping-jack.mp4'])
    expect(screen.queryByText('Do thing 1')).toBeNull()
  })

  it('shows the name of an exercise without a video', () => {
    showWall({ timer: running('red', 20, { exercise: { ...jacks, videoLink: null } }) })
    expect(screen.getByRole('heading', { level: 2, name: 'Jumping Jacks' }).className).toBe(
      'break-poster-name',
    )
    screen.getByText('Keep moving until the bell.')
  })

  it('shows the name of an exercise whose video can’t be played', () => {
    const { container } = showWall({ timer: running('red', 20, { exercise: jacks }) })
    const [video] = videosIn(container)
    if (!video) throw new Error('There is no video.')
    fireEvent.error(video)
    screen.getByText('Keep moving until the bell.')
    expect(sources(container)).toEqual([])
  })

  it('says to keep moving in a break without an exercise', () => {
    const { rerender } = render(<Timed timer={running('yellow', 3)} />)
    screen.getByText('Do thing 1')
    rerender(<Timed timer={running('red', 20)} />)
    screen.getByRole('heading', { level: 2, name: 'Keep moving until the bell.' })
    expect(screen.queryByText('Do thing 1')).toBeNull()
    rerender(<Timed timer={running('green', 140)} />)
    screen.getByText('Do thing 1')
  })

  it('shows the number of the round next to the bar', () => {
    const { rerender } = render(<Timed timer={running('green', 20)} />)
    screen.getByText('Round 1 of 27')
    rerender(<Timed timer={running('red', 20, { iteration: 26 })} />)
    screen.getByText('Round 27 of 27')
    rerender(<Timed timer={{ phase: 'idle' }} />)
    expect(screen.queryByText(/of 27/)).toBeNull()
  })

  it('writes digits from left to right in Arabic', () => {
    showWall({ language: 'ar-sa', timer: running('yellow', 24) })
    expect(screen.getByRole('main').dir).toBe('rtl')
    expect(screen.getByRole('timer').querySelector('bdi')?.dir).toBe('ltr')
    screen.getByText('الراحة بعد')
  })
})

describe('a coach’s pause', () => {
  it('shows a label and an icon, stops the time, and doesn’t flash', () => {
    showWall({ timer: running('green', 88, { isPaused: true }) })
    const block = screen.getByRole('region', { name: 'Time left' })
    within(block).getByText('Paused')
    expect(block.dataset['paused']).toBe('true')
    expect(within(block).queryByText('Work')).toBeNull()
    expect(screen.getByRole('timer').textContent).toBe('1:28')
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('the preview of what comes next', () => {
  const jacks: BreakExercise = {
    name: 'jumping-jack',
    displayName: 'Jumping Jacks',
    videoLink: null,
  }
  const nextRound = { roundNumber: 4, name: 'Front Kicks', imageUrl: '' }
  const yellow = (exercise: BreakExercise | undefined) => {
    const state = running('yellow', 24)
    return state.phase === 'yellow' ? { ...state, comingExercise: exercise } : state
  }
  const band = () => document.querySelector('.next-band')?.textContent

  it('shows the break during yellow, and the next round from the middle of the break', () => {
    const { unmount } = showWall({ timer: yellow(jacks), nextRound })
    expect(band()).toBe('NextActive BreakJumping Jacks4Front Kicks')
    unmount()
    showWall({ timer: running('red', 15, { exercise: jacks }), nextRound })
    expect(band()).toBe('Next4RoundFront Kicks')
  })

  it('shows stills of the round at the time of its bell, and the direction to it', () => {
    const at = (seconds: number) => new Date(seconds * 1000).toISOString()
    const stills = [
      { from: at(-100), to: at(-1), files: ['/yesterday.jpg'] },
      { from: at(-1), to: at(9e9), files: ['/one.jpg', '/two.jpg', '/three.jpg', '/four.jpg'] },
    ]
    const shown = () => [
      ...[...document.querySelectorAll<HTMLImageElement>('.next-stills > img')].map((still) =>
        still.getAttribute('src'),
      ),
      ...[...document.querySelectorAll('.next-arrow')].map((arrow) =>
        arrow.getAttribute('data-way'),
      ),
    ]
    const round = { ...nextRound, stills }
    const props = { nextRound: round, nextWay: 'left' } as const
    const files = ['/one.jpg', '/two.jpg', '/three.jpg']
    const { unmount } = showWall({ timer: yellow(jacks), ...props })
    expect(shown()).toEqual([...files, 'none', 'left'])
    const [first] = document.querySelectorAll('.next-stills > img')
    if (first) fireEvent.error(first)
    expect(shown()).toEqual([...files.slice(1), 'none', 'left'])
    unmount()
    const red = running('red', 15, { exercise: jacks })
    showWall({ timer: red, ...props, nextWay: 'across' })
    expect(shown()).toEqual([...files, 'across'])
    expect(videosIn(document)).toEqual([])
  })

  it.each<[string, TimerState<BreakExercise>]>([
    ['during the round', running('green', 20)],
    ['in the first half of the break', running('red', 16, { exercise: jacks })],
    ['before a break without an exercise', yellow(undefined)],
  ])('is hidden %s', (_, timer) => {
    showWall({ timer, nextRound })
    expect(band()).toBeUndefined()
  })

  it('is hidden after the last round and if the location has turned it off', () => {
    const last = running('red', 10, { exercise: jacks })
    if (last.phase !== 'red') throw new Error('It isn’t a break.')
    const { unmount } = showWall({ timer: { ...last, iteration: 26 }, nextRound })
    expect(band()).toBeUndefined()
    unmount()
    showWall({ timer: yellow(jacks) })
    expect(band()).toBeUndefined()
  })
})

it('stops the clip of the next exercise just before the break', () => {
  const warning = running('yellow', 2)
  const coming = running('red', 30, { isFlashing: true, exercise: jacks })
  if (warning.phase !== 'yellow' || coming.phase !== 'red') throw new Error('It isn’t the warning.')
  const props: WorkoutWallProps = {
    workout: { subHeader: '', routines: [aRoutine(1)] },
    round: { roundNumber: 3, name: 'Heavy Bag', imageUrl: '' },
    lrVideo: false,
    language: 'en-us',
    isAndroid: false,
    timer: { ...warning, comingExercise: jacks },
    nextRound: { roundNumber: 4, name: 'Front Kicks', imageUrl: '' },
  }
  const { container, rerender } = render(<WorkoutWall {...props} />)
  const playing = () =>
    [container.querySelector('.next-band'), container.querySelector('.video-row')].map(
      (part) => part && videosIn(part).length,
    )
  expect(playing()).toEqual([1, 1])
  rerender(<WorkoutWall {...props} coming={{ ...coming, phaseStartsAt: 30_000 }} />)
  expect(playing()).toEqual([0, 1])
  rerender(<WorkoutWall {...props} />)
  expect(playing()).toEqual([1, 1])
})

describe('a timer with a future start', () => {
  const startsAt = Date.parse('2026-11-22T00:00:00Z')
  const waiting = (remainingMs: number) => ({ phase: 'waiting', startsAt, remainingMs }) as const

  it.each([
    ['en-us', 'Starts at', '6:00 PM'],
    ['es-mx', 'Empieza a las', '6:00 p.m.'],
    ['fr', 'Début à', '18:00'],
  ] as const)('shows the start in %s in the location’s time zone', (language, words, time) => {
    showWall({ timer: waiting(3_600_000), timeZone: 'America/Chicago', language })
    screen.getByText(words)
    const shown = document.querySelector('.timer-start')?.textContent
    expect(shown?.replaceAll(/\s/g, ' ')).toBe(time)
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('counts down the last ten seconds', () => {
    showWall({ timer: waiting(7_000), timeZone: 'America/Chicago' })
    screen.getByText('Starts in')
    expect(screen.getByRole('timer').textContent).toBe('0:07')
  })
})
