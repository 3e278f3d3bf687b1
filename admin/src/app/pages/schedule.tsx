import { isAdminRole } from '@roundboard/domain'
import { getRouteApi } from '@tanstack/react-router'
import { SchedulePage } from '../../areas/locations/locations/schedule-page.tsx'
import { useUser } from '../../shared/session/session.ts'
import { knownId } from '../../shared/search/search.ts'

const route = getRouteApi('/admin/locations/$id/schedule')

export function ScheduleRoute() {
  const { role } = useUser()
  return <SchedulePage id={knownId(route.useParams().id)} isMine={!isAdminRole(role)} />
}
