import { useMediaQuery } from '@mantine/hooks'
import { getRouteApi } from '@tanstack/react-router'
import { AgendaPage } from '../../areas/workouts/schedule/agenda/agenda-page.tsx'
import { WorkoutSchedulePage } from '../../areas/workouts/schedule/schedule-page.tsx'

const route = getRouteApi('/admin/schedule')

export function WorkoutScheduleRoute() {
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const isNarrow = useMediaQuery('(max-width: 767px)', undefined, {
    getInitialValueInEffect: false,
  })
  if (isNarrow)
    return (
      <AgendaPage
        day={search.day}
        gym={search.gym}
        onDay={(day) => void navigate({ search: { ...search, day }, resetScroll: false })}
      />
    )
  return (
    <WorkoutSchedulePage
      choice={search}
      onChoice={(next) => void navigate({ search: next, resetScroll: false })}
    />
  )
}
