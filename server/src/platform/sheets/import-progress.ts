import type { ImportProgress } from '@roundboard/contract'
import type { Actor } from '../actor.ts'

export type Report = (progress: ImportProgress) => void

/** The progress of imports, by the ID that the client chose. */
export function createImportProgress() {
  const importProgress = new Map<string, ImportProgress>()
  const nameOf = (actor: Actor, id: string) => `${actor.kind === 'user' ? actor.userId : ''} ${id}`
  return {
    async follow<T>(
      actor: Actor,
      id: string | undefined,
      work: (report: Report) => Promise<T>,
    ): Promise<T> {
      if (id === undefined) return work(() => undefined)
      const name = nameOf(actor, id)
      try {
        return await work((progress) => {
          importProgress.set(name, progress)
        })
      } finally {
        importProgress.delete(name)
      }
    },
    find: (actor: Actor, id: string): ImportProgress | null =>
      importProgress.get(nameOf(actor, id)) ?? null,
  }
}
