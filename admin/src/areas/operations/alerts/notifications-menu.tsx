import { Popover, UnstyledButton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { noticesQuery } from './alerts.queries.ts'
import { NotificationList } from './notification-list.tsx'
import classes from './notifications-menu.module.css'
import { useAlertsMessages } from '../../../shared/messages/alerts.ts'

const mostCounted = 99

/** The notifications in every page's header: the number of unread ones, and the list. */
export default function Bell({ className }: { className: string }) {
  const words = useAlertsMessages()
  const format = useFormat()
  const query = useQuery(noticesQuery)
  const [isOpen, setOpen] = useState(false)
  const unread = query.data?.unread ?? 0
  const close = () => setOpen(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      radius="lg"
      shadow="lg"
      trapFocus
      returnFocus
      withRoles={false}
      middlewares={{ shift: { padding: 8 }, flip: false }}
    >
      <Popover.Target>
        <UnstyledButton
          className={`${className} ${classes.button ?? ''}`}
          aria-label={query.isLoadingError ? words.unknown : words.button({ unread })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconBell size={19} stroke={1.7} aria-hidden />
          {unread > 0 && (
            <span className={classes.count} aria-hidden>
              {unread > mostCounted ? `${format.number(mostCounted)}+` : format.number(unread)}
            </span>
          )}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.list ?? ''} p={0} role="dialog" aria-label={words.title}>
        <NotificationList query={query} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  )
}
