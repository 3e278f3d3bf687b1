import type { ScreenEvent } from '@roundboard/contract'
import { addDays, limits } from '@roundboard/domain'
import type { Change, Changes } from '../../../platform/changes.ts'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import {
  createStreams,
  eventText,
  type Stream,
  type StreamTarget,
} from '../../../platform/push/streams.ts'

/** One display needs one stream; what a flaky network left behind are others. */
const streamsPerToken = 5

interface Listener {
  readonly screenId: string
  readonly tokenHash: string
  locationId: string
  round: number
}

type Index<Key> = Map<Key, Set<Stream<Listener>>>

function add<Key>(index: Index<Key>, key: Key, stream: Stream<Listener>): void {
  const streams = index.get(key)
  if (streams) streams.add(stream)
  else index.set(key, new Set([stream]))
}

function remove<Key>(index: Index<Key>, key: Key, stream: Stream<Listener>): void {
  const streams = index.get(key)
  streams?.delete(stream)
  if (streams?.size === 0) index.delete(key)
}

export type ScreenPush = ReturnType<typeof createScreenPush>

/** Tells screens that something changed for them: which change reaches whom is read here. */
export function createScreenPush(dependencies: {
  changes: Changes
  clock: Clock
  /** The newest change that this process has heard of. */
  revision: () => number
  /** The hash of each screen's token, as it is now. */
  readTokenHashes: (screenIds: readonly string[]) => Promise<ReadonlyMap<string, string | null>>
}) {
  const { changes, clock, revision, readTokenHashes } = dependencies
  const byScreen: Index<string> = new Map()
  const byLocation: Index<string> = new Map()
  const byRound: Index<number> = new Map()
  let heard = 0

  const enter = (stream: Stream<Listener>) => {
    add(byScreen, stream.listener.screenId, stream)
    add(byLocation, stream.listener.locationId, stream)
    add(byRound, stream.listener.round, stream)
  }
  const leave = (stream: Stream<Listener>) => {
    remove(byScreen, stream.listener.screenId, stream)
    remove(byLocation, stream.listener.locationId, stream)
    remove(byRound, stream.listener.round, stream)
  }

  const streams = createStreams<Listener>({
    revision,
    onOpen: enter,
    onClose: leave,
  })

  function move(screenId: string, locationId: string, round: number): void {
    for (const stream of [...(byScreen.get(screenId) ?? [])]) {
      leave(stream)
      stream.listener.locationId = locationId
      stream.listener.round = round
      enter(stream)
    }
  }

  const endAll = (whose: readonly Stream<Listener>[]) => {
    for (const stream of whose) streams.end(stream)
  }

  /** Ends the streams whose token opens nothing any more; what cannot be looked up ends, too, and comes back. */
  function endRevoked(whose: readonly Stream<Listener>[]): void {
    if (whose.length === 0) return
    readTokenHashes([...new Set(whose.map(({ listener }) => listener.screenId))]).then(
      (tokens) => {
        endAll(whose.filter(({ listener }) => tokens.get(listener.screenId) !== listener.tokenHash))
      },
      () => {
        endAll(whose)
      },
    )
  }

  function tell(whom: Iterable<Stream<Listener>>, event: ScreenEvent): void {
    const text = eventText(event, { revision: revision() })
    for (const stream of whom) streams.send(stream, text)
  }

  // A day more on both sides: it is not the same day everywhere.
  function isWithinProgrammes({ from, to }: { from: string; to: string }): boolean {
    const today = stampOf(clock()).slice(0, 10)
    return to >= addDays(today, -2) && from <= addDays(today, limits.programmeDays + 2)
  }

  /** The streams of the rounds and locations that show an item, each once. */
  function showing({ rounds, locationIds }: Extract<Change, { kind: 'media' }>) {
    if (locationIds === 'all') return streams.all()
    return new Set([
      ...rounds.flatMap((round) => [...(byRound.get(round) ?? [])]),
      ...locationIds.flatMap((id) => [...(byLocation.get(id) ?? [])]),
    ])
  }

  function hear(change: Change): void {
    if (change.kind === 'phones') return
    heard += 1
    switch (change.kind) {
      case 'workouts':
        if (!isWithinProgrammes(change.days)) return
        for (const round of change.rounds) tell(byRound.get(round) ?? [], 'programme')
        return
      case 'location':
      case 'equipment':
        tell(byLocation.get(change.locationId) ?? [], 'programme')
        return
      case 'timer':
        tell(byLocation.get(change.locationId) ?? [], 'timer')
        return
      case 'screen':
        move(change.screenId, change.locationId, change.round)
        tell(byScreen.get(change.screenId) ?? [], 'screen')
        endRevoked([...(byScreen.get(change.screenId) ?? [])])
        return
      case 'screens-deleted':
        for (const screenId of change.screenIds) endAll([...(byScreen.get(screenId) ?? [])])
        return
      case 'media':
        tell(showing(change), 'programme')
        return
      case 'rounds':
      case 'exercises':
      case 'face':
      case 'releases':
        tell(streams.all(), 'programme')
        return
      case 'everything':
        tell(streams.all(), 'programme')
        endRevoked([...streams.all()])
        return
      // Whom it concerns is said when it is known: `tellScreens`.
      case 'announcements':
      case 'builds':
      case 'passes':
      case 'user':
      case 'factor-roles':
        return
    }
  }

  const unsubscribe = changes.subscribe(hear)

  return {
    /** Of too many streams with a token the oldest ends: the newest is the one behind which a display is. */
    open(target: StreamTarget, listener: Listener, heardBefore: number): void {
      const mine = [...(byScreen.get(listener.screenId) ?? [])].filter(
        (stream) => stream.listener.tokenHash === listener.tokenHash,
      )
      endAll(mine.slice(0, Math.max(0, mine.length + 1 - streamsPerToken)))
      const stream = streams.open(target, listener)
      // What changed since the token was looked up may have been the token.
      if (heard !== heardBefore) endRevoked([stream])
    },
    /** Has those screens ask what is wanted of them. */
    tellScreens(isConcerned: (screen: Listener) => boolean): void {
      tell(
        [...streams.all()].filter(({ listener }) => isConcerned(listener)),
        'screen',
      )
    },
    /** How many changes were heard, to be asked before a token is looked up. */
    heard: () => heard,
    count: () => streams.count(),
    /** Says goodbye to all; must come before the server waits for its connections to end. */
    close() {
      unsubscribe()
      streams.close()
    },
  }
}
