import type { RemoteEvent } from '@roundboard/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Change, Changes } from '../../platform/changes.ts'
import {
  createStreams,
  eventText,
  type Stream,
  type StreamTarget,
} from '../../platform/push/streams.ts'
import { doneBy, keyOf } from './done-by.ts'
import type { PhonesHere } from './phones-here.ts'

const lookEveryMs = 30_000
/** Of one location: more than it has coaches, and enough that none is left out for those who left. */
const streamsPerLocation = 50
/** So many are named to others at most. */
const phonesSaid = 20

interface Listener {
  readonly actor: Actor
  readonly locationId: string
}

export type RemotePush = ReturnType<typeof createRemotePush>

/** Tells the phones of coaches that their location's timer changed, or what its rounds show. */
export function createRemotePush(dependencies: {
  changes: Changes
  phones: PhonesHere
  /** What this process is called among those on one database. */
  processId: string
  /** Tells the others of them what no write did. */
  sayToOthers: (change: Change) => void
  /** Whether a listener may still do what they could when they began to listen. */
  isStillAllowed: (actor: Actor, locationId: string) => Promise<boolean>
}) {
  const { changes, phones, processId, sayToOthers, isStillAllowed } = dependencies
  let revision = 0
  const streams = createStreams<Listener>({
    revision: () => revision,
    onClose: ({ listener }) => {
      say(listener.locationId)
    },
  })

  const listenersIn = (locationId: string) =>
    [...streams.all()]
      .map(({ listener }) => listener)
      .filter((listener) => listener.locationId === locationId)

  /** Says which phones this process has in a location. */
  function say(locationId: string): void {
    const here = listenersIn(locationId).map(({ actor }) => ({
      key: keyOf(actor),
      ...doneBy(actor),
    }))
    const once = [...new Map(here.map((phone) => [phone.key, phone])).values()]
    const said = { kind: 'phones', locationId, from: processId } as const
    const change: Change = { ...said, phones: once.slice(0, phonesSaid) }
    changes.announce(change)
    sayToOthers(change)
  }

  const othersOf = ({ actor, locationId }: Listener) =>
    JSON.stringify(phones.others(locationId, keyOf(actor)))

  function tell(event: RemoteEvent, isMeant: (listener: Listener) => boolean): void {
    revision += 1
    const text = eventText(event, { revision })
    for (const stream of [...streams.all()])
      if (isMeant(stream.listener)) streams.send(stream, text)
  }

  /** Ends the streams of those who may not listen any more: they come back, and hear why not. */
  async function look(): Promise<void> {
    await Promise.all([...streams.all()].map(endUnlessAllowed))
  }

  async function endUnlessAllowed(stream: Stream<Listener>): Promise<void> {
    const { actor, locationId } = stream.listener
    const isAllowed = await isStillAllowed(actor, locationId).catch(() => false)
    if (!isAllowed) streams.end(stream)
  }

  function hear(change: Change): void {
    switch (change.kind) {
      case 'timer':
        tell('timer', ({ locationId }) => locationId === change.locationId)
        return
      case 'equipment':
        tell('programme', ({ locationId }) => locationId === change.locationId)
        return
      case 'phones': {
        const before = new Map(
          listenersIn(change.locationId).map((listener) => [listener, othersOf(listener)]),
        )
        phones.hear(change)
        tell('phones', (listener) => {
          const others = before.get(listener)
          return others !== undefined && others !== othersOf(listener)
        })
        return
      }
      case 'location':
        tell('programme', ({ locationId }) => locationId === change.locationId)
        void look()
        return
      case 'everything':
        tell('timer', () => true)
        void look()
        return
      case 'passes':
      case 'user':
      case 'factor-roles':
        void look()
        return
      case 'workouts':
      case 'media':
      case 'rounds':
      case 'exercises':
        tell('programme', () => true)
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

  const unsubscribe = changes.subscribe(hear)
  const ticking = setInterval(() => {
    void look()
    for (const id of new Set([...streams.all()].map(({ listener }) => listener.locationId))) say(id)
  }, lookEveryMs)
  ticking.unref()

  return {
    open(target: StreamTarget, actor: Actor, locationId: string): void {
      const here = [...streams.all()].filter(({ listener }) => listener.locationId === locationId)
      for (const stream of here.slice(0, Math.max(0, here.length + 1 - streamsPerLocation)))
        streams.end(stream)
      streams.open(target, { actor, locationId })
      say(locationId)
    },
    count: () => streams.count(),
    look,
    close() {
      clearInterval(ticking)
      unsubscribe()
      streams.close()
    },
  }
}
