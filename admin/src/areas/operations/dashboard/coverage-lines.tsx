import type { Coverage } from '@roundboard/contract'
import { daysBetween } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../shared/format/format.ts'
import { TextLink } from '../../../shared/ui/links.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { coverageQuery } from '../../workouts/schedule/schedule.queries.ts'
import classes from './dashboard.module.css'
import { useDashboardMessages } from '../../../shared/messages/dashboard.ts'

/** The next draft and missing translations in the coming year. The overview shows the next gap. */
export function CoverageLines() {
  const words = useDashboardMessages()
  const query = useQuery(coverageQuery)
  return (
    <QueryView query={query} what={words.coverageWhat}>
      {(coverage) => <Lines coverage={coverage} />}
    </QueryView>
  )
}

function Lines({ coverage }: { coverage: Coverage }) {
  const words = useDashboardMessages()
  const format = useFormat()
  const { from, nextGap, nextDraft, languages } = coverage
  // A draft in the next gap is shown with the gap.
  const hasOwnDraft = nextDraft !== null && !nextGap?.hasDraft
  if (!hasOwnDraft && languages.length === 0) return null
  return (
    <ul className={classes.coverage} aria-label={words.coverage}>
      {hasOwnDraft && (
        <li>
          {words.nextDraft} <Place from={from} place={nextDraft} />
        </li>
      )}
      {languages.map(({ language, gyms, missing, workouts }) => (
        <li key={language} className={classes.quiet}>
          {missing === null && workouts.length > 0 ? (
            // These are outdated, or drafts.
            <TextLink to="/admin/schedule" search={{ show: language }}>
              {words.toTranslate({
                language: format.languageName(language),
                workouts: workouts.length,
              })}
            </TextLink>
          ) : missing === null ? (
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

/** A round and day, how far ahead it is, and a link to it in the schedule. */
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
