import { getRouteApi } from '@tanstack/react-router'
import { UserPage } from '../../areas/identity/users/user-page.tsx'
import { knownId } from '../../shared/search/search.ts'

const one = getRouteApi('/admin/users/$id')

export function UserRoute() {
  const id = knownId(one.useParams().id)
  return <UserPage key={id} id={id} />
}
