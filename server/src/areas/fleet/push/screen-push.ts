import type { ScreenEvent } from '@roundboard/contract'
import { addDays, limits } from '@roundboard/domain'
import type { Change } from '../../../platform/changes.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  createStreams,
  eventText,
  type Stream,
  type StreamTarget,
} from '../../../platform/push/streams.ts'
import { createTurns } from '../../../platform/push/turns.ts'

/** A screen needs one stream. Others are left over from a flaky network. */
const streamsPerToken = 5

/** A program after an edit costs 0.1 ms: 5,000 a second leave a server time for everything else. */
const programmesPerTurn = 250

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

/** Notifies screens of changes that affect them, and decides which those are. */
export function createScreenPush(
  dependencies: Pick<Platform, 'changes' | 'clock' | 'revision'> & {
    /** The current hash of each screen's token. */
    readTokenHashes: (screenIds: readonly string[]) => Promise<ReadonlyMap<string, string | null>>
  },
) {
  const { changes, clock, revision, readTokenHashes } = dependencies
  const byScreen: Index<string> = new Map()
  const byLocation: Index<string> = new Map()
  const byRound: Index<number> = new Map()
  let changeCount = 0

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
    onClose(stream) {
      leave(stream)
      turns.leave(stream)
    },
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

  /** Ends streams whose token was revoked, or can't be checked; those reconnect. */
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

  function notify(whom: Iterable<Stream<Listener>>, event: ScreenEvent): void {
    const text = eventText(event, { revision: revision() })
    for (const stream of whom) streams.send(stream, text)
  }

  const turns = createTurns<Stream<Listener>>(programmesPerTurn, (next) =>
    notify(next, 'programme'),
  )

  // One extra day on both sides for time zones.
  function isWithinProgrammes({ from, to }: { from: string; to: string }): boolean {
    const today = stampOf(clock()).slice(0, 10)
    return to >= addDays(today, -2) && from <= addDays(today, limits.programmeDays + 2)
  }

  /** The streams of the rounds and locations that show an item, each once. */
  function streamsOf({ rounds, locationIds }: Extract<Change, { kind: 'media' }>) {
    if (locationIds === 'all') return streams.all()
    return new Set([
      ...rounds.flatMap((round) => [...(byRound.get(round) ?? [])]),
      ...locationIds.flatMap((id) => [...(byLocation.get(id) ?? [])]),
    ])
  }

  function handleChange(change: Change): void {
    if (change.kind === 'phones') return
    changeCount += 1
    switch (change.kind) {
      case 'workouts':
        if (!isWithinProgrammes(change.days)) return
        for (const round of change.rounds) turns.add(byRound.get(round) ?? [])
        return
      case 'location':
      case 'equipment':
        // So few needn't wait behind a change to the whole fleet.
        notify(byLocation.get(change.locationId) ?? [], 'programme')
        return
      case 'timer':
        notify(byLocation.get(change.locationId) ?? [], 'timer')
        return
      case 'screen':
        move(change.screenId, change.locationId, change.round)
        notify(byScreen.get(change.screenId) ?? [], 'screen')
        endRevoked([...(byScreen.get(change.screenId) ?? [])])
        return
      case 'screens-deleted':
        for (const screenId of change.screenIds) endAll([...(byScreen.get(screenId) ?? [])])
        return
      case 'media':
        turns.add(streamsOf(change))
        return
      case 'rounds':
      case 'exercises':
      case 'face':
      case 'releases':
        turns.add(streams.all())
        return
      case 'everything':
        turns.add(streams.all())
        endRevoked([...streams.all()])
        return
      // Recipients are resolved later, in `notifyScreens`.
      case 'announcements':
      case 'builds':
      case 'passes':
      case 'user':
      case 'factor-roles':
      case 'regions':
        return
    }
  }

  const unsubscribe = changes.subscribe(handleChange)

  return {
    /** Of too many streams with one token, ends the oldest, since the latest is the live one. */
    open(target: StreamTarget, listener: Listener, changesBefore: number): void {
      const mine = [...(byScreen.get(listener.screenId) ?? [])].filter(
        (stream) => stream.listener.tokenHash === listener.tokenHash,
      )
      endAll(mine.slice(0, Math.max(0, mine.length + 1 - streamsPerToken)))
      const stream = streams.open(target, listener)
      // A change since the token was checked may have revoked it.
      if (changeCount !== changesBefore) endRevoked([stream])
    },
    /** Makes these screens send a heartbeat. */
    notifyScreens(isConcerned: (screen: Listener) => boolean): void {
      notify(
        [...streams.all()].filter(({ listener }) => isConcerned(listener)),
        'screen',
      )
    },
    /** The number of changes so far, to be read before a token is checked. */
    changesSoFar: () => changeCount,
    count: () => streams.count(),
    /** Ends all streams. Call before waiting for the server's connections to close. */
    close() {
      unsubscribe()
      turns.close()
      streams.close()
    },
  }
}
