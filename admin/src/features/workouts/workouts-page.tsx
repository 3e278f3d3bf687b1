import { Group, Menu } from '@mantine/core'
import type { Round, Workout } from '@roundboard/contract'
import {
  IconBarbell,
  IconCopy,
  IconDotsVertical,
  IconExternalLink,
  IconEye,
  IconLockAccess,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { alerts } from '../../shared/alerts/alerts.ts'
import { useFormat } from '../../shared/format/format.ts'
import { staging } from '../../shared/staging/staging.ts'
import type { Column } from '../../shared/table/data-table.tsx'
import { ListPanel } from '../../shared/table/list-panel.tsx'
import type { ListControl } from '../../shared/table/list-state.ts'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { backIcon, ButtonLink, IconLink, TextLink } from '../../shared/ui/links.tsx'
import { PageHeader } from '../../shared/ui/page.tsx'
import { Status } from '../../shared/ui/status.tsx'
import { useReason } from '../../shared/words/use-reason.ts'
import { useWords } from '../../shared/words/words.ts'
import { PreviewModal } from './preview-modal.tsx'
import { useWorkoutRemoval } from './use-workout-removal.ts'
import { useDeleteWorkout, workoutQueries } from './workouts.queries.ts'
import { useWorkoutWords } from './workouts.words.ts'

/** The workouts of a round. */
export function WorkoutsPage(props: ListControl & { round: Round }) {
  const { round } = props
  const words = useWorkoutWords()
  const shared = useWords()
  const query = useQuery(workoutQueries.ofRound(round.roundNumber, props.list))
  const [isPreviewing, setPreviewing] = useState(false)
  const stage = (workout: Workout, lrVideo: boolean) => {
    staging.put({ workout, round, lrVideo })
  }
  const columns = useColumns(round, stage, () => {
    setPreviewing(true)
  })
  const addLink = (
    <ButtonLink
      to="/admin/rounds/$roundNumber/workout"
      params={{ roundNumber: String(round.roundNumber) }}
      leftSection={<IconPlus size={16} />}
    >
      {words.addWorkout}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={round.name}
        above={
          <TextLink to="/admin/rounds">
            {backIcon} {words.rounds}
          </TextLink>
        }
        description={shared.timeZoneNote(Intl.DateTimeFormat().resolvedOptions().timeZone)}
        actions={addLink}
      />
      <ListPanel
        {...props}
        list={{ ...props.list, sort: props.list.sort ?? '-startDate' }}
        query={query}
        subject={words.subject}
        emptyText={words.none}
        emptyIcon={<IconBarbell size={32} stroke={1.5} />}
        emptyHint={words.noneYet}
        emptyAction={addLink}
        columns={columns}
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

function useColumns(
  round: Round,
  stage: (workout: Workout, lrVideo: boolean) => void,
  onPreview: () => void,
): Column<Workout>[] {
  const words = useWorkoutWords()
  const shared = useWords()
  const format = useFormat()
  const addressOf = (workout: Workout) =>
    ({
      to: '/admin/rounds/$roundNumber/workout/$id',
      params: { roundNumber: String(round.roundNumber), id: workout.id },
    }) as const
  return [
    {
      key: 'name',
      label: words.name,
      sortKey: 'name',
      isHeading: true,
      cell: (workout) => <TextLink {...addressOf(workout)}>{workout.name}</TextLink>,
    },
    {
      key: 'startDate',
      label: words.startDate,
      sortKey: 'startDate',
      isNumber: true,
      cell: (workout) => format.day(workout.startDate),
    },
    {
      key: 'endDate',
      label: words.endDate,
      sortKey: 'endDate',
      isNumber: true,
      cell: (workout) => format.day(workout.endDate),
    },
    {
      key: 'routines',
      label: words.routineCount,
      sortKey: 'routines',
      isNumber: true,
      cell: ({ routines }) =>
        routines.length === 0 ? <Status tone="yellow">{words.noRoutines}</Status> : routines.length,
    },
    {
      key: 'createdAt',
      label: words.created,
      sortKey: 'createdAt',
      isNumber: true,
      cell: (workout) => format.stamp(workout.createdAt),
    },
    {
      key: 'updatedAt',
      label: words.updatedAt,
      sortKey: 'updatedAt',
      isNumber: true,
      cell: (workout) => format.stamp(workout.updatedAt),
    },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: (workout) => (
        <Group gap={2} wrap="nowrap" justify="flex-end">
          <IconLink {...addressOf(workout)} aria-label={words.edit(workout.name)}>
            <IconPencil size={18} stroke={1.7} />
          </IconLink>
          <IconButton
            label={`${words.preview}: ${workout.name}`}
            onClick={() => {
              stage(workout, false)
              onPreview()
            }}
          >
            <IconEye size={18} stroke={1.7} />
          </IconButton>
          <RowMenu workout={workout} round={round} stage={stage} onPreview={onPreview} />
          <DeleteWorkout workout={workout} />
        </Group>
      ),
    },
  ]
}

function RowMenu(props: {
  workout: Workout
  round: Round
  stage: (workout: Workout, lrVideo: boolean) => void
  onPreview: () => void
}) {
  const { workout, stage } = props
  const words = useWorkoutWords()
  const navigate = useNavigate()
  return (
    <Menu width={320}>
      <Menu.Target>
        <IconButton label={words.more(workout.name)}>
          <IconDotsVertical size={18} stroke={1.7} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconLockAccess size={16} />}
          onClick={() => {
            stage(workout, true)
            props.onPreview()
          }}
        >
          {words.previewLocker}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconExternalLink size={16} />}
          component="a"
          href="/stage"
          target="_blank"
          rel="noopener"
          onClick={() => {
            stage(workout, false)
          }}
        >
          {words.openStage}
          <small style={{ display: 'block' }}>{words.requiresPortrait}</small>
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy size={16} />}
          onClick={() =>
            void navigate({
              to: '/admin/rounds/$roundNumber/workout',
              params: { roundNumber: String(props.round.roundNumber) },
              search: { copyOf: workout.id },
            })
          }
        >
          {words.duplicate(workout.name)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function DeleteWorkout({ workout }: { workout: Workout }) {
  const words = useWorkoutWords()
  const shared = useWords()
  const reason = useReason()
  const removal = useWorkoutRemoval()
  const remove = useDeleteWorkout()
  const ask = async () => {
    if (!(await removal.ask(workout, words.sureDelete(workout.name), shared.delete))) return
    try {
      await remove.mutateAsync(workout.id)
      removal.tell(workout, words.deleted(workout.name))
    } catch (error) {
      alerts.error(reason(error), error)
    }
  }
  return (
    <IconButton
      label={words.remove(workout.name)}
      className="danger-quiet"
      loading={remove.isPending}
      onClick={() => void ask()}
    >
      <IconTrash size={18} stroke={1.7} />
    </IconButton>
  )
}
