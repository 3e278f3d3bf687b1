import { Group, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
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
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { localToday } from '../../../shared/format/use-now.ts'
import { typedDay } from '../../../shared/format/typed-day.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { staging } from '../../../shared/staging/staging.ts'
import type { Column } from '../../../shared/table/data-table.tsx'
import { ListPanel } from '../../../shared/table/list-panel.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { backIcon, ButtonLink, IconLink, TextLink } from '../../../shared/ui/links.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { PreviewModal } from './preview-modal.tsx'
import { StateBadge } from './state-badge.tsx'
import { StateFilter } from './state-filter.tsx'
import { isBare, stateOf, type WorkoutList, type WorkoutListControl } from './workout-state.ts'
import { useWorkoutRemoval } from './use-workout-removal.ts'
import { useDeleteWorkout, workoutQueries } from './workouts.queries.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'

/** The workouts of a round. */
export function WorkoutsPage(props: WorkoutListControl & { round: Round }) {
  const { round, list } = props
  const words = useWorkoutsMessages()
  const shared = useSharedMessages()
  const { locale } = useLocale()
  const today = localToday()
  const day = list.q === undefined ? undefined : typedDay(list.q, locale, today)
  const { isOpening, at } = useOpeningAtToday(props, today)
  const query = useQuery({
    ...workoutQueries.ofRound(round.roundNumber, list, day, today),
    enabled: !isOpening,
  })
  const [isPreviewing, previewing] = useDisclosure()
  const stage = (workout: Workout, lrVideo: boolean) => staging.put({ workout, round, lrVideo })
  const columns = useColumns(round, at, stage, previewing.open)
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
        description={shared.timeZoneNote({
          zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        })}
        actions={addLink}
      />
      <ListPanel
        {...props}
        list={{ ...list, sort: list.sort ?? '-startDate' }}
        query={query}
        subject={words.subject}
        emptyText={words.none}
        emptyIcon={<IconBarbell size={32} stroke={1.5} />}
        emptyHint={words.noneYet}
        emptyAction={addLink}
        columns={columns}
        filters={<StateFilter list={list} onList={props.onList} day={day} />}
        isFiltered={list.state !== undefined}
        onClear={() => props.onList({ sort: list.sort ?? '-startDate' })}
      />
      {isPreviewing && <PreviewModal onClose={previewing.close} />}
    </>
  )
}

/** Opens the list at today's or the next workout, unless the address says what to show. */
function useOpeningAtToday(
  { list, onList, round }: WorkoutListControl & { round: Round },
  today: string,
) {
  const isUnset = isBare(list)
  const query = workoutQueries.opening(round.roundNumber, today)
  const { data: opening, isPending } = useQuery({ ...query, enabled: isUnset })
  const open = useEffectEvent((chosen: WorkoutList) => onList(chosen, { replace: true }))
  const elsewhere = isUnset ? opening?.list : undefined
  // Replacing the address would cancel a navigation to another page.
  const isNavigating = useRouterState({ select: ({ status }) => status === 'pending' })
  useEffect(() => {
    if (elsewhere && !isNavigating) open(elsewhere)
  }, [elsewhere, isNavigating])
  return { isOpening: elsewhere !== undefined || (isUnset && isPending), at: opening?.at }
}

/** The row that the list opens at; a visible one isn't scrolled. */
const intoSight = (badge: HTMLElement | null) =>
  badge?.closest('tr')?.scrollIntoView({ block: 'nearest' })

function useColumns(
  round: Round,
  at: string | undefined,
  stage: (workout: Workout, lrVideo: boolean) => void,
  onPreview: () => void,
): Column<Workout>[] {
  const words = useWorkoutsMessages()
  const shared = useSharedMessages()
  const format = useFormat()
  const today = localToday()
  const onWalls = useQuery(workoutQueries.onWalls(round.roundNumber, today)).data
  const shownStateOf = (workout: Workout) => {
    const state = stateOf(workout, today)
    const isHidden = state === 'now' && onWalls !== undefined && onWalls !== workout.id
    return isHidden ? 'hidden' : state
  }
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
      cell: (workout) => (
        <Group gap="4px 10px">
          <TextLink {...addressOf(workout)}>{workout.name}</TextLink>
          <StateBadge
            state={shownStateOf(workout)}
            {...(workout.id === at && { ref: intoSight })}
          />
        </Group>
      ),
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
      isStamp: true,
      cell: (workout) => format.stamp(workout.createdAt),
    },
    {
      key: 'updatedAt',
      label: words.updatedAt,
      sortKey: 'updatedAt',
      isStamp: true,
      cell: (workout) => format.stamp(workout.updatedAt),
    },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: (workout) => (
        <Group gap={2} wrap="nowrap" justify="flex-end">
          <IconLink {...addressOf(workout)} aria-label={words.edit({ name: workout.name })}>
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
  const words = useWorkoutsMessages()
  const navigate = useNavigate()
  return (
    <Menu width={320}>
      <Menu.Target>
        <IconButton label={words.more({ name: workout.name })}>
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
          onClick={() => stage(workout, false)}
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
          {words.duplicate({ name: workout.name })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function DeleteWorkout({ workout }: { workout: Workout }) {
  const words = useWorkoutsMessages()
  const shared = useSharedMessages()
  const attempt = useAttempt()
  const removal = useWorkoutRemoval()
  const remove = useDeleteWorkout()
  const ask = async () => {
    if (!(await removal.ask(workout, words.sureDelete({ name: workout.name }), shared.delete)))
      return
    await attempt(async () => {
      await remove.mutateAsync(workout.id)
      removal.report(workout, words.deleted({ name: workout.name }))
    })
  }
  return (
    <IconButton
      label={words.remove({ name: workout.name })}
      className="danger-quiet"
      loading={remove.isPending}
      onClick={() => void ask()}
    >
      <IconTrash size={18} stroke={1.7} />
    </IconButton>
  )
}
