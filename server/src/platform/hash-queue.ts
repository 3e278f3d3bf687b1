import { issueAt } from '@roundboard/contract'
import { refusal } from './app-error.ts'

/** Who a hash is computed for. */
export interface HashCaller {
  /** Identifies the caller: a network address or a user. */
  readonly key: string
  /** Whether they have signed in before. They never wait behind anonymous callers. */
  readonly isKnown: boolean
  /** Aborted when nobody waits for the result any more. */
  readonly signal?: AbortSignal
}

interface Waiting {
  readonly caller: HashCaller
  readonly begin: () => void
  readonly refuse: () => void
}

const atOnce = 2
const anonymousAtOnce = 1
const longest = 32
const longestOfOne = 10

const tooMany = () => refusal('busy', issueAt('', 'many-logging-in'), { retryAfterSeconds: 2 })

export interface HashQueue {
  /** Runs work in turn. Throws if too many are waiting; skips callers who have left. */
  run<T>(caller: HashCaller, work: () => Promise<T>): Promise<T>
}

/**
 * Limits concurrent hashing: each hash takes 19 MiB and a core for about 30 ms. A caller gets one
 * at a time, and anonymous callers share one, so known callers are never blocked by them.
 */
export function createHashQueue(): HashQueue {
  const waiting: Waiting[] = []
  const running: HashCaller[] = []

  const hasRoom = (caller: HashCaller) =>
    running.length < atOnce &&
    running.every((other) => other.key !== caller.key) &&
    (caller.isKnown || running.filter((other) => !other.isKnown).length < anonymousAtOnce)

  function isFull(caller: HashCaller): boolean {
    const alike = waiting.filter((other) => other.caller.isKnown === caller.isKnown)
    const own = alike.filter((other) => other.caller.key === caller.key)
    return alike.length >= longest || own.length >= longestOfOne
  }

  function beginNext(): void {
    const able = waiting.filter(({ caller }) => hasRoom(caller))
    const next = able.find(({ caller }) => caller.isKnown) ?? able[0]
    if (next === undefined) return
    waiting.splice(waiting.indexOf(next), 1)
    next.begin()
    beginNext()
  }

  function turn(caller: HashCaller): Promise<void> {
    const { signal } = caller
    if (signal?.aborted === true || isFull(caller)) return Promise.reject(tooMany())
    return new Promise((resolve, reject) => {
      const leave = () => {
        const place = waiting.indexOf(own)
        if (place === -1) return
        waiting.splice(place, 1)
        own.refuse()
      }
      const own: Waiting = {
        caller,
        begin: () => {
          signal?.removeEventListener('abort', leave)
          running.push(caller)
          resolve()
        },
        refuse: () => reject(tooMany()),
      }
      signal?.addEventListener('abort', leave)
      waiting.push(own)
      beginNext()
    })
  }

  return {
    async run(caller, work) {
      await turn(caller)
      try {
        return await work()
      } finally {
        running.splice(running.indexOf(caller), 1)
        beginNext()
      }
    },
  }
}
