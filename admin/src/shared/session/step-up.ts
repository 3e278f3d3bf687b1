import { useSyncExternalStore } from 'react'

interface Question {
  readonly answer: Promise<boolean>
  readonly settle: (hasProved: boolean) => void
}

let asked: Question | undefined
const listeners = new Set<() => void>()

function become(next: Question | undefined) {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks whoever sits there to show that it is still they; calls that wait at once share one question. */
export const stepUp = {
  ask(): Promise<boolean> {
    if (asked === undefined) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      become({ answer: promise, settle: resolve })
    }
    return asked?.answer ?? Promise.resolve(false)
  },
  answer(hasProved: boolean) {
    const answered = asked
    become(undefined)
    answered?.settle(hasProved)
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the question stands. */
export const useStepUpAsked = () => useSyncExternalStore(subscribe, () => asked !== undefined)
