import type { Round, WorkoutSchedule } from '@roundboard/contract'
import { addDays, type Day } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { localToday } from '../../../../shared/format/use-now.ts'
import { useLocale } from '../../../../shared/i18n/locale.tsx'
import { PageHeader } from '../../../../shared/ui/page.tsx'
import { Failed, Loading } from '../../../../shared/ui/query-view.tsx'
import { usePublishWeek } from '../use-publish-week.ts'
import { useScheduleCommands } from '../interactions/use-schedule-commands.tsx'
import type { Context } from '../panel/workout-details.tsx'
import { roundsQuery } from '../../rounds/rounds.queries.ts'
import type { ScheduleChoice } from '../schedule-address.ts'
import type { ScheduleView } from '../schedule-view.ts'
import { useSchedule } from '../use-schedule.ts'
import { firstWeekday, startOfReadersWeek } from '../week-start.ts'
import { Agenda } from './agenda.tsx'
import { Gaps } from './gap-list.tsx'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'

interface Props {
  readonly day: Day | undefined
  readonly gym: string | undefined
  /** Whether all gaps are listed. */
  readonly areGapsOpen: boolean
  readonly isPublishing: boolean
  readonly onChoice: (choice: Pick<ScheduleChoice, 'day' | 'show' | 'publish'>) => void
}

const noRounds: readonly Round[] = []
const lastOfWeek = 6
/** Days to load after the week, to tell whether a workout continues. */
const daysAfter = 14

/** The schedule on narrow windows, one day at a time. */
export function AgendaPage(props: Props) {
  const words = useScheduleMessages().agenda
  const { locale } = useLocale()
  const day = props.day ?? localToday()
  const firstDay = startOfReadersWeek(day, locale)
  const until = addDays(firstDay, lastOfWeek + daysAfter)
  const { schedule, view, coverage, isComplete, error, retry } = useSchedule(
    firstDay,
    until,
    props.gym,
  )
  const rounds = useQuery(roundsQuery).data ?? noRounds
  // Days that aren't loaded aren't gaps.
  if (!schedule || !isComplete)
    return (
      <>
        <PageHeader title={words.title} />
        {error === undefined ? (
          <Loading />
        ) : (
          <Failed what={words.subject} error={error} onRetry={() => void retry()} />
        )}
      </>
    )
  const onDay = (chosen: Day) => props.onChoice({ day: chosen, show: undefined })
  const gaps = coverage && (
    <Gaps
      coverage={coverage}
      isOpen={props.areGapsOpen}
      onOpen={(isOpen) => props.onChoice({ show: isOpen ? 'gaps' : undefined })}
      onDay={onDay}
    />
  )
  const { isPublishing } = props
  const onPublishing = () => props.onChoice({ publish: undefined })
  return (
    <Commanded
      {...{ schedule, view, rounds, day, until, gaps, onDay, isPublishing, onPublishing }}
    />
  )
}

function Commanded(props: {
  schedule: WorkoutSchedule
  view: ScheduleView
  rounds: readonly Round[]
  day: Day
  until: Day
  gaps: ReactNode
  onDay: (day: Day) => void
  isPublishing: boolean
  onPublishing: () => void
}) {
  const { schedule, view, day, gaps } = props
  const { locale } = useLocale()
  const { workouts, today, languages } = schedule
  const { commands, dialogs } = useScheduleCommands({
    workouts,
    daysNow: today.map((now) => now.day),
    firstWeekday: firstWeekday(locale),
  })
  usePublishWeek({
    isWanted: props.isPublishing,
    first: startOfReadersWeek(day, locale),
    workouts,
    publish: commands.publish,
    onStart: props.onPublishing,
  })
  const around: Context = { workouts, today, languages, rounds: props.rounds, until: props.until }
  const [band] = view.bands
  const week = (band?.days ?? []).map((each, index) => ({
    day: each,
    cells: (band?.rows ?? []).flatMap(({ cells }) => cells[index] ?? []),
  }))
  return (
    <>
      <Agenda
        {...{ day, week, gaps, around, commands }}
        earliest={view.earliest}
        onDay={props.onDay}
      />
      {dialogs}
    </>
  )
}
