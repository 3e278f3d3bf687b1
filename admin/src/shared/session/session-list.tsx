import { Box, Button } from '@mantine/core'
import type { Session } from '@roundboard/contract'
import { IconDeviceDesktop, IconDevices } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormat } from '../format/format.ts'
import { DataTable, type Column } from '../table/data-table.tsx'
import { Panel } from '../ui/page.tsx'
import { Empty, QueryView } from '../ui/query-view.tsx'
import { Status } from '../ui/status.tsx'
import { useAttempt } from '../alerts/use-attempt.ts'
import { useSharedMessages } from '../messages/shared.ts'
import { browserOf } from './browser-of.ts'
import classes from './session-list.module.css'
import { useSessionMessages } from '../messages/session.ts'

/** A user's sessions, which can be ended. */
export function SessionList(props: {
  title?: string
  actions?: ReactNode
  query: UseQueryResult<Session[]>
  onEnd: (sessionId: string) => Promise<unknown>
}) {
  const words = useSessionMessages().sessions
  const attempt = useAttempt()
  const end = (sessionId: string) => attempt(() => props.onEnd(sessionId), words.ended)
  const here = props.query.data?.find(({ isCurrent }) => isCurrent)?.address
  const columns = useColumns(here, (id) => void end(id))
  return (
    <Panel title={props.title ?? words.sessions} actions={props.actions} isFlush>
      <QueryView query={props.query} what={words.what}>
        {(sessions) =>
          sessions.length === 0 ? (
            <Empty icon={<IconDevices size={30} stroke={1.5} />} title={words.none} />
          ) : (
            <DataTable caption={words.sessions} columns={columns} rows={sessions} />
          )
        }
      </QueryView>
    </Panel>
  )
}

function useNameOf() {
  const words = useSessionMessages().sessions
  return ({ device }: Session) => {
    const { browser = words.unknown, system } = browserOf(device)
    return system === undefined ? browser : words.onSystem({ browser, system })
  }
}

function useColumns(here: string | undefined, end: (id: string) => void): Column<Session>[] {
  const words = useSessionMessages().sessions
  const shared = useSharedMessages()
  const format = useFormat()
  const nameOf = useNameOf()
  return [
    {
      key: 'browser',
      label: words.browser,
      isHeading: true,
      cell: (session) => (
        <span className={classes.device} title={session.device}>
          <IconDeviceDesktop size={19} stroke={1.7} aria-hidden />
          {nameOf(session)}
        </span>
      ),
    },
    {
      key: 'place',
      label: words.place,
      cell: ({ address }) =>
        address === here ? (
          <span>
            {words.thisNetwork}
            <Box component="span" display="block" c="dimmed" fz={13}>
              {address}
            </Box>
          </span>
        ) : (
          address
        ),
    },
    {
      key: 'since',
      label: words.since,
      isStamp: true,
      cell: (session) => format.moment(session.startedAt),
    },
    {
      key: 'lastSeen',
      label: words.lastSeen,
      isNumber: true,
      cell: (session) => format.ago(session.lastUsedAt),
    },
    {
      key: 'ends',
      label: words.ends,
      isStamp: true,
      cell: (session) => format.moment(session.endsAt),
    },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: (session) =>
        session.isCurrent ? (
          <Status tone="green">{words.this}</Status>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={words.endNamed({ where: nameOf(session) })}
            onClick={() => end(session.id)}
          >
            {words.end}
          </Button>
        ),
    },
  ]
}
