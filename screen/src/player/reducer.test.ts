import type { HeartbeatResponse, Programme } from '@roundboard/contract'
import { timerAt, type TimerState } from '@roundboard/domain'
import { describe, expect, it } from 'vitest'
import {
  aLocation,
  anExercise,
  aScreen,
  aWorkout,
  createFakeServer,
} from '../testing/fake-server.ts'
import {
  type Display,
  type Effect,
  type Mode,
  type PlayerEvent,
  type PlayerState,
  startState,
} from './player-state.ts'
import { reduce } from './reducer.ts'

const server = createFakeServer()
const midnight = server.midnight
const now = midnight - 3_600_000
const second = 1_000

const programme = server.programme()
const boxing = programme.intervals[0]?.workout ?? aWorkout()
const kicks = programme.intervals[1]?.workout ?? aWorkout()

/** A later revision with another workout today. */
const edited = aWorkout({ subHeader: 'Edited', updatedAt: '2026-11-21T12:00:00.000Z' })
const withToday = (workout: typeof boxing | null, given: Partial<Programme> = {}): Programme => ({
  ...programme,
  revision: '2',
  intervals: programme.intervals.map((interval, day) =>
    day === 0 ? { ...interval, workout } : interval,
  ),
  ...given,
})
const newer = withToday(edited)
const empty = withToday(null)

const location = {
  locationIdentifier: 'RB-1024',
  activeBreaks: programme.activeBreaks,
}
const withTimer = aScreen({ location: aLocation({ vtsEnabled: true }) })
const timed = { ...programme, screen: withTimer }
const timedNewer = { ...newer, screen: withTimer }

const course = { stamp: now, playlist: [anExercise('burpee')] }
const flash = timerAt(course, now + second)
const midRound = timerAt(course, now + 60 * second)
const warning = timerAt(course, now + 160 * second)
const activeBreak = timerAt(course, now + 185 * second)
const nextRound = timerAt(course, now + 270 * second)
const pausedFor = (ms: number) =>
  timerAt({ ...course, stamp: now - ms - 60 * second, pausedAt: now - ms }, now)
const paused = pausedFor(210 * second)
const leftPaused = pausedFor(211 * second)
const idle = { phase: 'idle' } as const

const onAir = { wall: 'workout', workout: boxing, knownUntil: undefined } as const
const notReady = { wall: 'not-ready' } as const
const code = { name: 'waiting', linkId: 'l', code: 'ABC123' } as const
const appInfo = { name: 'Roundboard', supportEmail: 'help@gym.test' } as NonNullable<
  Display['appInfo']
>

type Changes = Partial<Omit<PlayerState, 'display'>> & { readonly display?: Partial<Display> }

const changed = (state: PlayerState, { display, ...fields }: Changes): PlayerState => ({
  ...state,
  ...fields,
  display: { ...state.display, ...display },
})
const link = 3
const inMode = (mode: Mode, given: Changes = {}): PlayerState =>
  changed(changed(startState(null), { link, display: { mode } }), given)

const pairing = inMode({ name: 'pairing', pairing: { name: 'announcing' } })
const loading = inMode({ name: 'loading' })
const refused = inMode({ name: 'refused' })
const playingOf = (shown: Programme, given: Changes = {}) =>
  changed(
    inMode(
      { name: 'playing', programme: shown },
      {
        hasReadProgramme: true,
        isTimeKnown: true,
        display: { playing: onAir },
      },
    ),
    given,
  )
const playing = playingOf(programme)
const playingTimed = playingOf(timed, { timer: midRound })
const refreshing = changed(playing, {
  display: { mode: { name: 'refreshing', previous: programme } },
})
const waitingForFiles = (given: Changes = {}) =>
  changed(playing, {
    pending: { programme: newer, urgency: 'at-bell' },
    isCached: false,
    ...given,
  })

const states = { pairing, loading, refused, playing, refreshing }
const modes = Object.keys(states) as (keyof typeof states)[]

const show = (
  shown: Display['playing'],
  given: Partial<Effect & { type: 'show' }> = {},
): Effect => ({
  type: 'show',
  playing: shown,
  location: null,
  nextChangeAt: shown === null ? null : midnight,
  ...given,
})
const showsNothing = show(null)
const run = (task: 'pairing' | 'content' | 'heartbeat'): Effect => ({ type: 'run', task })
const workout = (shown: typeof boxing) => ({ ...onAir, workout: shown })
const updates = { type: 'apply-updates' } as const
const cacheFiles = (files: Programme, playing: Programme | null): Effect => ({
  type: 'cache',
  programme: files,
  playing,
})
const store = (stored: Programme): Effect => ({ type: 'store', programme: stored })

const answer = (given: Partial<HeartbeatResponse> = {}): HeartbeatResponse => ({
  screen: programme.screen,
  workout: boxing,
  lrVideo: false,
  appVersion: programme.appVersion,
  programmeRevision: '1',
  build: null,
  ...given,
})
const answered = (given: Partial<HeartbeatResponse> = {}) =>
  ({
    type: 'heartbeat-answered',
    link,
    answer: answer(given),
    applied: { refresh: 3, hardRefresh: 1 },
  }) as const
const applyAnswer = (given: Partial<HeartbeatResponse> = {}): Effect => ({
  type: 'apply-answer',
  answer: answer(given),
})
const soft = aScreen({ refreshFlag: true, refreshRevision: 4 })
const hard = aScreen({ hardRefreshFlag: true, hardRefreshRevision: 2 })
const both = { ...hard, refreshFlag: true, refreshRevision: 4 }
const done = { ...both, refreshRevision: 3, hardRefreshRevision: 1 }

type Row = readonly [
  name: string,
  state: PlayerState,
  event: PlayerEvent,
  changes: Changes,
  effects: readonly Effect[],
]
type Tables = Readonly<Record<PlayerEvent['type'], readonly Row[]>>

/** The same row for each of these modes. */
const inEach = (
  of: readonly (keyof typeof states)[],
  name: string,
  event: PlayerEvent,
  changes: Changes,
  effects: readonly Effect[],
): Row[] => of.map((mode) => [`${name} while ${mode}`, states[mode], event, changes, effects])

const ticked = (timer: TimerState<ReturnType<typeof anExercise>>) =>
  ({ type: 'timer-ticked', timer }) as const
const read = (of: Programme) => ({ type: 'programme-read', link, programme: of }) as const
const ended = (of: Programme | null) =>
  ({ type: 'refresh-ended', link, revision: 4, programme: of }) as const
const cached = (isCached: boolean, broken: readonly string[] = pairing.display.broken) =>
  ({ type: 'cache-changed', isCached, broken }) as const
const linked = (of: Programme | null) => ({ type: 'linked', programme: of }) as const
const showsPlaying = (of: Programme): Changes => ({
  display: { mode: { name: 'playing', programme: of } },
})

const tables: Tables = {
  'pairing-changed': [
    [
      'shows its code',
      pairing,
      { type: 'pairing-changed', pairing: code },
      { display: { mode: { name: 'pairing', pairing: code } } },
      [],
    ],
    ...inEach(
      ['loading', 'refused', 'playing', 'refreshing'],
      'ignores a late code',
      { type: 'pairing-changed', pairing: code },
      {},
      [],
    ),
  ],
  linked: [
    [
      'loads once linked',
      pairing,
      linked(null),
      { display: { mode: { name: 'loading' } } },
      [showsNothing, { type: 'start-tasks', link }],
    ],
    [
      'plays its stored programme at once and caches its files',
      pairing,
      linked(programme),
      { isCached: false, display: { mode: { name: 'playing', programme }, playing: onAir } },
      [show(onAir), cacheFiles(programme, null), { type: 'start-tasks', link }],
    ],
    ...inEach(
      ['loading', 'refused', 'playing', 'refreshing'],
      'ignores a second token',
      linked(programme),
      {},
      [],
    ),
  ],
  'token-rejected': [
    ...(['loading', 'refused', 'playing', 'refreshing'] as const).map((mode): Row => [
      `pairs again when unlinked while ${mode}`,
      states[mode],
      { type: 'token-rejected', link },
      {
        link: link + 1,
        hasReadProgramme: false,
        display: { mode: { name: 'pairing', pairing: { name: 'announcing' } }, playing: null },
      },
      [{ type: 'unlink' }, showsNothing, { type: 'start-pairing' }],
    ]),
    [
      'drops the pending programme and the wait for the bell',
      waitingForFiles({ waitsForBell: true }),
      { type: 'token-rejected', link },
      {
        link: link + 1,
        pending: null,
        isCached: true,
        waitsForBell: false,
        hasReadProgramme: false,
        display: { mode: { name: 'pairing', pairing: { name: 'announcing' } }, playing: null },
      },
      [{ type: 'unlink' }, showsNothing, { type: 'start-pairing' }],
    ],
  ],
  'facts-read': [
    ...inEach(
      modes,
      'stores the support address',
      { type: 'facts-read', facts: { appInfo, supportEmail: appInfo.supportEmail } },
      { display: { appInfo, supportEmail: appInfo.supportEmail } },
      [],
    ),
    ...inEach(
      modes,
      'plays its videos in another mode',
      { type: 'facts-read', facts: { videoMode: 'stills' } },
      { display: { videoMode: 'stills' } },
      [],
    ),
  ],
  'clock-measured': [
    ...inEach(
      ['pairing', 'loading', 'refused'],
      'has nothing to show',
      { type: 'clock-measured' },
      { isTimeKnown: true },
      [showsNothing],
    ),
    ...inEach(
      ['playing', 'refreshing'],
      'shows what is on air by the measured time',
      { type: 'clock-measured' },
      {},
      [show(onAir)],
    ),
    [
      'changes the workout during a round after the first measurement',
      changed(playingTimed, { isTimeKnown: false, display: { playing: workout(kicks) } }),
      { type: 'clock-measured' },
      { isTimeKnown: true, display: { playing: onAir } },
      [show(onAir, { location })],
    ],
    [
      'waits for the bell after a later measurement',
      changed(playingTimed, { display: { playing: workout(kicks) } }),
      { type: 'clock-measured' },
      { waitsForBell: true },
      [show({ wall: 'workout', workout: kicks }, { location })],
    ],
  ],
  'timer-ticked': [
    ...inEach(modes, 'may reload without a timer', ticked(idle), {}, [updates]),
    ['may not reload in a flash', playingOf(timed), ticked(flash), { timer: flash }, []],
    ['may not reload in a round', playingOf(timed), ticked(midRound), { timer: midRound }, []],
    ['may not reload in its last seconds', playingTimed, ticked(warning), { timer: warning }, []],
    ['may not reload in a pause', playingTimed, ticked(paused), { timer: paused }, []],
    [
      'may reload in a long pause',
      playingTimed,
      ticked(leftPaused),
      { timer: leftPaused },
      [updates],
    ],
    ['may reload in a break', playingTimed, ticked(activeBreak), { timer: activeBreak }, [updates]],
    [
      'keeps its workout until the bell even if files are cached',
      changed(playingTimed, { pending: { programme: timedNewer, urgency: 'at-bell' } }),
      ticked(warning),
      { timer: warning },
      [],
    ],
    [
      'shows the pending programme at the bell and reports it',
      changed(playingTimed, {
        waitsForBell: true,
        pending: { programme: timedNewer, urgency: 'at-bell' },
      }),
      ticked(activeBreak),
      {
        timer: activeBreak,
        waitsForBell: false,
        pending: null,
        display: { mode: { name: 'playing', programme: timedNewer }, playing: workout(edited) },
      },
      [
        updates,
        store(timedNewer),
        show(workout(edited), { location }),
        show(workout(edited), { location }),
      ],
    ],
    [
      'shows the next day at the bell and reports it',
      changed(playingTimed, { waitsForBell: true, display: { playing: workout(kicks) } }),
      ticked(activeBreak),
      { timer: activeBreak, waitsForBell: false, display: { playing: onAir } },
      [updates, show(onAir, { location }), run('heartbeat')],
    ],
    [
      'wakes up during another round and shows the pending programme',
      changed(playingTimed, { pending: { programme: timedNewer, urgency: 'at-bell' } }),
      ticked(nextRound),
      {
        timer: nextRound,
        pending: null,
        display: { mode: { name: 'playing', programme: timedNewer }, playing: workout(edited) },
      },
      [store(timedNewer), show(workout(edited), { location }), show(workout(edited), { location })],
    ],
    [
      'shows the next day in a long pause and reports it',
      changed(playingTimed, { waitsForBell: true, display: { playing: workout(kicks) } }),
      ticked(leftPaused),
      { timer: leftPaused, waitsForBell: false, display: { playing: onAir } },
      [updates, show(onAir, { location }), run('heartbeat')],
    ],
    [
      'keeps its workout when the first round starts',
      playingOf(timed, { display: { playing: workout(kicks) } }),
      ticked(midRound),
      { timer: midRound },
      [],
    ],
  ],
  'time-passed': [
    ...inEach(
      ['playing', 'refreshing'],
      'checks again before a distant change',
      { type: 'time-passed' },
      {},
      [show(onAir)],
    ),
    [
      'shows the next day and reports it',
      playingOf(programme, { display: { playing: workout(kicks) } }),
      { type: 'time-passed' },
      { display: { playing: onAir } },
      [show(onAir), run('heartbeat')],
    ],
    [
      'waits for the bell during a round',
      changed(playingTimed, { display: { playing: workout(kicks) } }),
      { type: 'time-passed' },
      { waitsForBell: true },
      [show({ wall: 'workout', workout: kicks }, { location })],
    ],
    [
      'waits during a pause',
      changed(playingTimed, { timer: paused, display: { playing: workout(kicks) } }),
      { type: 'time-passed' },
      { waitsForBell: true },
      [show({ wall: 'workout', workout: kicks }, { location })],
    ],
    [
      'shows the next day in a long pause',
      changed(playingTimed, { timer: leftPaused, display: { playing: workout(kicks) } }),
      { type: 'time-passed' },
      { display: { playing: onAir } },
      [show(onAir, { location }), run('heartbeat')],
    ],
    [
      'fetches the programme when the next day has none',
      playingOf(empty),
      { type: 'time-passed' },
      { display: { playing: notReady } },
      [show(notReady), run('content'), run('heartbeat')],
    ],
  ],
  'programme-read': [
    ...(['loading', 'refused'] as const).map((mode): Row => [
      `plays the fetched programme in mode ${mode} without waiting for its files`,
      states[mode],
      read(programme),
      {
        hasReadProgramme: true,
        isCached: false,
        display: { mode: { name: 'playing', programme }, playing: onAir },
      },
      [cacheFiles(programme, null), store(programme), show(onAir)],
    ]),
    [
      'keeps its content until the files are cached',
      playing,
      read(newer),
      { isCached: false, pending: { programme: newer, urgency: 'at-bell' } },
      [cacheFiles(newer, programme)],
    ],
    [
      'replaces a pending programme with a newer one',
      waitingForFiles(),
      read(empty),
      { pending: { programme: empty, urgency: 'at-bell' } },
      [cacheFiles(empty, programme)],
    ],
    [
      'is urgent the first time, because it changed while the screen was off',
      changed(playing, { hasReadProgramme: false }),
      read(newer),
      {
        hasReadProgramme: true,
        isCached: false,
        pending: { programme: newer, urgency: 'at-once' },
      },
      [cacheFiles(newer, programme)],
    ],
    [
      'waits for the refresh to end',
      refreshing,
      read(newer),
      { isCached: false, pending: { programme: newer, urgency: 'at-bell' } },
      [cacheFiles(newer, programme)],
    ],
  ],
  'programme-refused': [
    [
      'is refused with nothing to show',
      loading,
      { type: 'programme-refused', link },
      { display: { mode: { name: 'refused' } } },
      [],
    ],
    ...inEach(
      ['refused', 'playing', 'refreshing'],
      'changes nothing',
      { type: 'programme-refused', link },
      {},
      [],
    ),
  ],
  'cache-changed': [
    ...inEach(
      modes,
      'leaves out broken files',
      cached(true, ['/a.mp4']),
      { display: { broken: ['/a.mp4'] } },
      [],
    ),
    [
      'shows the newest programme when its files are cached',
      waitingForFiles(),
      cached(true),
      {
        isCached: true,
        pending: null,
        display: { mode: { name: 'playing', programme: newer }, playing: workout(edited) },
      },
      [store(newer), show(workout(edited))],
    ],
    ['goes on waiting for files', waitingForFiles(), cached(false), {}, []],
    [
      'stores it during a round and waits for the bell',
      changed(playingTimed, {
        pending: { programme: timedNewer, urgency: 'at-bell' },
        isCached: false,
      }),
      cached(true),
      { isCached: true, waitsForBell: true },
      [store(timedNewer)],
    ],
    [
      'shows it during a round if it is urgent',
      changed(playingTimed, {
        pending: { programme: timedNewer, urgency: 'at-once' },
        isCached: false,
      }),
      cached(true),
      {
        isCached: true,
        pending: null,
        display: { mode: { name: 'playing', programme: timedNewer }, playing: workout(edited) },
      },
      [store(timedNewer), show(workout(edited), { location })],
    ],
    [
      'shows an older version of its workout only after a refresh',
      changed(playing, {
        pending: { programme, urgency: 'anew' },
        isCached: false,
        display: { playing: workout(edited) },
      }),
      cached(true),
      { isCached: true, pending: null, display: { playing: onAir } },
      [store(programme), show(onAir)],
    ],
    [
      'shows nothing new during a refresh',
      changed(refreshing, {
        pending: { programme: newer, urgency: 'anew' },
        isCached: false,
      }),
      cached(true),
      { isCached: true },
      [],
    ],
  ],
  sync: [
    ...inEach(['pairing'], 'asks whether its code was entered', { type: 'sync' }, {}, [
      run('pairing'),
    ]),
    ...inEach(
      ['loading', 'refused', 'playing', 'refreshing'],
      'sends a heartbeat',
      { type: 'sync' },
      {},
      [run('heartbeat')],
    ),
  ],
  'heartbeat-answered': [
    ['hands it on', playing, answered({ build: 'b' }), {}, [applyAnswer({ build: 'b' })]],
    [
      'fetches a new programme',
      playing,
      answered({ programmeRevision: '2' }),
      {},
      [applyAnswer({ programmeRevision: '2' }), run('content')],
    ],
    [
      'doesn’t fetch a pending programme again',
      waitingForFiles(),
      answered({ programmeRevision: '2' }),
      {},
      [applyAnswer({ programmeRevision: '2' })],
    ],
    ...inEach(['loading', 'refused'], 'reads a programme', answered(), {}, [
      applyAnswer(),
      run('content'),
    ]),
    [
      'refreshes its content',
      playing,
      answered({ screen: soft, programmeRevision: '2' }),
      { display: { mode: { name: 'refreshing', previous: programme } } },
      [
        applyAnswer({ screen: soft, programmeRevision: '2' }),
        { type: 'refresh', link, revision: 4 },
      ],
    ],
    [
      'refreshes before it has content',
      loading,
      answered({ screen: soft }),
      { display: { mode: { name: 'refreshing', previous: null } } },
      [applyAnswer({ screen: soft }), { type: 'refresh', link, revision: 4 }],
    ],
    [
      'runs one refresh at a time',
      refreshing,
      answered({ screen: soft }),
      {},
      [applyAnswer({ screen: soft })],
    ],
    [
      'reloads the page before anything else',
      playing,
      answered({ screen: both, programmeRevision: '2' }),
      {},
      [
        applyAnswer({ screen: both, programmeRevision: '2' }),
        { type: 'hard-refresh', revision: 2 },
      ],
    ],
    [
      'doesn’t repeat a refresh',
      playing,
      answered({ screen: done }),
      {},
      [applyAnswer({ screen: done })],
    ],
  ],
  'refresh-read': [
    [
      'caches the files while the refresh message shows',
      refreshing,
      { type: 'refresh-read', link, programme: newer },
      { isCached: false, pending: { programme: newer, urgency: 'anew' } },
      [cacheFiles(newer, programme)],
    ],
  ],
  'refresh-ended': [
    [
      'plays the fetched programme',
      changed(refreshing, { pending: { programme: newer, urgency: 'anew' } }),
      ended(newer),
      {
        pending: null,
        display: { mode: { name: 'playing', programme: newer }, playing: workout(edited) },
      },
      [
        { type: 'mark-refreshed', revision: 4 },
        store(newer),
        show(workout(edited)),
        run('heartbeat'),
      ],
    ],
    [
      'plays an older version of its workout, because staff requested the refresh',
      changed(refreshing, { display: { playing: workout(edited) } }),
      ended(programme),
      { display: { mode: { name: 'playing', programme }, playing: onAir } },
      [{ type: 'mark-refreshed', revision: 4 }, store(programme), show(onAir), run('heartbeat')],
    ],
    [
      'plays the old one until the new files are cached',
      changed(refreshing, {
        pending: { programme: newer, urgency: 'anew' },
        isCached: false,
      }),
      ended(newer),
      showsPlaying(programme),
      [{ type: 'mark-refreshed', revision: 4 }, show(onAir), run('heartbeat')],
    ],
    [
      'plays the old one if it failed, and tries again',
      refreshing,
      ended(null),
      showsPlaying(programme),
      [show(onAir)],
    ],
    [
      'plays a programme fetched meanwhile if it failed',
      changed(refreshing, { pending: { programme: newer, urgency: 'at-bell' } }),
      ended(null),
      {
        pending: null,
        display: { mode: { name: 'playing', programme: newer }, playing: workout(edited) },
      },
      [show(onAir), store(newer), show(workout(edited))],
    ],
    [
      'is refused if it failed and there is nothing else',
      inMode({ name: 'refreshing', previous: null }),
      ended(null),
      { display: { mode: { name: 'refused' } } },
      [showsNothing],
    ],
  ],
}

const linkedModes = ['loading', 'refused', 'playing', 'refreshing'] as const

/** The modes in which each event can happen; events of an earlier link are tested in all modes. */
const occurs: Readonly<Record<PlayerEvent['type'], readonly string[]>> = {
  'pairing-changed': modes,
  linked: modes,
  'token-rejected': linkedModes,
  'facts-read': modes,
  'clock-measured': modes,
  'timer-ticked': modes,
  // Only a programme has a next change and cached files.
  'time-passed': ['playing', 'refreshing'],
  'cache-changed': modes,
  sync: modes,
  'programme-read': linkedModes,
  'programme-refused': linkedModes,
  'heartbeat-answered': linkedModes,
  'refresh-read': ['refreshing'],
  'refresh-ended': ['refreshing'],
}

describe.each(Object.entries(tables))('%s', (type, rows) => {
  it.each(rows)('%s', (_, state, event, changes, effects) => {
    expect(reduce(state, { ...event, now })).toEqual([changed(state, changes), effects])
  })

  it('has a row for every mode in which the event can happen', () => {
    const tried = new Set(rows.map(([, state]) => state.display.mode.name))
    expect([...tried].sort()).toEqual([...occurs[type as PlayerEvent['type']]].sort())
  })
})

const ofEarlierLink: readonly PlayerEvent[] = [
  { ...read(newer), link: link - 1 },
  { type: 'programme-refused', link: link - 1 },
  { type: 'refresh-read', link: link - 1, programme: newer },
  { ...ended(newer), link: link - 1 },
  { ...ended(null), link: link - 1 },
  { ...answered({ screen: hard, programmeRevision: '2' }), link: link - 1 },
  { type: 'token-rejected', link: link - 1 },
]

describe.each(modes)('a response to a previous link in mode %s', (mode) => {
  it.each(ofEarlierLink)('changes nothing: $type', (event) => {
    const [state, effects] = reduce(states[mode], { ...event, now })
    expect(state).toBe(states[mode])
    expect(effects).toEqual([])
  })
})

it('ignores responses after the screen was unlinked', () => {
  const [unlinked] = reduce(refreshing, { type: 'token-rejected', link, now })
  for (const event of [read(newer), ended(newer), answered({ screen: soft })])
    expect(reduce(unlinked, { ...event, now })).toEqual([unlinked, []])
})

it.each(modes)('keeps the same display object while nothing changes in mode %s', (mode) => {
  const [first] = reduce(states[mode], { type: 'clock-measured', now })
  const [second] = reduce(first, { ...ticked(idle), now: now + 1_000 })
  expect(second.display).toBe(states[mode].display)
})
