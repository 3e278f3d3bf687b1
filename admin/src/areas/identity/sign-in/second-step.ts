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
  /** Without the factor nobody comes in. */
  readonly giveUp: (error: unknown) => void
}

let asked: { readonly step: SecondStep; readonly refusal: unknown } | undefined
const listeners = new Set<() => void>()

function become(next: typeof asked) {
  asked = next
  for (const listener of listeners) listener()
}

/** What somebody who has come in by any way is still asked for: their second factor. */
export const secondStep = {
  /** `refusal` is what the way in says when the question is left. */
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
    asked?.step.giveUp(asked.refusal)
  },
}

// Whoever signs in again in another tab is in here, too.
session.subscribe(() => {
  if (session.get().token !== null) secondStep.leave()
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSecondStep = () => useSyncExternalStore(subscribe, () => asked?.step)

/** Ten minutes have passed, or five tries: the way in begins anew. */
export const isChallengeOver = (error: unknown): boolean =>
  error instanceof ApiError && error.issues.some(({ code }) => code === 'challenge-over')
