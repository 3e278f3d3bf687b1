import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Round, Workout } from '@roundboard/contract'
import { IconCopy, IconEye, IconLanguage, IconLockAccess } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BaseSyntheticEvent } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { FormNotices } from '../../../shared/forms/form-notices.tsx'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { staging } from '../../../shared/staging/staging.ts'
import { backIcon, ButtonLink, TextLink } from '../../../shared/ui/links.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { PreviewModal } from './preview-modal.tsx'
import { useWorkoutRemoval } from './use-workout-removal.ts'
import { useOnAirQuestion } from './use-on-air-question.ts'
import {
  useEndTooEarly,
  routineChanges,
  valuesOf,
  WorkoutRules,
  type RoutineChanges,
  type WorkoutValues,
} from './workout-values.ts'
import { PublishButton } from './publish-button.tsx'
import { StateBadge } from './state-badge.tsx'
import { WorkoutFormView } from './workout-form.tsx'
import { useShownWorkout } from './workout-shown.ts'
import { useUpdateWorkout, workoutQueries } from './workouts.queries.ts'
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
  const queryClient = useQueryClient()
  const update = useUpdateWorkout(workout.id)
  const removal = useWorkoutRemoval()
  const askOnAir = useOnAirQuestion()
  const endTooEarly = useEndTooEarly()
  const [isPreviewing, previewing] = useDisclosure()
  const isEmptied = ({ routines }: Partial<WorkoutValues>) =>
    routines?.length === 0 && workout.routines.length > 0
  const entityForm = useEntityForm({
    entity: workout,
    valuesOf,
    shown: useShownWorkout(),
    rules: WorkoutRules,
    draftKey: `workout.${workout.id}`,
    read: () => queryClient.query({ ...workoutQueries.one(workout.id), staleTime: 0 }),
    save: async (changes, expectedUpdatedAt) => {
      const isSure = isEmptied(changes)
        ? await removal.ask(workout, words.sureEmpty({ name: workout.name }), shared.save)
        : await askOnAir(workout, changes.isDraft === true)
      if (!isSure) {
        setDraft(workout.isDraft)
        return undefined
      }
      return update.mutateAsync({ ...changes, expectedUpdatedAt })
    },
    onSaved: (saved, { begun, typed }) => {
      if (isEmptied(typed)) removal.tell(saved, words.updated({ name: saved.name }))
      else alerts.success(words.updated({ name: saved.name }))
      tellRoutines(routineChanges(begun.values.routines, typed.routines))
    },
    onInvalid: (typed) => {
      setDraft(workout.isDraft)
      endTooEarly(typed)
    },
  })
  const { form, isSaving, meeting, submit } = entityForm
  const setDraft = (isDraft: boolean) => {
    form.setValue('isDraft', isDraft, { shouldDirty: true })
  }
  const saveAs = (isDraft: boolean) => (event: BaseSyntheticEvent) => {
    setDraft(isDraft)
    submit(event)
  }
  const tellRoutines = ({ added, updated, deleted }: RoutineChanges) => {
    const names = (steps: readonly number[]) => steps.map((step) => words.item({ step })).join(', ')
    if (added.length > 0) alerts.success(words.addedRoutine({ names: names(added) }))
    if (updated.length > 0) alerts.success(words.updatedRoutine({ names: names(updated) }))
    if (deleted.length > 0) alerts.success(words.deletedRoutine({ names: names(deleted) }))
  }
  const preview = (lrVideo: boolean) => {
    const { subHeader, routines, intervals } = form.getValues()
    staging.put({ workout: { subHeader, routines, intervals }, round, lrVideo })
    previewing.open()
  }

  return (
    <>
      <PageHeader
        title={workout.name}
        above={
          <TextLink
            to="/admin/rounds/$roundNumber"
            params={{ roundNumber: String(round.roundNumber) }}
          >
            {backIcon} {round.name}
          </TextLink>
        }
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
              onClick={() => {
                preview(false)
              }}
            >
              {words.preview}
            </Button>
            <Button
              variant="default"
              leftSection={<IconLockAccess size={16} />}
              onClick={() => {
                preview(true)
              }}
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
      <WorkoutFormView
        form={form}
        round={round}
        onSubmit={saveAs(workout.isDraft)}
        isSaving={isSaving}
        canSave={meeting === undefined}
        spokenAs={workout}
        submitLabel={workout.isDraft ? words.saveDraft : shared.save}
        isQuiet={workout.isDraft}
        actions={
          <PublishButton
            form={form}
            isDraft={workout.isDraft}
            isOff={isSaving || meeting !== undefined}
            onPress={saveAs(!workout.isDraft)}
          />
        }
        above={<FormNotices entityForm={entityForm} thing={words.thing} />}
      />
      {isPreviewing && <PreviewModal onClose={previewing.close} />}
    </>
  )
}
