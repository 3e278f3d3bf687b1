import type { Executor } from './database/database.ts'

/** A field that has a link, and what stands in it. */
interface Place {
  readonly path: string
  readonly link: string | null | undefined
}

/** Refuses fields whose link leads nowhere; given by the feature that knows what links lead to. */
export type AssertsLinks = (on: Executor, places: readonly Place[]) => Promise<void>
