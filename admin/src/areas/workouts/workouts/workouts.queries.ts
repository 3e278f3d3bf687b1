import { addresses, type BodyOf, type QueryOf, type Workout } from '@roundboard/contract'
import {
  addDays,
  type Language,
  limits,
  nextFreeDays,
  onAir,
  workoutDays,
  type Day,
} from '@roundboard/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, everyPage, allow404 } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'
import { type WorkoutList, daysFilter } from './workout-state.ts'

type Sort = NonNullable<QueryOf<typeof addresses.listWorkouts>['sort']>

const stale = [keys.workouts, keys.dashboard] as const

function workoutsFrom(round: number, from: Day, signal: AbortSignal): Promise<Workout[]> {
  const q = JSON.stringify({ round, endDate: { $gte: from } })
  return everyPage((page) => {
    const query = { q, page, limit: limits.pageSizeMax, sort: 'startDate' } as const
    return api.list(addresses.listWorkouts, { query, signal })
  })
}

export const workoutQueries = {
  /** The workouts of a round; if the search is a day, only those on that day. */
  ofRound: (round: number, list: WorkoutList, day: Day | undefined, today: Day) =>
    queryOptions({
      queryKey: [keys.workouts, 'list', round, list, day, today],
      queryFn: ({ signal }) =>
        api.list(addresses.listWorkouts, {
          query: {
            q: JSON.stringify({
              round,
              ...daysFilter(list.state, day, today),
              ...(list.q !== undefined && day === undefined && { name: list.q }),
            }),
            page: list.page ?? 1,
            sort: (list.sort ?? '-startDate') as Sort,
          },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  /** Where a round's list opens: on the page with today's workout, or the next one. */
  opening: (round: number, today: Day) =>
    queryOptions({
      queryKey: [keys.workouts, 'opening', round, today],
      queryFn: async ({ signal }) => {
        const find = (filter: object, more: { sort?: Sort; limit?: number } = {}) => {
          const q = JSON.stringify({ round, ...filter })
          const query = { q, sort: 'startDate', ...more } as const
          return api.list(addresses.listWorkouts, { query, signal })
        }
        const now = await find(daysFilter('now', undefined, today), { sort: '-startDate' })
        const at =
          onAir(now.items, today) ??
          (await find(daysFilter('coming', undefined, today), { limit: 1 })).items[0]
        if (at === undefined) return { at, list: undefined }
        const [all, since] = await Promise.all([
          find({}, { limit: 1 }),
          find({ startDate: { $gte: at.startDate } }),
        ])
        // Workouts before it that start on the same day have lower IDs.
        const place = since.count - since.items.findIndex(({ id }) => id === at.id)
        const page = Math.ceil(place / limits.pageSize)
        // If its page is the last and not full, the first page in reverse order contains it and is full.
        const isFull = all.count >= page * limits.pageSize
        const list = isFull ? { sort: '-startDate', page } : { sort: 'startDate' }
        return { at: at.id, list: page > 1 ? list : undefined }
      },
      gcTime: 0,
    }),
  /** The workout of a round that screens show on a day. */
  onWalls: (round: number, day: Day) =>
    queryOptions({
      queryKey: [keys.dashboard, 'schedule', day],
      queryFn: ({ signal }) => api.call(addresses.getSchedule, { query: { from: day }, signal }),
      select: ({ rounds }) => rounds.find((one) => one.round === round)?.workouts[0]?.id ?? null,
    }),
  /** A workout to copy, and the next days on which its round is free. */
  toCopy: (id: string, round: number, today: Day) =>
    queryOptions({
      queryKey: [keys.workouts, id, 'copy', round, today],
      queryFn: async ({ signal }) => {
        const workout = await api.call(addresses.getWorkout, { params: { id }, signal })
        const days = workoutDays(workout)
        const next = addDays(days.lastDay, 1)
        const from = next > today ? next : today
        const others = await workoutsFrom(round, from, signal)
        return { workout, days: nextFreeDays(days, others.map(workoutDays), from) }
      },
      staleTime: Infinity,
      gcTime: 0,
    }),
  /** The number of screens that show it now; never cached. */
  walls: (id: string) =>
    queryOptions({
      queryKey: [keys.workouts, id, 'walls'],
      queryFn: ({ signal }) =>
        api.call(addresses.getWorkoutWalls, {
          params: { id },
          // A confirmation dialog waits for it.
          signal: AbortSignal.any([signal, AbortSignal.timeout(3_000)]),
        }),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  /** The languages of screens, with the number of locations for each. */
  wallLanguages: (day: Day) =>
    queryOptions({
      queryKey: [keys.workouts, 'languages', day],
      queryFn: async ({ signal }) => {
        const query = { from: day, to: day }
        return (await api.call(addresses.readSchedule, { query, signal })).languages
      },
    }),
  /** Existing translations of its texts in a language. */
  saidBefore: (id: string, language: Language) =>
    queryOptions({
      queryKey: [keys.workouts, id, 'said', language],
      queryFn: ({ signal }) =>
        api.call(addresses.listEarlierTranslations, {
          params: { id },
          query: { language },
          signal,
        }),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [keys.workouts, id],
      queryFn: ({ signal }) => api.call(addresses.getWorkout, { params: { id }, signal }),
    }),
}

export const useCreateWorkout = (draftKey: string, batch?: string) =>
  useCreate(addresses.createWorkout, stale, draftKey, { batch })

export const useUpdateWorkout = (id: string, batch?: string) =>
  useChange(
    (body: BodyOf<typeof addresses.updateWorkout>) =>
      api.call(addresses.updateWorkout, { params: { id }, query: { batch }, body }),
    stale,
    () => workoutQueries.one(id).queryKey,
  )

export const useDeleteWorkout = () =>
  useChange((id: string) => allow404(api.call(addresses.deleteWorkout, { params: { id } })), stale)

export const useRestoreWorkout = () =>
  useChange((id: string) => api.call(addresses.restoreWorkout, { params: { id } }), stale)

/** Equipment that locations lack, and equipment that clips need. */
export const equipmentQuery = queryOptions({
  queryKey: [keys.exercises, 'equipment'],
  queryFn: ({ signal }) => api.call(addresses.getEquipment, { signal }),
})
