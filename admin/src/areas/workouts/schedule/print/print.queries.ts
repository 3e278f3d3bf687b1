import { addresses } from '@roundboard/contract'
import { addDays, type Day } from '@roundboard/domain'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../shared/api/api.ts'
import { keys } from '../../../../shared/api/keys.ts'

/** The rounds, and what is scheduled for them in a week. */
export const weekQuery = (firstDay: Day) =>
  queryOptions({
    queryKey: [keys.workouts, 'sheet', firstDay],
    queryFn: async ({ signal }) => {
      const query = { from: firstDay, to: addDays(firstDay, 6) }
      const [rounds, { workouts }] = await Promise.all([
        api.call(addresses.listRounds, { signal }),
        api.call(addresses.readSchedule, { query, signal }),
      ])
      return { rounds, workouts }
    },
  })
