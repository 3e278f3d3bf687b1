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

/** Asks the user to confirm their identity. Simultaneous calls share one dialog. */
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

/** Whether the dialog is open. */
export const useIsStepUpOpen = () => useSyncExternalStore(subscribe, () => asked !== undefined)
