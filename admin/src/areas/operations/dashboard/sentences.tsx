import { Anchor } from '@mantine/core'
import { type addresses, type Coverage, countedWeeks, type DataOf } from '@roundboard/contract'
import { daysBetween, type HealthGroup, isAdminRole } from '@roundboard/domain'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { useUser } from '../../../shared/session/session.ts'
import { TextLink } from '../../../shared/ui/links.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { statusIcons, type StatusTone } from '../../../shared/ui/status.tsx'
import classes from './offline.module.css'
import { useDashboardMessages } from '../../../shared/messages/dashboard.ts'
import { coverageQuery } from '../../workouts/schedule/schedule.queries.ts'
import { dashboardQueries, type Only } from './dashboard.queries.ts'

const soonDays = 7

/** In sentences: are screens ready for tomorrow, where is the next gap, how are locations? */
export function Sentences(props: { page: number; only: Only; onList: (only: Only) => void }) {
  const words = useDashboardMessages().outages
  const dashboard = useDashboardMessages()
  const isAdmin = isAdminRole(useUser().role)
  const connectivity = useQuery(dashboardQueries.connectivity(props.page, props.only))
  return (
    <section className={classes.sentences} aria-label={words.sentences}>
      <Card query={connectivity} what={dashboard.connectivityWhat}>
        {(data) => (
          <>
            <Holding connectivity={data} only={props.only} onList={props.onList} />
            <LackingBreaks connectivity={data} only={props.only} onList={props.onList} />
          </>
        )}
      </Card>
      {isAdmin && <NextGap />}
      <Card query={connectivity} what={words.what}>
        {(data) => <Health connectivity={data} />}
      </Card>
    </section>
  )
}

function Card<Data>(props: {
  query: UseQueryResult<Data>
  what: string
  children: (data: Data) => ReactNode
}) {
  return (
    <div className={classes.card}>
      <QueryView query={props.query} what={props.what}>
        {props.children}
      </QueryView>
    </div>
  )
}

function Sentence(props: { tone: StatusTone; title: ReactNode; children?: ReactNode }) {
  const Icon = statusIcons[props.tone]
  return (
    <div className={classes.sentence} data-tone={props.tone}>
      <Icon size={22} aria-hidden />
      <div>
        <p className={classes.title}>{props.title}</p>
        {props.children && <p>{props.children}</p>}
      </div>
    </div>
  )
}

interface Counted {
  readonly connectivity: DataOf<typeof addresses.getConnectivity>
  readonly only: Only
  readonly onList: (only: Only) => void
}

/** How many locations could show their coming day offline, and a link to the others. */
function Holding(props: Counted) {
  const { notHeld, connected } = props.connectivity
  const words = useDashboardMessages().outages
  const dashboard = useDashboardMessages()
  const isListed = props.only === 'not-held'
  // Without linked screens, nothing can be cached.
  if (notHeld + connected === 0 && !isListed)
    return (
      <Sentence tone="none" title={words.noneLinked}>
        {words.noneLinkedWhy}
      </Sentence>
    )
  return (
    <Sentence
      tone={notHeld === 0 ? 'green' : 'yellow'}
      title={notHeld === 0 ? dashboard.allHeld : dashboard.notHeld({ count: notHeld })}
    >
      {notHeld === 0 ? words.heldWhy : words.notHeldWhy}{' '}
      {(notHeld > 0 || isListed) && (
        <ListThem which="not-held" only={props.only} onList={props.onList} />
      )}
    </Sentence>
  )
}

/** Lists the locations that a sentence counts, or all of them again. */
function ListThem({ which, only, onList }: Pick<Counted, 'only' | 'onList'> & { which: Only }) {
  const words = useDashboardMessages()
  const isListed = only === which
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      aria-pressed={isListed}
      onClick={() => onList(isListed ? 'all' : which)}
    >
      {isListed ? words.listAll : words.listThem}
    </Anchor>
  )
}

/** How many timer locations have no break exercises, and a link to them. */
function LackingBreaks({ connectivity: { lackBreaks }, only, onList }: Counted) {
  const words = useDashboardMessages()
  if (lackBreaks === 0 && only !== 'no-breaks') return null
  return (
    <Sentence
      tone={lackBreaks === 0 ? 'green' : 'yellow'}
      title={lackBreaks === 0 ? words.noneOf['no-breaks'] : words.lackBreaks({ count: lackBreaks })}
    >
      {lackBreaks > 0 && words.outages.lackBreaksWhy}{' '}
      <ListThem which="no-breaks" only={only} onList={onList} />
    </Sentence>
  )
}

function NextGap() {
  const dashboard = useDashboardMessages()
  const query = useQuery(coverageQuery)
  return (
    <Card query={query} what={dashboard.coverageWhat}>
      {(coverage) => <Gaps coverage={coverage} />}
    </Card>
  )
}

function Gaps({ coverage: { from, nextGap, counted } }: { coverage: Coverage }) {
  const words = useDashboardMessages().outages
  const dashboard = useDashboardMessages()
  const format = useFormat()
  if (nextGap === null) return <Sentence tone="green" title={dashboard.noGap} />
  const { round, day, hasDraft } = nextGap
  const days = daysBetween(from, day)
  const place = dashboard.placeAt({ round, day: format.longDay(day) })
  const soon = words.gapsInWeeks({ count: counted.gaps.length, weeks: countedWeeks })
  return (
    <Sentence
      tone={days < soonDays ? 'red' : 'yellow'}
      title={`${dashboard.nextGap} ${place} (${format.inDays(days)})`}
    >
      {hasDraft && `${words.draftThere} `}
      <TextLink to="/admin/schedule" search={{ day }}>
        {words.fillIt}
      </TextLink>
      {' · '}
      {counted.gaps.length > 0 ? (
        <TextLink to="/admin/schedule" search={{ show: 'gaps' }}>
          {soon}
        </TextLink>
      ) : (
        soon
      )}
    </Sentence>
  )
}

/** The number of locations per health group. Each count links to exactly those locations. */
function Health({ connectivity: { health, problems, checkedAt } }: Pick<Counted, 'connectivity'>) {
  const words = useDashboardMessages().outages
  const isAdmin = isAdminRole(useUser().role)
  if (checkedAt === null) return <Sentence tone="none" title={words.notChecked} />
  const counts = (groups: readonly HealthGroup[]) =>
    groups.flatMap((group) =>
      health[group] === 0
        ? []
        : [
            <TextLink
              key={group}
              to={isAdmin ? '/admin/locations' : '/admin/my-locations'}
              search={{ health: group }}
            >
              {words.count[group]({ count: health[group] })}
            </TextLink>,
          ],
    )
  const unhealthy = counts(['offline', 'issues'])
  return (
    <Sentence
      tone={health.offline > 0 ? 'red' : problems > 0 ? 'yellow' : 'green'}
      title={unhealthy.length === 0 ? words.noIssues : <Listed items={unhealthy} />}
    >
      <Listed items={counts(['healthy', 'closed', 'disabled', 'setting-up'])} />
    </Sentence>
  )
}

function Listed({ items }: { items: readonly ReactNode[] }) {
  return (
    <>
      {items.map((item, place) => (
        <Fragment key={place}>
          {place > 0 && ' · '}
          {item}
        </Fragment>
      ))}
    </>
  )
}
