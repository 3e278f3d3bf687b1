import { countedWeeks } from '@roundboard/contract'
import { addDays, type Day } from '@roundboard/domain'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { localToday } from '../../../shared/format/use-now.ts'
import { chunkDays, chunkQuery, coverageQuery, joined } from './schedule.queries.ts'
import { viewOf } from './schedule-view.ts'

const dayMs = 86_400_000

/** The first day of the eight-week chunk that a day is in. */
const chunkOf = (day: Day): Day =>
  addDays('1970-01-01', Math.floor(Date.parse(day) / dayMs / chunkDays) * chunkDays)

/** The first days of all chunks that a span touches. */
function chunksOf(from: Day, to: Day): Day[] {
  const starts: Day[] = []
  for (let at = chunkOf(from); at <= to; at = addDays(at, chunkDays)) starts.push(at)
  return starts
}

/** The schedule between two days, which are the first and last day of a week. */
export function useSchedule(from: Day, to: Day, location: string | undefined) {
  const today = localToday()
  // Includes the current days of all locations, the counted weeks, in which filters select workouts,
  // and the week before, from which gaps can be filled.
  const starts = [
    ...new Set([
      ...chunksOf(addDays(from, -7), to),
      ...chunksOf(addDays(today, -1), addDays(today, countedWeeks * 7)),
    ]),
  ]
  const results = useQueries({
    queries: starts.map((start) => chunkQuery(start, location)),
    combine: (queries) => ({
      data: queries.flatMap(({ data }) => data ?? []),
      loaded: starts.filter((_, index) => queries[index]?.data !== undefined),
      isComplete: queries.every(({ data }) => data !== undefined),
      error: queries.find(({ error }) => error !== null)?.error ?? undefined,
      retry: () => Promise.all(queries.map((query) => query.refetch())),
    }),
  })
  const { data } = results
  const schedule = useMemo(() => joined(data), [data])
  const coverage = useQuery(coverageQuery).data
  const earliest = coverage?.from ?? schedule?.today[0]?.day ?? today
  const view = useMemo(
    () => viewOf(schedule ?? { workouts: [], today: [] }, from, to, earliest),
    [schedule, from, to, earliest],
  )
  return {
    schedule,
    view,
    coverage,
    isLoaded: (days: readonly Day[]) => days.every((day) => results.loaded.includes(chunkOf(day))),
    isComplete: results.isComplete,
    error: results.error,
    retry: results.retry,
  }
}
