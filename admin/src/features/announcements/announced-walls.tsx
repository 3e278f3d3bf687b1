import { Progress } from '@mantine/core'
import type { AnnouncedWall } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../shared/format/format.ts'
import { QueryView } from '../../shared/ui/query-view.tsx'
import { announcedWallsQuery } from './announcements.queries.ts'
import { useAnnouncementWords } from './announcements.words.ts'
import classes from './announcements.module.css'

/** Which walls have shown what covers them, counted while it is on. */
export function AnnouncedWallsReport({ id, isLive }: { id: string; isLive: boolean }) {
  const words = useAnnouncementWords()
  const format = useFormat()
  const query = useQuery(announcedWallsQuery(id, isLive))
  return (
    <QueryView query={query} what={words.walls}>
      {({ walls, shown, lastAfterMs, missing, latest }) => (
        <div className={classes.report}>
          <p role="status">
            <strong className="tabular">{words.shownBy(shown, walls)}</strong>
            {lastAfterMs !== null && `, ${words.lastAfter(format.seconds(lastAfterMs))}`}
          </p>
          <Progress value={walls === 0 ? 0 : (100 * shown) / walls} aria-hidden />
          {missing.length > 0 && (
            <Walls title={words.missing} walls={missing} all={walls - shown} isOpen />
          )}
          {latest.length > 0 && <Walls title={words.latest} walls={latest} all={shown} />}
        </div>
      )}
    </QueryView>
  )
}

function Walls(props: {
  title: string
  walls: readonly AnnouncedWall[]
  all: number
  isOpen?: boolean
}) {
  const { title, walls, all, isOpen = false } = props
  const words = useAnnouncementWords()
  const format = useFormat()
  return (
    <details open={isOpen}>
      <summary>
        {title} <span className="tabular">({all})</span>
      </summary>
      <ul className={classes.walls}>
        {walls.map(({ id, name, round, location, shownAt }) => (
          <li key={id}>
            <span>{location.name}</span> {words.round(round)} {name}{' '}
            {shownAt !== null && <span>{words.shownAt(format.clock(shownAt))}</span>}
          </li>
        ))}
        {all > walls.length && <li>{words.andMore(all - walls.length)}</li>}
      </ul>
    </details>
  )
}
