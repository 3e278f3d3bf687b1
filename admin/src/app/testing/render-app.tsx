import type { CallName } from '@roundboard/contract'
import type { Role } from '@roundboard/domain'
import { render } from '@testing-library/react'
import { createMemoryHistory } from '@tanstack/react-router'
import { session } from '../../shared/session/session.ts'
import { emptyInstallation } from '../../shared/testing/empty-installation.ts'
import { type Answers, fakeServer } from '../../shared/testing/fake-server.ts'
import { aMe, aUser } from '../../shared/testing/fixtures.ts'
import { App } from '../app.tsx'
import { createQueryClient } from '../query-client.ts'
import { createConsoleRouter } from '../router.tsx'

/** Responses to calls of the contract, and nothing else. */
type Only<Given> = Given & Record<Exclude<keyof Given, CallName>, never>

/** Renders the console at an address, signed in with a role, with these server responses. */
export function renderApp<Given extends Answers>(
  path: string,
  role: Role | null,
  answers?: Only<Given>,
) {
  session.end()
  const server = fakeServer(
    { ...emptyInstallation, getMe: () => aMe(role ?? 'admin'), ...answers },
    role ?? 'admin',
  )
  if (role) session.start('token-1', aUser(role))
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  })
  const router = createConsoleRouter(createMemoryHistory({ initialEntries: [path] }))
  render(<App queryClient={queryClient} router={router} env="test" />)
  return { server, router, queryClient }
}
