import type { RemoteEvent } from '@roundboard/contract'
import type { Actor, UserActor } from '../../../platform/actor.ts'
import type { Change, PhonesChange } from '../../../platform/changes.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  createStreams,
  eventText,
  type Stream,
  type StreamTarget,
} from '../../../platform/push/streams.ts'
import { createTurns } from '../../../platform/push/turns.ts'
import { doneBy, keyOf } from '../timer/index.ts'
import { createOwnPhones } from './own-phones.ts'
import type { ActivePhones } from './active-phones.ts'

const lookEveryMs = 30_000
/** A phone's reads after an edit cost 3 ms: 160 phones a second leave a server time for everything else. */
const phonesPerTurn = 8
/** Per location: more than it has coaches, with room for stale streams. */
const streamsPerLocation = 50
/** How many phones are named to others at most. */
const phonesNamed = 20
/** Limits updates about phones, so that twenty reconnecting phones don't cause twenty each. */
const notifyPhonesEveryMs = 3_000

interface Listener {
  readonly actor: Actor
  readonly locationId: string
}

export type RemotePush = ReturnType<typeof createRemotePush>

/** Notifies coaches' phones of changes to their location's timer and rounds. */
export function createRemotePush(
  dependencies: Pick<Platform, 'changes' | 'revision'> & {
    phones: ActivePhones
    /** This process's name among those on one database. */
    processId: string
    /** Notifies the other processes of a change that isn't stored. */
    publishToOthers: (change: PhonesChange) => void
    /** Checks at once which of many listeners are still allowed to listen. */
    readAllowed: (actors: readonly Actor[]) => Promise<(actor: Actor) => boolean>
  },
) {
  const { changes, revision, phones, processId, publishToOthers, readAllowed } = dependencies
  const byLocation = new Map<string, Set<Stream<Listener>>>()
  /** Listeners to notify, by location. */
  const outdated = new Map<string, Set<Stream<Listener>>>()
  const notifyTimers = new Set<NodeJS.Timeout>()
  /** Listeners to check next. */
  const unchecked = new Set<Stream<Listener>>()
  let checking: Promise<void> | undefined

  const own = createOwnPhones((locationId, here) => {
    const notice = { kind: 'phones', locationId, from: processId } as const
    const change = { ...notice, phones: here.slice(0, phonesNamed) }
    changes.announce(change)
    publishToOthers(change)
  })

  const streams = createStreams<Listener>({
    revision,
    onOpen(stream) {
      const { actor, locationId } = stream.listener
      byLocation.getOrInsertComputed(locationId, () => new Set()).add(stream)
      own.come(locationId, { key: keyOf(actor), ...doneBy(actor) })
    },
    onClose(stream) {
      const { actor, locationId } = stream.listener
      const here = byLocation.get(locationId)
      here?.delete(stream)
      if (here?.size === 0) byLocation.delete(locationId)
      own.go(locationId, keyOf(actor))
      turns.leave(stream)
    },
  })

  const streamsIn = (locationId: string) => [...(byLocation.get(locationId) ?? [])]

  const othersOf = ({ listener: { actor, locationId } }: Stream<Listener>) =>
    JSON.stringify(phones.others(locationId, keyOf(actor)))

  function handlePhones(change: PhonesChange): void {
    const { locationId } = change
    const before = streamsIn(locationId).map((stream) => [stream, othersOf(stream)] as const)
    phones.update(change)
    const concerned = before
      .filter(([stream, others]) => others !== othersOf(stream))
      .map(([stream]) => stream)
    if (concerned.length === 0) return
    const waiting = outdated.get(locationId)
    if (waiting) for (const stream of concerned) waiting.add(stream)
    else notifyLater(locationId, new Set(concerned))
  }

  function notifyLater(locationId: string, concerned: Set<Stream<Listener>>): void {
    outdated.set(locationId, concerned)
    const timer = setTimeout(() => {
      notifyTimers.delete(timer)
      outdated.delete(locationId)
      notify('phones', concerned)
    }, notifyPhonesEveryMs).unref()
    notifyTimers.add(timer)
  }

  function notify(event: RemoteEvent, whom: Iterable<Stream<Listener>>): void {
    const text = eventText(event, { revision: revision() })
    for (const stream of [...whom]) streams.send(stream, text)
  }

  const turns = createTurns<Stream<Listener>>(phonesPerTurn, (next) => notify('programme', next))

  const isOpen = (stream: Stream<Listener>) =>
    byLocation.get(stream.listener.locationId)?.has(stream) === true

  /** Ends the streams of listeners without permission. They reconnect and learn why. */
  function check(whose: Iterable<Stream<Listener>>): Promise<void> {
    for (const stream of whose) unchecked.add(stream)
    if (unchecked.size > 0) checking ??= checkAll()
    return checking ?? Promise.resolve()
  }

  async function checkAll(): Promise<void> {
    while (unchecked.size > 0) {
      const whose = [...unchecked]
      unchecked.clear()
      const isAllowed = await readAllowed(whose.map(({ listener }) => listener.actor)).catch(
        () => () => false,
      )
      for (const stream of whose)
        if (isOpen(stream) && !isAllowed(stream.listener.actor)) streams.end(stream)
    }
    checking = undefined
  }

  const streamsOfUsers = (isConcerned: (actor: UserActor) => boolean) =>
    [...streams.all()].filter(
      ({ listener: { actor } }) => actor.kind === 'user' && isConcerned(actor),
    )

  function handleChange(change: Change): void {
    switch (change.kind) {
      case 'timer':
        notify('timer', streamsIn(change.locationId))
        return
      case 'equipment':
        notify('programme', streamsIn(change.locationId))
        return
      case 'phones':
        handlePhones(change)
        return
      case 'location':
        notify('programme', streamsIn(change.locationId))
        void check(streamsIn(change.locationId))
        return
      case 'everything':
        notify('timer', streams.all())
        void check(streams.all())
        return
      case 'passes':
        void check(streamsIn(change.locationId))
        return
      case 'user':
        void check(streamsOfUsers(({ userId }) => userId === change.userId))
        return
      case 'factor-roles':
      case 'regions':
        void check(streamsOfUsers(() => true))
        return
      case 'workouts':
      case 'media':
      case 'rounds':
      case 'exercises':
        turns.add(streams.all())
        return
      case 'face':
      case 'releases':
      case 'screen':
      case 'screens-deleted':
      case 'announcements':
      case 'builds':
        return
    }
  }

  const unsubscribe = changes.subscribe(handleChange)
  const ticking = setInterval(() => {
    void check(streams.all())
    own.sendAll()
    phones.fallenSilent().forEach(handlePhones)
  }, lookEveryMs)
  ticking.unref()

  return {
    open(target: StreamTarget, actor: Actor, locationId: string): void {
      const here = streamsIn(locationId)
      for (const stream of here.slice(0, Math.max(0, here.length + 1 - streamsPerLocation)))
        streams.end(stream)
      streams.open(target, { actor, locationId })
    },
    count: () => streams.count(),
    look: () => check(streams.all()),
    close() {
      clearInterval(ticking)
      unsubscribe()
      own.close()
      for (const timer of notifyTimers) clearTimeout(timer)
      turns.close()
      streams.close()
    },
  }
}
