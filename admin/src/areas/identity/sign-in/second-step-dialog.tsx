import { lazy, Suspense } from 'react'
import { useSecondStep } from './second-step.ts'

const SecondStepModal = lazy(() => import('./second-step-modal.tsx'))

/** Over whatever page one comes in by: the second factor, when the account has one. */
export function SecondStepDialog() {
  const step = useSecondStep()
  return (
    step && (
      <Suspense>
        <SecondStepModal key={step.challenge.token} step={step} />
      </Suspense>
    )
  )
}
