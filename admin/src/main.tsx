import '@fontsource-variable/inter/index.css'
import '@mantine/core/styles.css'
import './shared/theme/theme.css'
import { installTrustedTypes } from '@roundboard/client'
import { isNotFound } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { forgetWithUser, createQueryClient } from './app/query-client.ts'
import { createConsoleRouter } from './app/router.tsx'
import { applySavedBranding } from './shared/theme/branding.ts'
import { paintSchemeBeforeReact } from './shared/theme/theme.ts'

installTrustedTypes()
// Zod would try to build code from text, which the content security policy refuses and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
paintSchemeBeforeReact()
applySavedBranding()

const queryClient = createQueryClient()
forgetWithUser(queryClient)

const root = document.getElementById('root')
if (root)
  createRoot(root, {
    onCaughtError(error, { componentStack }) {
      // An unknown address shows a "not found" page and isn't an error.
      if (!isNotFound(error)) console.error(error, componentStack)
    },
  }).render(
    <StrictMode>
      <App queryClient={queryClient} router={createConsoleRouter()} />
    </StrictMode>,
  )
