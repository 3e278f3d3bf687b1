import { getRouteApi } from '@tanstack/react-router'
import { UserPage } from '../../features/users/user-page.tsx'
import { UsersPage } from '../../features/users/users-page.tsx'

const all = getRouteApi('/admin/users')
const one = getRouteApi('/admin/users/$id')

export function UsersRoute() {
  const navigate = all.useNavigate()
  return <UsersPage list={all.useSearch()} onList={(search) => void navigate({ search })} />
}

export function UserRoute() {
  const { id } = one.useParams()
  return <UserPage key={id} id={id} />
}
