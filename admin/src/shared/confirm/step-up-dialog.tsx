import { lazy, Suspense } from 'react'
import { useStepUpAsked } from '../session/step-up.ts'

const ConfirmIdentity = lazy(() => import('./confirm-identity.tsx'))

/** “Confirm it is you”: the call that waits for it goes on when it was shown. */
export function StepUpDialog() {
  return useStepUpAsked() ? (
    <Suspense>
      <ConfirmIdentity />
    </Suspense>
  ) : null
}
