import type { Round, Workout } from '@roundboard/contract'
import type { WorkoutDays } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { localToday } from '../../../shared/format/use-now.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { BackLink } from './back-link.tsx'
import { AddingForm, draftKeyOf } from './workout-adding.tsx'
import { blankWorkout, valuesOf, type WorkoutValues } from './workout-values.ts'
import { workoutQueries } from './workouts.queries.ts'

/** A new workout: blank, or a copy of another. */
export function NewWorkoutPage(props: {
  round: Round
  copyOf: string | undefined
  day: string | undefined
}) {
  const { round, copyOf, day } = props
  const words = useWorkoutsMessages()
  return (
    <>
      <PageHeader title={words.newTitle} above={<BackLink round={round} />} />
      {copyOf === undefined ? (
        <AddingForm
          round={round}
          key={draftKeyOf(round.roundNumber, day)}
          draftKey={draftKeyOf(round.roundNumber, day)}
          initial={blankWorkout(round.roundNumber, day ?? localToday())}
        />
      ) : (
        <CopiedWorkout round={round} id={copyOf} />
      )}
    </>
  )
}

function CopiedWorkout({ round, id }: { round: Round; id: string }) {
  const words = useWorkoutsMessages()
  const query = useQuery(workoutQueries.toCopy(id, round.roundNumber, localToday()))
  return (
    <QueryView query={query} what={words.theWorkout}>
      {({ workout, days }) => (
        <AddingForm
          round={round}
          draftKey={`copy-of.${id}`}
          initial={copyFor(round.roundNumber, workout, days)}
          translatedAs={workout}
        />
      )}
    </QueryView>
  )
}

function copyFor(round: number, workout: Workout, days: WorkoutDays): WorkoutValues {
  const values = valuesOf(workout)
  const routines = values.routines.map(({ _id, ...routine }) => routine)
  return { ...values, startDate: days.firstDay, endDate: days.lastDay, round, routines }
}
