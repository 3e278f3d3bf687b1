import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { ConfirmProvider, StepUpDialog } from '../shared/confirm/confirm.tsx'
import { TypedPasswordProvider } from '../shared/confirm/typed-password.tsx'
import { LocaleProvider } from '../shared/i18n/locale.tsx'
import { cssVariables, theme } from '../shared/theme/theme.ts'
import type { createConsoleRouter } from './router.tsx'
import { useSecondStep } from '../areas/identity/sign-in/second-step.ts'

export function App(props: {
  queryClient: QueryClient
  router: ReturnType<typeof createConsoleRouter>
  env?: 'test'
}) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      {...(props.env && { env: props.env })}
    >
      <LocaleProvider>
        <QueryClientProvider client={props.queryClient}>
          <Suspense>
            <ConfirmProvider>
              <TypedPasswordProvider>
                <RouterProvider router={props.router} />
                <StepUpDialog />
                <SecondStepDialog />
              </TypedPasswordProvider>
            </ConfirmProvider>
          </Suspense>
        </QueryClientProvider>
      </LocaleProvider>
    </MantineProvider>
  )
}

const SecondStepModal = lazy(() => import('../areas/identity/sign-in/second-step-modal.tsx'))

/** Asks for the second factor above any page, if the account has one. */
function SecondStepDialog() {
  const step = useSecondStep()
  return (
    step && (
      <Suspense>
        <SecondStepModal key={step.challenge.token} step={step} />
      </Suspense>
    )
  )
}
