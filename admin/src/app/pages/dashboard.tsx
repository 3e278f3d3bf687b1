import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { DashboardPage } from '../../areas/operations/dashboard/dashboard-page.tsx'
import { Loading } from '../../shared/ui/query-view.tsx'
import { useUser } from '../../shared/session/session.ts'

const OwnFloor = lazy(() => import('./own-floor.tsx'))

/** Both `/admin` and `/admin/dashboard`. */
export function DashboardRoute() {
  const { role } = useUser()
  const { page, content } = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <DashboardPage
      pages={{ page, content }}
      onPages={(changed) =>
        void navigate({
          to: '.',
          search: (before) => ({ ...before, ...changed }),
          resetScroll: false,
        })
      }
      floor={
        role === 'location' && (
          <Suspense fallback={<Loading />}>
            <OwnFloor />
          </Suspense>
        )
      }
    />
  )
}
