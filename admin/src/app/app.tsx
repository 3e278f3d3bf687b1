import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SecondStepDialog } from '../areas/identity/sign-in/second-step-dialog.tsx'
import { ConfirmProvider } from '../shared/confirm/confirm.tsx'
import { StepUpDialog } from '../shared/confirm/step-up-dialog.tsx'
import { TypedPasswordProvider } from '../shared/confirm/typed-password.tsx'
import { LocaleProvider } from '../shared/i18n/locale.tsx'
import { cssVariables, theme } from '../shared/theme/theme.ts'
import type { createConsoleRouter } from './router.tsx'

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
