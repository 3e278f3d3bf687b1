import { getRouteApi } from '@tanstack/react-router'
import { UserPage } from '../../areas/identity/users/user-page.tsx'
import { UsersPage } from '../../areas/identity/users/users-page.tsx'
import { knownId } from '../known-id.ts'

const all = getRouteApi('/admin/users')
const one = getRouteApi('/admin/users/$id')

export function UsersRoute() {
  const navigate = all.useNavigate()
  return (
    <UsersPage list={all.useSearch()} onList={(search, how) => void navigate({ search, ...how })} />
  )
}

export function UserRoute() {
  const id = knownId(one.useParams().id)
  return <UserPage key={id} id={id} />
}
