import { getRouteApi } from '@tanstack/react-router'
import { PrintPage } from '../../areas/workouts/schedule/print/print-page.tsx'

const route = getRouteApi('/admin/schedule/print')

export function SchedulePrintRoute() {
  const navigate = route.useNavigate()
  return (
    <PrintPage
      choice={route.useSearch()}
      onChoice={(search) => void navigate({ search, replace: true })}
    />
  )
}
