import { useMediaQuery } from '@mantine/hooks'
import { getRouteApi } from '@tanstack/react-router'
import { AgendaPage } from '../../areas/workouts/schedule/agenda/agenda-page.tsx'
import type { ScheduleChoice } from '../../areas/workouts/schedule/schedule-address.ts'
import { WorkoutSchedulePage } from '../../areas/workouts/schedule/schedule-page.tsx'

const route = getRouteApi('/admin/schedule')

export function WorkoutScheduleRoute() {
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const isNarrow = useMediaQuery('(max-width: 767px)', undefined, {
    getInitialValueInEffect: false,
  })
  const onChoice = (change: ScheduleChoice) =>
    void navigate({
      search: (last) => ({ ...last, ...change }),
      resetScroll: false,
      replace: 'publish' in change,
    })
  if (isNarrow)
    return (
      <AgendaPage
        day={search.day}
        gym={search.gym}
        isPublishing={search.publish === true}
        areGapsOpen={search.show === 'gaps'}
        onChoice={onChoice}
      />
    )
  return <WorkoutSchedulePage choice={search} onChoice={onChoice} />
}
