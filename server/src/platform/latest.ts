import type { Change, Changes } from './changes.ts'
import { isDatabaseUnavailable } from './database/failures.ts'

/** A value of the database in memory: it is read again after a change, and stays while the database is unavailable. */
export function createLatest<Value>(options: {
  readonly initial: Value
  readonly changes: Pick<Changes, 'subscribe'>
  /** The changes after which it is read again. */
  readonly after: readonly Change['kind'][]
  /** Whether it is read again after a change of another kind. Until then, the last value is served. */
  readonly alsoAfter?: (kind: Change['kind'], current: Value | undefined) => boolean
  readonly ask: () => Promise<Value>
  readonly onRead: (value: Value, before: Value) => void
  readonly onFailure: (error: unknown) => void
}) {
  const { changes, after, alsoAfter, ask, onRead, onFailure } = options
  let last = options.initial
  let isKnown = false
  let isCurrent = false
  let generation = 0
  let loading: Promise<void> | undefined
  /** Settles when nothing is being read. */
  let idle: Promise<unknown> = Promise.resolve()

  async function load(): Promise<void> {
    const mine = generation
    let value: Value
    try {
      value = await ask()
    } catch (error) {
      if (mine === generation) isKnown = false
      if (!isDatabaseUnavailable(error)) throw error
      return
    }
    if (mine !== generation) return ready()
    const before = last
    last = value
    isKnown = true
    isCurrent = true
    onRead(value, before)
  }

  function ready(): Promise<void> {
    if (isCurrent) return Promise.resolve()
    const mine = (loading ??= load().finally(() => {
      if (loading === mine) loading = undefined
    }))
    idle = Promise.allSettled([idle, mine])
    return mine
  }

  const unsubscribe = changes.subscribe(({ kind }) => {
    const isOutdated = after.includes(kind)
    if (!isOutdated && !alsoAfter?.(kind, isCurrent ? last : undefined)) return
    generation += 1
    isKnown &&= !isOutdated
    isCurrent = false
    loading = undefined
    ready().catch(onFailure)
  })

  return {
    /** Whether a value can be served without waiting. */
    isKnown: () => isKnown,
    /** Waits until it is current, or the database is down. */
    ready,
    /** The last value read. */
    last: () => last,
    async stop(): Promise<void> {
      unsubscribe()
      await idle
    },
  }
}
