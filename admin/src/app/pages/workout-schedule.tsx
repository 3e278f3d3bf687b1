import { getRouteApi } from '@tanstack/react-router'
import { WorkoutSchedulePage } from '../../features/schedule/schedule-page.tsx'

const route = getRouteApi('/admin/schedule')

export function WorkoutScheduleRoute() {
  const navigate = route.useNavigate()
  return (
    <WorkoutSchedulePage
      choice={route.useSearch()}
      onChoice={(search) => void navigate({ search, resetScroll: false })}
    />
  )
}
