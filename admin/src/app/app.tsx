import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ConfirmProvider } from '../shared/confirm/confirm.tsx'
import { LocaleProvider } from '../shared/i18n/locale.tsx'
import { cssVariables, theme } from '../shared/theme/theme.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <LocaleProvider>
        <QueryClientProvider client={queryClient}>
          <Suspense>
            <ConfirmProvider>
              <RouterProvider router={router} />
            </ConfirmProvider>
          </Suspense>
        </QueryClientProvider>
      </LocaleProvider>
    </MantineProvider>
  )
}
