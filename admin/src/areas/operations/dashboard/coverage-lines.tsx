import type { Coverage } from '@roundboard/contract'
import { daysBetween } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../shared/format/format.ts'
import { TextLink } from '../../../shared/ui/links.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import classes from './dashboard.module.css'
import { dashboardQueries } from './dashboard.queries.ts'
import { useDashboardMessages } from '../../../shared/messages/dashboard.ts'

/** A hole is trouble within so many days. */
const soonDays = 7

/** What lacks next in the coming year: one sentence for holes, one for each language of walls. */
export function CoverageLines() {
  const words = useDashboardMessages()
  const query = useQuery(dashboardQueries.coverage)
  return (
    <QueryView query={query} what={words.coverageWhat}>
      {(coverage) => <Lines coverage={coverage} />}
    </QueryView>
  )
}

function Lines({ coverage }: { coverage: Coverage }) {
  const words = useDashboardMessages()
  const format = useFormat()
  const { from, hole, draft, languages } = coverage
  const isSoon = hole !== null && daysBetween(from, hole.day) < soonDays
  const hasOwnDraft = draft !== null && hole?.isDraft === false
  return (
    <ul className={classes.coverage} aria-label={words.coverage}>
      <li>
        {hole === null ? (
          <Status tone="green">{words.noHole}</Status>
        ) : (
          <>
            <Status tone={isSoon ? 'red' : 'yellow'}>{words.nextHole}</Status>{' '}
            <Place from={from} place={hole} />
            {hole.isDraft && ` · ${words.draftWaits}`}
          </>
        )}
      </li>
      {hasOwnDraft && (
        <li>
          {words.nextDraft} <Place from={from} place={draft} />
        </li>
      )}
      {languages.map(({ language, gyms, missing }) => (
        <li key={language} className={classes.quiet}>
          {missing === null ? (
            words.allTranslated({ language: format.languageName(language) })
          ) : (
            <>
              {words.nextMissing({ language: format.languageName(language), gyms })}{' '}
              <Place from={from} place={missing} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A day of a round, how far it is, and the way to it in the schedule. */
function Place(props: { from: string; place: { round: number; day: string } }) {
  const { from, place } = props
  const words = useDashboardMessages()
  const format = useFormat()
  return (
    <>
      <TextLink to="/admin/schedule" search={{ day: place.day }}>
        {words.placeAt({ round: place.round, day: format.longDay(place.day) })}
      </TextLink>
      {` (${format.inDays(daysBetween(from, place.day))})`}
    </>
  )
}
