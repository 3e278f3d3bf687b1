import { addresses, type HistoryEvent, type Screen } from '@roundboard/contract'
import { type HistoryKind, historyKinds, limits, screenHistoryDays } from '@roundboard/domain'
import { Button, Group, Skeleton } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useScreensMessages } from '../../../shared/messages/screens.ts'
import { useOfflineText } from '../../../shared/offline/use-offline-text.ts'
import { Pager } from '../../../shared/table/pager.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { useGymTime } from '../../../shared/zones/use-gym-time.ts'
import chips from '../../../shared/ui/chips.module.css'
import classes from './screen-history.module.css'

const refreshMs = 30_000
const pageSize = limits.pageSize

const historyQuery = (id: string, kind: HistoryKind | undefined, page: number) =>
  queryOptions({
    queryKey: [keys.screens, id, 'history', kind, page],
    queryFn: ({ signal }) =>
      api.list(addresses.getScreenHistory, {
        params: { id },
        query: { kind, page, limit: pageSize },
        signal,
      }),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  })

export interface HistoryFilter {
  readonly kind: HistoryKind | undefined
  readonly onKind: (kind: HistoryKind | undefined) => void
}

/** What happened to a screen, newest first, by day in its location's time zone. */
export function ScreenHistoryPanel({ screen, kind, onKind }: HistoryFilter & { screen: Screen }) {
  const words = useScreensMessages().history
  const [page, setPage] = useState(1)
  const query = useQuery(historyQuery(screen.id, kind, page))
  const choose = (next: HistoryKind | undefined) => {
    setPage(1)
    onKind(next)
  }
  const zone = screen.timeZone ?? 'UTC'
  const days = String(screenHistoryDays)
  return (
    <Panel title={words.title} description={words.about({ days, zone: zone.replaceAll('_', ' ') })}>
      <Group gap={7} mb={14} role="group" aria-label={words.filter}>
        {historyKinds.map((each) => (
          <button
            key={each}
            type="button"
            className={chips.chip}
            aria-pressed={kind === each}
            onClick={() => {
              choose(kind === each ? undefined : each)
            }}
          >
            {words.kinds[each]}
          </button>
        ))}
      </Group>
      <QueryView query={query} what={words.what} skeleton={<Skeleton h={220} />}>
        {({ items, count }) =>
          count === 0 ? (
            <Empty
              icon={<IconHistory size={30} stroke={1.5} />}
              title={words.nothing({ days })}
              action={
                kind && (
                  <Button
                    variant="default"
                    onClick={() => {
                      choose(undefined)
                    }}
                  >
                    {words.showAll}
                  </Button>
                )
              }
            />
          ) : (
            <>
              <Days events={items} zone={zone} />
              <Pager page={page} count={count} pageSize={pageSize} onPage={setPage} />
            </>
          )
        }
      </QueryView>
    </Panel>
  )
}

function Days({ events, zone }: { events: readonly HistoryEvent[]; zone: string }) {
  const format = useFormat()
  const gymTime = useGymTime(zone)
  if (gymTime === undefined) return <Skeleton h={220} />
  const days = Map.groupBy(events, ({ at }) => gymTime.day(Date.parse(at)))
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={classes.day} aria-label={format.longDayOfWeek(day)}>
      <h3>{format.longDayOfWeek(day)}</h3>
      <ul>
        {ofDay.map((event, index) => (
          <li key={`${event.at} ${event.event} ${event.about} ${String(index)}`}>
            <time dateTime={event.at}>
              {event.event !== 'scheduled' && gymTime.clock(Date.parse(event.at))}
            </time>
            <EventText event={event} gymTime={gymTime} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function EventText(props: {
  event: HistoryEvent
  gymTime: NonNullable<ReturnType<typeof useGymTime>>
}) {
  const { event: name, at, until, cause, about, by } = props.event
  const words = useScreensMessages().history
  const texts = useOfflineText()
  if (name !== 'offline') {
    const text = words.events[name]
    return (
      <p>
        <span>{typeof text === 'string' ? text : text({ about })}</span>
        {by !== null && <small>{words.by({ who: by })}</small>}
      </p>
    )
  }
  return (
    <p data-tone="bad">
      <span>
        {until === null
          ? words.offlineSince
          : words.offlineFor({
              length: texts.length(Date.parse(until) - Date.parse(at)),
              until: props.gymTime.when(Date.parse(until), Date.parse(at)),
            })}
      </span>
      {cause && (
        <small>
          {texts.cause(cause)} {texts.evidence(cause)}
        </small>
      )}
    </p>
  )
}
