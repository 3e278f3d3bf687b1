import { useNavigate, useSearch } from '@tanstack/react-router'
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx'

/** Both `/admin` and `/admin/dashboard`. */
export function DashboardRoute() {
  const { page, content } = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <DashboardPage
      pages={{ page, content }}
      onPages={(search) => void navigate({ to: '.', search, resetScroll: false })}
    />
  )
}
