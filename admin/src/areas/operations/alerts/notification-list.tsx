import { Button } from '@mantine/core'
import type { addresses, DataOf } from '@roundboard/contract'
import { IconBellCheck } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useNow } from '../../../shared/format/use-now.ts'
import { TextLink } from '../../../shared/ui/links.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useReadAlerts } from './alerts.queries.ts'
import classes from './notifications-menu.module.css'
import { useAlertsMessages } from '../../../shared/messages/alerts.ts'
import { NoticeLine } from './notification-line.tsx'

type NoticesData = DataOf<typeof addresses.listAlerts>

/** The server's limit. */
const mostShown = 50

/** The notifications, latest first. */
export function NotificationList(props: {
  query: UseQueryResult<NoticesData>
  onClose: () => void
}) {
  const { query, onClose } = props
  const words = useAlertsMessages()
  const reason = useReason()
  const reading = useReadAlerts()
  const now = useNow(15_000)
  const read = (which: Parameters<typeof reading.mutate>[0]) =>
    reading.mutate(which, {
      onError: (error) => alerts.error(reason(error), error),
    })
  const newest = query.data?.notices[0]
  const hasUnread = (query.data?.unread ?? 0) > 0
  return (
    <>
      <header className={classes.head}>
        <h2>{words.title}</h2>
        {hasUnread && newest !== undefined && (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => {
              // Notifications that arrive meanwhile stay unread.
              read({ until: newest.at })
            }}
          >
            {words.markAll}
          </Button>
        )}
      </header>
      <div className={classes.body}>
        <QueryView query={query} what={words.what}>
          {({ notices }) =>
            notices.length === 0 ? (
              <Empty icon={<IconBellCheck size={28} stroke={1.5} />} title={words.none}>
                {words.noneWhy}
              </Empty>
            ) : (
              <ul>
                {notices.map((notice) => (
                  <NoticeLine
                    key={notice.id}
                    notice={notice}
                    now={now}
                    onRead={() => read({ ids: [notice.id] })}
                    onFollow={onClose}
                  />
                ))}
              </ul>
            )
          }
        </QueryView>
      </div>
      <footer className={classes.foot}>
        <TextLink to="/admin/profile/alerts" onClick={onClose}>
          {words.choose}
        </TextLink>
        {query.data?.notices.length === mostShown && (
          <span>{words.newest({ count: mostShown })}</span>
        )}
      </footer>
    </>
  )
}
