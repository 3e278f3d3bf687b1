import { Progress } from '@mantine/core'
import type { AnnouncementScreen, Announcement } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../shared/format/format.ts'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { announcedWallsQuery } from './announcements.queries.ts'
import { useAnnouncementsMessages } from '../../../shared/messages/announcements.ts'
import classes from './announcements.module.css'

/** A screen that was offline shows it later, so the time includes more than seconds. */
const longAfterMs = 10 * 60_000

/** Which screens have shown a full-screen message, updated while it is on. */
export function AnnouncedWallsReport(props: {
  announcement: Pick<Announcement, 'id' | 'createdAt'>
  isLive: boolean
}) {
  const { announcement, isLive } = props
  const words = useAnnouncementsMessages()
  const format = useFormat()
  const query = useQuery(announcedWallsQuery(announcement.id, isLive))
  return (
    <QueryView query={query} what={words.wallsWhat}>
      {({ walls, shown, lastAfterMs, missing, latest }) => (
        <div className={classes.report}>
          <p role="status">
            <strong className="tabular">{words.shownBy({ shown, walls })}</strong>
            {lastAfterMs !== null &&
              `, ${words.lastAfter({ seconds: format.seconds(lastAfterMs) })}`}
          </p>
          <Progress color="green" value={walls === 0 ? 0 : (100 * shown) / walls} aria-hidden />
          {missing.length > 0 && (
            <Walls
              title={words.missing}
              walls={missing}
              all={walls - shown}
              sentAt={announcement.createdAt}
              isOpen
            />
          )}
          {latest.length > 0 && (
            <Walls
              title={words.latest}
              walls={latest}
              all={shown}
              sentAt={announcement.createdAt}
            />
          )}
        </div>
      )}
    </QueryView>
  )
}

function Walls(props: {
  title: string
  walls: readonly AnnouncementScreen[]
  all: number
  sentAt: string
  isOpen?: boolean
}) {
  const { title, walls, all, sentAt, isOpen = false } = props
  const words = useAnnouncementsMessages()
  const gyms = Map.groupBy(walls, ({ location }) => location.id)
  return (
    <details open={isOpen}>
      <summary>
        {title} <span className="tabular">({all})</span>
      </summary>
      <ul className={classes.gyms}>
        {[...gyms].map(([id, there]) => (
          <li key={id}>
            <strong>{there[0]?.location.name}</strong>
            <ul className={classes.walls}>
              {there.map((wall) => (
                <Wall key={wall.id} wall={wall} sentAt={sentAt} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {all > walls.length && <p>{words.andMore({ more: all - walls.length })}</p>}
    </details>
  )
}

function Wall({ wall, sentAt }: { wall: AnnouncementScreen; sentAt: string }) {
  const { name, round, shownAt } = wall
  const words = useAnnouncementsMessages()
  const format = useFormat()
  const number = words.round({ round })
  const afterMs = shownAt === null ? 0 : Date.parse(shownAt) - Date.parse(sentAt)
  return (
    <li>
      <span>{name === number ? number : `${number} · ${name}`}</span>
      {shownAt !== null && (
        <span className="tabular">
          {afterMs < longAfterMs
            ? words.shownAfter({ seconds: format.seconds(afterMs) })
            : words.shownAt({ time: format.clock(shownAt) })}
        </span>
      )}
    </li>
  )
}
