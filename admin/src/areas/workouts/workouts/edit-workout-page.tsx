import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Round, Workout } from '@roundboard/contract'
import { IconCopy, IconEye, IconLanguage, IconLockAccess } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../shared/format/format.ts'
import { staging } from '../../../shared/staging/staging.ts'
import { ButtonLink } from '../../../shared/ui/links.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { PreviewModal } from './preview-modal.tsx'
import { BackLink } from './back-link.tsx'
import { StateBadge } from './state-badge.tsx'
import { EditingForm, useWorkoutEditing } from './workout-editing.tsx'
import { workoutQueries } from './workouts.queries.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'

/** A workout's edit page. */
export function EditWorkoutPage({ round, id }: { round: Round; id: string }) {
  const words = useWorkoutsMessages()
  const query = useQuery(workoutQueries.one(id))
  return (
    <QueryView query={query} what={words.theWorkout} pageTitle={words.workout}>
      {(workout) => <EditWorkout key={workout.id} round={round} workout={workout} />}
    </QueryView>
  )
}

function EditWorkout({ round, workout }: { round: Round; workout: Workout }) {
  const words = useWorkoutsMessages()
  const shared = useSharedMessages()
  const format = useFormat()
  const [isPreviewing, previewing] = useDisclosure()
  const editing = useWorkoutEditing(workout)
  const { form } = editing.entityForm
  const preview = (lrVideo: boolean) => {
    const { subHeader, routines, intervals } = form.getValues()
    staging.put({ workout: { subHeader, routines, intervals }, round, lrVideo })
    previewing.open()
  }

  return (
    <>
      <PageHeader
        title={workout.name}
        above={<BackLink round={round} />}
        description={
          <>
            {workout.isDraft && (
              <>
                <StateBadge state="draft" /> {words.draftMeans}{' '}
              </>
            )}
            {shared.updated({ when: format.moment(workout.updatedAt) })}
          </>
        }
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconEye size={16} />}
              onClick={() => preview(false)}
            >
              {words.preview}
            </Button>
            <Button
              variant="default"
              leftSection={<IconLockAccess size={16} />}
              onClick={() => preview(true)}
            >
              {words.lockerRoom}
            </Button>
            <ButtonLink
              to="/admin/workouts/$id/languages"
              params={{ id: workout.id }}
              variant="default"
              leftSection={<IconLanguage size={16} />}
            >
              {words.languages}
            </ButtonLink>
            <ButtonLink
              to="/admin/rounds/$roundNumber/workout"
              params={{ roundNumber: String(round.roundNumber) }}
              search={{ copyOf: workout.id }}
              variant="default"
              leftSection={<IconCopy size={16} />}
              aria-label={words.duplicate({ name: workout.name })}
            >
              {words.duplicateShort}
            </ButtonLink>
          </>
        }
      />
      <EditingForm editing={editing} round={round} />
      {isPreviewing && <PreviewModal onClose={previewing.close} />}
    </>
  )
}
