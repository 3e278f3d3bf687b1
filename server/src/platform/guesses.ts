import { Worker } from 'node:worker_threads'
import type { GuessesResponse, GuessesRequest } from './guesses-worker.ts'

/** Longer input isn't easier to guess, but takes seconds to analyze. */
const longestLookedAt = 48
const idleMs = 60_000

interface Waiting {
  readonly resolve: (digits: number) => void
  readonly reject: (error: unknown) => void
}

interface Thread {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
}

let thread: Thread | undefined
let idle: ReturnType<typeof setTimeout> | undefined
let requests = 0

function begin(): Thread {
  const worker = new Worker(new URL('./guesses-worker.ts', import.meta.url))
  worker.unref()
  const begun: Thread = { worker, waiting: new Map() }
  const fail = (error: unknown) => {
    if (thread === begun) thread = undefined
    for (const { reject } of begun.waiting.values()) reject(error)
    begun.waiting.clear()
  }
  worker.on('message', ({ id, digits }: GuessesResponse) => {
    begun.waiting.get(id)?.resolve(digits)
    begun.waiting.delete(id)
    if (begun.waiting.size === 0) worker.unref()
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the password strength worker has stopped')))
  return begun
}

/** Frees the dictionaries, which are rarely needed. */
function endWhenIdle(): void {
  clearTimeout(idle)
  idle = setTimeout(() => {
    if (thread === undefined || thread.waiting.size > 0) return
    void thread.worker.terminate()
    thread = undefined
  }, idleMs)
  idle.unref()
}

/**
 * Estimates how many guesses a password takes, in digits, if the attacker knows common passwords
 * and these words. Runs in a worker thread, because it takes a while.
 */
export function digitsOfGuesses(text: string, known: readonly string[]): Promise<number> {
  const { worker, waiting } = (thread ??= begin())
  const question: GuessesRequest = {
    id: (requests += 1),
    text: text.slice(0, longestLookedAt),
    known,
  }
  endWhenIdle()
  return new Promise((resolve, reject) => {
    waiting.set(question.id, { resolve, reject })
    worker.ref()
    worker.postMessage(question)
  })
}
