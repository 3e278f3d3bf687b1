import { Button, Text } from '@mantine/core'
import type { Build, BuildsState } from '@roundboard/contract'
import { IconAlertOctagonFilled, IconPackage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { type Column, DataTable } from '../../../shared/table/data-table.tsx'
import { PageHeader, Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { Notice, Status, type StatusTone } from '../../../shared/ui/status.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { buildsQuery, isRollingOut } from './rollouts.queries.ts'
import { useBuildsMessages } from '../../../shared/messages/builds.ts'
import classes from './rollouts.module.css'
import { RolloutModal } from './rollout-modal.tsx'
import { RolloutPanel } from './rollout-panel.tsx'

/** A build's status. */
type Standing = 'forAll' | 'beingLetOut' | 'stopped' | 'waits' | 'earlier'

const toneOfStanding = {
  forAll: 'green',
  beingLetOut: 'none',
  stopped: 'red',
  waits: 'none',
  earlier: 'none',
} as const satisfies Record<Standing, StatusTone>

function standingOf(build: Build, state: BuildsState): Standing {
  if (build.id === state.settled) return 'forAll'
  if (build.id === state.rollout?.build) {
    if (isRollingOut(state)) return 'beingLetOut'
    if (state.rollout.state === 'stopped') return 'stopped'
  }
  return build.settledAt === null ? 'waits' : 'earlier'
}

/** Which builds run where, and rollouts. */
export function RolloutsPage() {
  const words = useBuildsMessages()
  const query = useQuery(buildsQuery)
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <QueryView query={query} what={words.what}>
        {(state) => <State state={state} />}
      </QueryView>
    </>
  )
}

function State({ state }: { state: BuildsState }) {
  const [chosen, setChosen] = useState<string>()
  const { rollout } = state
  return (
    <>
      {rollout?.state === 'stopped' && <Alarm rollout={rollout} />}
      {rollout && <RolloutPanel rollout={rollout} state={state} />}
      <BuildsPanel state={state} onRollOut={setChosen} />
      {chosen !== undefined && (
        <RolloutModal build={chosen} state={state} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}

function Alarm({ rollout }: { rollout: NonNullable<BuildsState['rollout']> }) {
  const words = useBuildsMessages()
  const format = useFormat()
  const { build, endedAt, findings } = rollout
  const counts = Object.values(findings?.counts ?? {})
  const troubled = counts.reduce((sum, count) => sum + count, 0)
  return (
    <Notice tone="bad" role="alert" wrap="nowrap" mb={20}>
      <IconAlertOctagonFilled size={22} aria-hidden />
      <div>
        <Text fw={680}>
          {words.alarm({ build, time: endedAt === null ? '' : format.stamp(endedAt) })}
        </Text>
        <p>{words.alarmWhy({ troubled, running: findings?.running ?? 0 })}</p>
      </div>
    </Notice>
  )
}

function BuildsPanel(props: { state: BuildsState; onRollOut: (build: string) => void }) {
  const words = useBuildsMessages()
  const format = useFormat()
  const { state } = props
  const columns = useColumns(state, props.onRollOut)
  const minutes = format.number(state.stepMinutes)
  return (
    <Panel
      title={words.builds}
      description={state.stepMinutes > 0 ? words.byItself({ minutes }) : words.byHand}
      isFlush
    >
      {state.builds.length === 0 ? (
        <Empty icon={<IconPackage size={32} stroke={1.5} />} title={words.none}>
          {words.noneWhy}
        </Empty>
      ) : (
        <>
          <DataTable caption={words.builds} columns={columns} rows={state.builds} />
          {state.unknown > 0 && (
            <p className={classes.below}>{words.unknown({ count: state.unknown })}</p>
          )}
        </>
      )}
    </Panel>
  )
}

function useColumns(state: BuildsState, onRollOut: (build: string) => void): Column<Build>[] {
  const words = useBuildsMessages()
  const shared = useSharedMessages()
  const format = useFormat()
  const linked = format.number(state.linkedScreens)
  return [
    {
      key: 'build',
      label: words.build,
      isHeading: true,
      cell: ({ id, isServers }) => (
        <span className={classes.build}>
          <code>{id}</code>
          {isServers && <small>{words.servers}</small>}
        </span>
      ),
    },
    {
      key: 'standing',
      label: words.standing,
      cell: (build) => {
        const standing = standingOf(build, state)
        return <Status tone={toneOfStanding[standing]}>{words[standing]}</Status>
      },
    },
    {
      key: 'found',
      label: words.found,
      isStamp: true,
      cell: ({ foundAt }) => format.stamp(foundAt),
    },
    {
      key: 'runs',
      label: words.runs,
      isNumber: true,
      cell: ({ running }) => words.runsOf({ running: format.number(running), all: linked }),
    },
    {
      key: 'refused',
      label: words.didNotComeUp,
      isNumber: true,
      cell: ({ refused }) => (refused === 0 ? '–' : format.number(refused)),
    },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: ({ id }) =>
        id !== state.settled &&
        !isRollingOut(state) && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={words.letOutOf({ build: id })}
            onClick={() => onRollOut(id)}
          >
            {words.letOut}
          </Button>
        ),
    },
  ]
}
