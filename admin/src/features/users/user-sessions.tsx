import { Button } from '@mantine/core'
import type { Session, User } from '@roundboard/contract'
import { IconDevices } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { alerts } from '../../shared/alerts/alerts.ts'
import { useFormat } from '../../shared/format/format.ts'
import { DataTable, type Column } from '../../shared/table/data-table.tsx'
import { Panel } from '../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../shared/ui/query-view.tsx'
import { useReason } from '../../shared/words/use-reason.ts'
import { useWords } from '../../shared/words/words.ts'
import { useEndSession, userQueries } from './users.queries.ts'
import { useUserWords } from './users.words.ts'

/** Where a user is signed in. */
export function UserSessions({ user }: { user: User }) {
  const words = useUserWords()
  const shared = useWords()
  const format = useFormat()
  const reason = useReason()
  const query = useQuery(userQueries.sessions(user.id))
  const ending = useEndSession(user.id)
  const end = async (sessionId: string) => {
    try {
      await ending.mutateAsync(sessionId)
      alerts.success(words.endedSession)
    } catch (error) {
      alerts.error(reason(error), error)
    }
  }
  const columns: Column<Session>[] = [
    {
      key: 'device',
      label: words.device,
      isHeading: true,
      cell: (session) => session.device,
    },
    { key: 'address', label: words.address, isNumber: true, cell: (session) => session.address },
    {
      key: 'lastUsed',
      label: words.lastUsed,
      isNumber: true,
      cell: (session) => format.ago(session.lastUsedAt),
    },
    {
      key: 'ends',
      label: words.ends,
      isNumber: true,
      cell: (session) => format.moment(session.endsAt),
    },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: (session) =>
        session.isCurrent ? (
          words.thisSession
        ) : (
          <Button size="compact-sm" variant="default" onClick={() => void end(session.id)}>
            {words.endSession}
          </Button>
        ),
    },
  ]
  return (
    <Panel title={words.sessions} isFlush>
      <QueryView query={query} what={words.sessionsWhat}>
        {(sessions) =>
          sessions.length === 0 ? (
            <Empty icon={<IconDevices size={30} stroke={1.5} />} title={words.noSessions} />
          ) : (
            <DataTable caption={words.sessions} columns={columns} rows={sessions} />
          )
        }
      </QueryView>
    </Panel>
  )
}
