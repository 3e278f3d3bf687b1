import { Button } from '@mantine/core'
import type { Round, Workout } from '@roundboard/contract'
import { IconCopy, IconEye, IconLockAccess } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { rulesOf } from '../../shared/forms/rules.ts'
import { alerts } from '../../shared/alerts/alerts.ts'
import { isCode, isUnanswered } from '../../shared/api/api.ts'
import { useFormat } from '../../shared/format/format.ts'
import { Conflict } from '../../shared/forms/conflict.tsx'
import { RestoredNotice } from '../../shared/forms/restored-notice.tsx'
import { showIssues } from '../../shared/forms/show-issues.ts'
import { UnsavedGuard } from '../../shared/forms/unsaved-guard.tsx'
import { useKeptDraft } from '../../shared/forms/use-kept-draft.ts'
import { staging } from '../../shared/staging/staging.ts'
import { backIcon, ButtonLink, TextLink } from '../../shared/ui/links.tsx'
import { PageHeader } from '../../shared/ui/page.tsx'
import { QueryView } from '../../shared/ui/query-view.tsx'
import { useReason } from '../../shared/words/use-reason.ts'
import { useWords } from '../../shared/words/words.ts'
import { PreviewModal } from './preview-modal.tsx'
import { differencesOf } from './workout-differences.ts'
import { useWorkoutRemoval } from './use-workout-removal.ts'
import { WorkoutFormView } from './workout-form.tsx'
import {
  routineChanges,
  valuesOf,
  WorkoutRules,
  type RoutineChanges,
  type RoutineValues,
  type WorkoutValues,
} from './workout-values.ts'
import { useUpdateWorkout, workoutQueries } from './workouts.queries.ts'
import { useWorkoutWords } from './workouts.words.ts'

/** A workout's edit page. */
export function EditWorkoutPage({ round, id }: { round: Round; id: string }) {
  const words = useWorkoutWords()
  const query = useQuery(workoutQueries.one(id))
  return (
    <QueryView query={query} what={words.theWorkout} pageTitle={words.workout}>
      {(workout) => <EditWorkout round={round} workout={workout} />}
    </QueryView>
  )
}

function EditWorkout({ round, workout }: { round: Round; workout: Workout }) {
  const words = useWorkoutWords()
  const shared = useWords()
  const reason = useReason()
  const format = useFormat()
  const queryClient = useQueryClient()
  const update = useUpdateWorkout(workout.id)
  const removal = useWorkoutRemoval()
  const [theirs, setTheirs] = useState<Workout>()
  const [unanswered, setUnanswered] = useState<WorkoutValues>()
  const [isPreviewing, setPreviewing] = useState(false)
  const form = useForm<WorkoutValues, unknown, WorkoutValues>({
    resolver: rulesOf(WorkoutRules),
    defaultValues: valuesOf(workout),
  })
  const { isDirty } = form.formState
  useEffect(() => {
    if (!isDirty) form.reset(valuesOf(workout))
  }, [workout, isDirty, form])
  // After that effect: what was kept counts more than what was loaded.
  const draft = useKeptDraft(`workout.${workout.id}`, form)

  const startFrom = (next: Workout) => {
    draft.forget()
    setTheirs(undefined)
    setUnanswered(undefined)
    form.reset(valuesOf(next))
  }
  const isOwnSave = (saved: Workout) =>
    unanswered !== undefined && differencesOf(unanswered, valuesOf(saved), words).length === 0
  const save = async (values: WorkoutValues, over = values.expectedUpdatedAt) => {
    const isEmptied = values.routines.length === 0 && workout.routines.length > 0
    if (isEmptied && !(await removal.ask(workout, words.sureEmpty(workout.name), shared.save)))
      return
    try {
      const before = (form.formState.defaultValues?.routines ?? []) as RoutineValues[]
      const changes = routineChanges(before, form.getValues('routines'))
      const saved = await update.mutateAsync({
        ...values,
        ...(over !== undefined && { expectedUpdatedAt: over }),
      })
      queryClient.setQueryData(workoutQueries.one(workout.id).queryKey, saved)
      startFrom(saved)
      if (isEmptied) removal.tell(saved, words.updated(saved.name))
      else alerts.success(words.updated(saved.name))
      tellRoutines(changes)
    } catch (error) {
      if (isCode(error, 'changed-meanwhile')) {
        const current = await queryClient.query({ ...workoutQueries.one(workout.id), staleTime: 0 })
        if (isOwnSave(current)) await save(values, current.updatedAt)
        else setTheirs(current)
      } else {
        if (isUnanswered(error)) setUnanswered(values)
        showIssues(form, error)
        alerts.error(reason(error))
      }
    }
  }
  const tellRoutines = ({ added, updated, deleted }: RoutineChanges) => {
    const names = (steps: readonly number[]) => steps.map(words.item).join(', ')
    if (added.length > 0) alerts.success(words.addedRoutine(names(added)))
    if (updated.length > 0) alerts.success(words.updatedRoutine(names(updated)))
    if (deleted.length > 0) alerts.success(words.deletedRoutine(names(deleted)))
  }
  const preview = (lrVideo: boolean) => {
    const { subHeader, routines } = form.getValues()
    staging.put({ workout: { subHeader, routines }, round, lrVideo })
    setPreviewing(true)
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
        description={shared.updated(format.moment(workout.updatedAt))}
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
              to="/admin/rounds/$roundNumber/workout"
              params={{ roundNumber: String(round.roundNumber) }}
              search={{ copyOf: workout.id }}
              variant="default"
              leftSection={<IconCopy size={16} />}
              aria-label={words.duplicate(workout.name)}
            >
              {words.duplicateShort}
            </ButtonLink>
          </>
        }
      />
      <UnsavedGuard isDirty={isDirty} onLeave={draft.forget} />
      <WorkoutFormView
        form={form}
        round={round}
        onSubmit={(values) => save(values)}
        isSaving={update.isPending}
        submitLabel={shared.save}
        above={
          <>
            <RestoredNotice
              isShown={draft.wasRestored}
              onDiscard={() => {
                startFrom(workout)
              }}
            />
            {theirs && (
              <Conflict
                thing={words.thing}
                differences={differencesOf(form.getValues(), valuesOf(theirs), words)}
                isBusy={update.isPending}
                onKeepMine={() =>
                  void form.handleSubmit((values) => save(values, theirs.updatedAt))()
                }
                onTakeTheirs={() => {
                  startFrom(theirs)
                }}
              />
            )}
          </>
        }
      />
      {isPreviewing && (
        <PreviewModal
          onClose={() => {
            setPreviewing(false)
          }}
        />
      )}
    </>
  )
}
