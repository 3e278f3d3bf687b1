import { calls, type QueryOf } from '@roundboard/contract'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { api } from '../../../shared/api/api.ts'
import { useReason } from '../../../shared/words/use-reason.ts'
import { useImportWords } from './import.words.ts'

type Wanted = QueryOf<typeof calls.exportWorkouts>

/** Bytes as a file of the reader's. */
function offer(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser needs the address until it has begun to save.
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, 10_000)
}

/** Workouts as a file for the reader to keep. */
export function useDownload() {
  const words = useImportWords()
  const reason = useReason()

  async function fetchBytes(query: Wanted): Promise<Blob> {
    if (query.format !== 'json') return api.file(calls.exportWorkouts, { query })
    const workouts = await api.call(calls.exportWorkouts, { query })
    return new Blob([JSON.stringify(workouts, null, 2)], { type: 'application/json' })
  }

  return async (name: string, query: Wanted) => {
    const full = `${name}.${query.format ?? 'json'}`
    try {
      offer(full, await fetchBytes(query))
      alerts.success(words.exported(full))
    } catch (error) {
      alerts.error(reason(error), error)
    }
  }
}
