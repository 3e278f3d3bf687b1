import { Box, Button, Text } from '@mantine/core'
import type { addresses, BodyOf, BuildsState, Rollout } from '@roundboard/contract'
import { type Ring, rings, type RolloutState, rolloutSignals } from '@roundboard/domain'
import {
  IconArrowBackUp,
  IconArrowsMaximize,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import type { Question } from '../../../shared/confirm/confirm-dialog.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { FactList } from '../../../shared/ui/fact-list.tsx'
import { TextLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Notice, Status, type StatusTone } from '../../../shared/ui/status.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useRegionPath } from '../../../shared/regions/regions.ts'
import { type BuildsMessages, useBuildsMessages } from '../../../shared/messages/builds.ts'
import { isRollingOut, useUpdateRollout } from './rollouts.queries.ts'
import classes from './rollouts.module.css'

const toneOf = {
  running: 'none',
  halted: 'yellow',
  'taken-back': 'none',
  stopped: 'red',
  done: 'green',
  replaced: 'none',
} as const satisfies Record<RolloutState, StatusTone>

const larger = ['tenth', 'all'] as const
const sizeOf = (ring: (typeof larger)[number], state: BuildsState) =>
  ring === 'all' ? state.linkedScreens : state.tenth

function whom(
  { ring, screen, location, regions, tags }: Rollout,
  words: BuildsMessages,
  regionPath: (id: string) => string,
): string {
  if (ring === 'group')
    return [...regions.map(regionPath), ...tags].filter(Boolean).join(', ') || words.rings.group
  if (ring === 'screen')
    return screen
      ? words.screenIn({ screen: screen.name, gym: screen.location.name })
      : words.goneScreen
  return ring === 'location' ? (location?.name ?? words.goneGym) : words.rings[ring]
}

/** A rollout's ring, progress, problems and actions. */
export function RolloutPanel({ rollout, state }: { rollout: Rollout; state: BuildsState }) {
  const words = useBuildsMessages()
  const isOpen = isRollingOut(state)
  return (
    <Panel
      title={isOpen ? words.now : words.last}
      actions={isOpen && <Actions rollout={rollout} state={state} />}
    >
      <Box mb={18}>
        <Status tone={toneOf[rollout.state]}>{words.states[rollout.state]}</Status>
        {isOpen && <Reach rollout={rollout} />}
      </Box>
      <Facts rollout={rollout} />
      {rollout.findings?.isOutage === true && isOpen && (
        <Notice role="status" mt={16}>
          {words.outage}
        </Notice>
      )}
      <Troubled rollout={rollout} />
      {isOpen && <Looked rollout={rollout} />}
    </Panel>
  )
}

function Reach({ rollout: { findings } }: { rollout: Rollout }) {
  const words = useBuildsMessages()
  const format = useFormat()
  const { members, running } = findings ?? { members: 0, running: 0 }
  const share = members === 0 ? 0 : Math.min(1, running / members)
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={words.runItOf({
        running: format.number(running),
        members: format.number(members),
      })}
      aria-valuemin={0}
      aria-valuemax={members}
      aria-valuenow={running}
    >
      <span style={{ inlineSize: `${String(share * 100)}%` }} />
    </div>
  )
}

const sumOf = ({ findings }: Rollout) =>
  Object.values(findings?.counts ?? {}).reduce((sum, count) => sum + count, 0)

function Facts({ rollout }: { rollout: Rollout }) {
  const words = useBuildsMessages()
  const format = useFormat()
  const regionPath = useRegionPath()
  const { build, startedBy, ringAt, endedAt, nextAt, findings, state, ring } = rollout
  const count = sumOf(rollout)
  const next =
    nextAt === null
      ? words.whenTold
      : ring === 'all'
        ? words.doneAt({ time: format.clock(nextAt) })
        : words.toAllAt({ time: format.clock(nextAt) })
  const facts: [string, ReactNode][] = [
    [words.build, <code key="build">{build}</code>],
    [words.to, whom(rollout, words, regionPath)],
    [words.by, startedBy ?? words.theServer],
    [words.since, format.stamp(ringAt)],
  ]
  if (endedAt !== null) facts.push([words.until, format.stamp(endedAt)])
  if (findings !== null) {
    const { running, members, limit } = findings
    facts.push([
      words.runIt,
      words.runItOf({ running: format.number(running), members: format.number(members) }),
    ])
    const many = words.troubleOf({ count: format.number(count), limit: format.number(limit) })
    facts.push([
      words.trouble,
      <Status key="trouble" tone={count === 0 ? 'green' : count < limit ? 'yellow' : 'red'}>
        {count === 0 ? words.noTrouble : many}
      </Status>,
    ])
  }
  if (state === 'running') facts.push([words.goesOn, next])
  return <FactList facts={facts} />
}

function Troubled({ rollout }: { rollout: Rollout }) {
  const words = useBuildsMessages()
  const format = useFormat()
  const { troubled } = rollout
  const count = sumOf(rollout)
  if (troubled.length === 0) return null
  const order = troubled.toSorted(
    (a, b) => rolloutSignals.indexOf(a.trouble) - rolloutSignals.indexOf(b.trouble),
  )
  return (
    <>
      <Box component="h3" mt={24} mb={8} fz={15} fw={640}>
        {words.troubled}
      </Box>
      <ul className={classes.troubled}>
        {order.map(({ id, name, location, trouble }) => (
          <li key={id}>
            <TextLink
              to="/admin/locations/$id"
              params={{ id: location.id }}
              search={{ screen: id }}
            >
              {words.screenIn({ screen: name, gym: location.name })}
            </TextLink>
            <span>{words.troubles[trouble]}</span>
          </li>
        ))}
      </ul>
      {count > troubled.length && (
        <Text mt={12} c="dimmed" fz={13}>
          {words.firstOf({ shown: format.number(troubled.length), all: format.number(count) })}
        </Text>
      )}
    </>
  )
}

function Looked({ rollout: { findings } }: { rollout: Rollout }) {
  const words = useBuildsMessages()
  const format = useFormat()
  return (
    <Text mt={12} c="dimmed" fz={13}>
      {findings === null ? words.notLooked : words.lookedAt({ time: format.clock(findings.at) })}
    </Text>
  )
}

type Update = BodyOf<typeof addresses.updateRollout>

function Actions({ rollout, state }: { rollout: Rollout; state: BuildsState }) {
  const words = useBuildsMessages()
  const attempt = useAttempt()
  const confirm = useConfirm()
  const update = useUpdateRollout(rollout.id)
  const { build, previous, ring, findings } = rollout
  const running = findings?.running ?? 0

  const ask = async (question: Question, body: Update, done: string) => {
    if (!(await confirm(question))) return
    await attempt(() => update.mutateAsync(body), done)
  }
  const isLarger = (to: Ring) => rings.indexOf(to) > rings.indexOf(ring)
  return (
    <>
      {larger.filter(isLarger).map((to) => (
        <Button
          key={to}
          variant="default"
          leftSection={<IconArrowsMaximize size={16} />}
          onClick={() => {
            const question = {
              message: words.sureWiden({ build, count: sizeOf(to, state) }),
              detail: words.sureWidenWhy,
              action: words.letOutNow,
            }
            void ask(question, { ring: to }, words.widened)
          }}
        >
          {words.widenTo[to]}
        </Button>
      ))}
      {rollout.state === 'running' ? (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={16} />}
          onClick={() => {
            const question = {
              message: words.sureHalt({ build }),
              detail: words.sureHaltWhy({ running }),
              action: words.halt,
            }
            void ask(question, { state: 'halted' }, words.halted)
          }}
        >
          {words.halt}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size={16} />}
          onClick={() => {
            const question = {
              message: words.sureWiden({ build, count: findings?.members ?? 0 }),
              detail: words.sureWidenWhy,
              action: words.goOn,
            }
            void ask(question, { state: 'running' }, words.goesOnNow)
          }}
        >
          {words.goOn}
        </Button>
      )}
      <Button
        variant="default"
        className="danger-quiet"
        leftSection={<IconArrowBackUp size={16} />}
        onClick={() => {
          const question = {
            message: words.sureTakeBack({ build, running }),
            detail: words.sureTakeBackWhy({ previous: previous ?? '–' }),
            action: words.takeBack,
          }
          void ask(question, { state: 'taken-back' }, words.takenBack)
        }}
      >
        {words.takeBack}
      </Button>
    </>
  )
}
