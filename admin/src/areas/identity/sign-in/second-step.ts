import { ApiError } from '@roundboard/client'
import type { FactorChallenge } from '@roundboard/contract'
import { useSyncExternalStore } from 'react'
import { session } from '../../../shared/session/session.ts'

interface Came {
  readonly token: string
}

interface SecondStep {
  readonly challenge: FactorChallenge
  readonly finish: (came: Came) => void
  /** Cancels signing in. */
  readonly giveUp: (error: unknown) => void
}

let pending: { readonly step: SecondStep; readonly refusal: unknown } | undefined
const listeners = new Set<() => void>()

function become(next: typeof pending) {
  pending = next
  for (const listener of listeners) listener()
}

/** The second factor that a user who is signing in must still provide. */
export const secondStep = {
  /** `refusal` is thrown if the user cancels. */
  ask(challenge: FactorChallenge, refusal: unknown): Promise<Came> {
    secondStep.leave()
    return new Promise((resolve, reject) => {
      const finish = (came: Came) => {
        become(undefined)
        resolve(came)
      }
      const giveUp = (error: unknown) => {
        become(undefined)
        reject(error instanceof Error ? error : new Error('No second factor', { cause: error }))
      }
      become({ step: { challenge, finish, giveUp }, refusal })
    })
  },
  leave() {
    pending?.step.giveUp(pending.refusal)
  },
}

// Signing in again in another tab also signs in here.
session.subscribe(() => {
  if (session.get().token !== null) secondStep.leave()
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSecondStep = () => useSyncExternalStore(subscribe, () => pending?.step)

/** Ten minutes or five attempts are over, so signing in starts over. */
export const isChallengeOver = (error: unknown): boolean =>
  error instanceof ApiError && error.issues.some(({ code }) => code === 'challenge-over')
