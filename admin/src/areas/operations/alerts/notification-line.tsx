import type { Notice } from '@roundboard/contract'
import { isAdminRole, reachOf, type AlertKind, type Role } from '@roundboard/domain'
import {
  IconAlertTriangleFilled,
  IconCheck,
  IconCircleCheckFilled,
  IconSquareRoundedXFilled,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useUser } from '../../../shared/session/session.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import classes from './notifications-menu.module.css'
import { useAlertsMessages } from '../../../shared/messages/alerts.ts'
import { useNotificationText, useTimeText } from './use-notification-text.ts'

const tones = {
  'location-away': 'bad',
  'screen-away': 'warn',
  'screen-trouble': 'warn',
  'no-workout-tomorrow': 'warn',
  'coach-pass': 'warn',
  'server-trouble': 'bad',
} as const satisfies Record<AlertKind, string>

const icons = {
  bad: IconSquareRoundedXFilled,
  warn: IconAlertTriangleFilled,
  ok: IconCircleCheckFilled,
} as const

/** The page with more details, if the role can see it. */
function placeOf({ kind, location, trouble }: Notice, role: Role) {
  if (location !== null)
    return {
      to: isAdminRole(role) ? '/admin/locations/$id' : '/admin/my-locations/$id',
      params: { id: location.id },
      search: kind === 'coach-pass' ? { tab: 'settings' } : {},
    } as const
  if (kind === 'no-workout-tomorrow')
    return {
      to: reachOf(role, 'workouts.read') === 'none' ? undefined : '/admin/schedule',
    } as const
  return {
    to:
      trouble === 'many-away' || reachOf(role, 'system') === 'none'
        ? '/admin/dashboard'
        : '/admin/system',
  } as const
}

export function NoticeLine(props: {
  notice: Notice
  now: number
  onRead: () => void
  onFollow: () => void
}) {
  const { notice, now, onRead, onFollow } = props
  const words = useAlertsMessages()
  const { role } = useUser()
  const { title, how } = useNotificationText()(notice)
  const when = useTimeText(notice, now)
  const isEvent = notice.trouble === 'clock' || notice.kind === 'coach-pass'
  const isWell = notice.until !== null && !isEvent && !notice.hasPassed
  const tone = isWell ? 'ok' : tones[notice.kind]
  const Icon = icons[tone]
  const { to, ...where } = placeOf(notice, role)
  const follow = () => {
    if (!notice.isRead) onRead()
    onFollow()
  }
  return (
    <li className={classes.line} data-tone={tone} data-unread={!notice.isRead}>
      <Icon size={18} aria-hidden />
      <div>
        {!notice.isRead && <span className="visually-hidden">{words.unread}: </span>}
        {to === undefined ? (
          <span className={classes.title}>{title}</span>
        ) : (
          <Link className={classes.title} to={to} {...where} onClick={follow}>
            {title}
          </Link>
        )}
        {how !== '' && <p>{how}</p>}
        <small>{when}</small>
      </div>
      {!notice.isRead && (
        <IconButton label={words.mark({ title })} onClick={onRead}>
          <IconCheck size={17} stroke={1.9} />
        </IconButton>
      )}
    </li>
  )
}
