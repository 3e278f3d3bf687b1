import { getRouteApi } from '@tanstack/react-router'
import { ApiKeysPage } from '../../areas/identity/api-keys/api-keys-page.tsx'

const route = getRouteApi('/admin/api-keys')

export function ApiKeysRoute() {
  const navigate = route.useNavigate()
  return (
    <ApiKeysPage
      list={route.useSearch()}
      onList={(search, how) => void navigate({ search, ...how })}
    />
  )
}
