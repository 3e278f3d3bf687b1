import { addresses, type QueryOf } from '@roundboard/contract'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { api } from '../../../shared/api/api.ts'
import { offerFile } from '../../../shared/files/offer-file.ts'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useSheetsMessages } from '../../../shared/messages/sheets.ts'

type Wanted = QueryOf<typeof addresses.exportWorkouts>

/** Downloads workouts as a file. */
export function useDownload() {
  const words = useSheetsMessages()
  const attempt = useAttempt()

  async function fetchBytes(query: Wanted): Promise<Blob> {
    if (query.format !== 'json') return api.file(addresses.exportWorkouts, { query })
    const workouts = await api.call(addresses.exportWorkouts, { query })
    return new Blob([JSON.stringify(workouts, null, 2)], { type: 'application/json' })
  }

  return async (name: string, query: Wanted) => {
    const full = `${name}.${query.format ?? 'json'}`
    await attempt(async () => {
      offerFile(full, await fetchBytes(query))
      alerts.success(words.exported({ name: full }))
    })
  }
}
