import type { RemoteEvent } from '@roundboard/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Change, Changes } from '../../platform/changes.ts'
import {
  createStreams,
  eventText,
  type Stream,
  type StreamTarget,
} from '../../platform/push/streams.ts'

const lookEveryMs = 30_000
/** Of one location: more than it has coaches, and enough that none is left out for those who left. */
const streamsPerLocation = 50

interface Listener {
  readonly actor: Actor
  readonly locationId: string
}

export type RemotePush = ReturnType<typeof createRemotePush>

/** Tells the phones of coaches that their location's timer changed, or what its rounds show. */
export function createRemotePush(dependencies: {
  changes: Pick<Changes, 'subscribe'>
  /** Whether a listener may still do what they could when they began to listen. */
  isStillAllowed: (actor: Actor, locationId: string) => Promise<boolean>
}) {
  const { changes, isStillAllowed } = dependencies
  let revision = 0
  const streams = createStreams<Listener>({ revision: () => revision })

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
  const ticking = setInterval(() => void look(), lookEveryMs)
  ticking.unref()

  return {
    open(target: StreamTarget, actor: Actor, locationId: string): void {
      const here = [...streams.all()].filter(({ listener }) => listener.locationId === locationId)
      for (const stream of here.slice(0, Math.max(0, here.length + 1 - streamsPerLocation)))
        streams.end(stream)
      streams.open(target, { actor, locationId })
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
