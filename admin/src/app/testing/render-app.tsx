import type { Role } from '@roundboard/domain'
import { render } from '@testing-library/react'
import { createMemoryHistory } from '@tanstack/react-router'
import { session } from '../../shared/session/session.ts'
import { aUser } from '../../shared/testing/fixtures.ts'
import { fakeServer, ListOf, type Asked } from '../../shared/testing/fake-server.ts'
import { App } from '../app.tsx'
import { createQueryClient } from '../query-client.ts'
import { createConsoleRouter } from '../router.tsx'

type Answers = Record<string, (asked: Asked) => unknown>

/** The whole console at an address, signed in with a role, before a server of given answers. */
export function renderApp(path: string, role: Role | null, answers: Answers = {}) {
  session.end()
  const server = fakeServer({
    'GET /api/v1/app': () => ({
      name: 'Roundboard',
      version: '21.12.22',
      supportEmail: 'support@example.com',
      hasSingleSignOn: false,
      simulatedDisplays: 0,
    }),
    'POST /api/v2/releases/latest': () => ({ version: '21.12.22' }),
    'GET /api/v2/releases': () => new ListOf([]),
    'DELETE /api/v1/auth': () => ({}),
    'GET /api/v1/time-zones': () => ({ version: '2026f', names: ['America/New_York'] }),
    'GET /api/v1/time-zones/rules': () => ({ untils: [], offsetsMs: [-18_000_000] }),
    'GET /api/v2/system/time-zones': () => ({
      version: '2026f',
      source: 'package',
      releasedOn: '2026-10-27',
      isOld: false,
    }),
    'GET /api/v1/auth/me': () => aUser(role ?? 'admin'),
    ...answers,
  })
  if (role) session.start('token-1', aUser(role))
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  })
  const router = createConsoleRouter(createMemoryHistory({ initialEntries: [path] }))
  render(<App queryClient={queryClient} router={router} env="test" />)
  return { server, router, queryClient }
}
