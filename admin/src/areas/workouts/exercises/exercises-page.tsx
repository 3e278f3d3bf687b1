import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Exercise } from '@roundboard/contract'
import { IconPencil, IconPlus, IconStretching, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import type { Column } from '../../../shared/table/data-table.tsx'
import { ListPanel } from '../../../shared/table/list-panel.tsx'
import type { ListControl } from '../../../shared/table/list-state.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { AddExerciseModal } from './add-exercise-modal.tsx'
import { ExerciseModal } from './exercise-modal.tsx'
import { ExercisePicture, ExerciseVideo } from './exercise-video.tsx'
import { exercisesQuery, useDeleteExercise } from './exercises.queries.ts'
import { useMissingNames } from './use-missing-names.ts'
import { useExercisesMessages } from '../../../shared/messages/exercises.ts'

/** The catalog of exercises for active breaks. */
export function ExercisesPage(props: ListControl) {
  const words = useExercisesMessages()
  const list = { ...props.list, sort: props.list.sort ?? 'displayName' }
  const query = useQuery(exercisesQuery(list))
  const [isAdding, adding] = useDisclosure()
  const [edited, setEdited] = useState<Exercise>()
  const columns = useColumns(setEdited)
  const addButton = (
    <Button leftSection={<IconPlus size={16} />} onClick={adding.open}>
      {words.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={words.exercises} description={words.description} actions={addButton} />
      <ListPanel
        {...props}
        list={list}
        query={query}
        subject={words.subject}
        emptyText={words.none}
        emptyIcon={<IconStretching size={32} stroke={1.5} />}
        emptyHint={words.noneYet}
        emptyAction={addButton}
        columns={columns}
      />
      {isAdding && <AddExerciseModal onClose={adding.close} />}
      {edited && (
        <ExerciseModal
          // After being renamed by someone else, it may be on another page.
          exercise={query.data?.items.find(({ id }) => id === edited.id) ?? edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function useColumns(onEdit: (exercise: Exercise) => void): Column<Exercise>[] {
  const words = useExercisesMessages()
  const shared = useSharedMessages()
  const missingNames = useMissingNames()
  return [
    {
      key: 'displayName',
      label: words.displayName,
      sortKey: 'displayName',
      isHeading: true,
      cell: ({ displayName, videoLink }) => (
        <Group component="span" gap={12} wrap="nowrap">
          <ExercisePicture link={videoLink} />
          {displayName}
        </Group>
      ),
    },
    {
      key: 'displayNameEs',
      label: words.displayNameEs,
      cell: ({ displayNameEs }) => (displayNameEs === '' ? '–' : displayNameEs),
    },
    {
      key: 'translations',
      label: words.translated,
      cell: (exercise) => {
        const { missing, outdated } = missingNames(exercise)
        if (missing.length + outdated.length === 0)
          return <Status tone="green">{words.complete}</Status>
        const counts = [
          missing.length > 0 && words.missing({ count: missing.length }),
          outdated.length > 0 && words.outdated({ count: outdated.length }),
        ]
        return <Status tone="yellow">{counts.filter(Boolean).join(', ')}</Status>
      },
    },
    { key: 'name', label: words.name, sortKey: 'name', cell: ({ name }) => <code>{name}</code> },
    {
      key: 'video',
      label: words.video,
      cell: ({ videoLink }) => <ExerciseVideo link={videoLink} />,
    },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: (exercise) => (
        <Group gap={2} wrap="nowrap" justify="flex-end">
          <IconButton
            label={words.edit({ name: exercise.displayName })}
            onClick={() => onEdit(exercise)}
          >
            <IconPencil size={18} stroke={1.7} />
          </IconButton>
          <DeleteExercise exercise={exercise} />
        </Group>
      ),
    },
  ]
}

function DeleteExercise({ exercise }: { exercise: Exercise }) {
  const words = useExercisesMessages()
  const shared = useSharedMessages()
  const attempt = useAttempt()
  const confirm = useConfirm()
  const remove = useDeleteExercise()
  const { displayName } = exercise
  const ask = async () => {
    const message = words.sureDelete({ name: displayName })
    if (!(await confirm({ message, detail: words.cannotUndo, action: shared.delete }))) return
    await attempt(() => remove.mutateAsync(exercise.id), words.deleted({ name: displayName }))
  }
  return (
    <IconButton
      label={words.remove({ name: displayName })}
      className="danger-quiet"
      loading={remove.isPending}
      onClick={() => void ask()}
    >
      <IconTrash size={18} stroke={1.7} />
    </IconButton>
  )
}
