import { useSyncExternalStore } from 'react'

interface Question {
  readonly answer: Promise<boolean>
  readonly settle: (hasProved: boolean) => void
}

let pending: Question | undefined
const listeners = new Set<() => void>()

function become(next: Question | undefined) {
  pending = next
  for (const listener of listeners) listener()
}

/** Asks the user to confirm their identity. Simultaneous calls share one dialog. */
export const stepUp = {
  ask(): Promise<boolean> {
    if (pending === undefined) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      become({ answer: promise, settle: resolve })
    }
    return pending?.answer ?? Promise.resolve(false)
  },
  answer(hasProved: boolean) {
    const answered = pending
    become(undefined)
    answered?.settle(hasProved)
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the dialog is open. */
export const useIsStepUpOpen = () => useSyncExternalStore(subscribe, () => pending !== undefined)
