import { getRouteApi } from '@tanstack/react-router'
import { LogsPage } from '../../areas/operations/logs/logs-page.tsx'

const route = getRouteApi('/admin/logs')

export function LogsRoute() {
  const navigate = route.useNavigate()
  return (
    <LogsPage
      list={route.useSearch()}
      onList={(search, how) => void navigate({ search, ...how })}
    />
  )
}
