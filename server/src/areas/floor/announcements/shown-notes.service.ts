import { type Actor } from '../../../platform/actor.ts'
import { notFound } from '../../../platform/app-error.ts'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Unlogged } from '../../../platform/read.ts'
import { findFullScreenFor, insertShown } from './announcements.repository.ts'

type Note = Parameters<typeof insertShown>[1][number]

export type ShownNotesService = ReturnType<typeof createShownNotesService>

/** Records which screens have shown full-screen messages, many of them per statement. */
export function createShownNotesService(dependencies: { unlogged: Unlogged; clock: Clock }) {
  const { unlogged, clock } = dependencies
  /** Waits for the previous statement. */
  let gathered: { readonly notes: Note[]; readonly written: Promise<unknown> } | undefined
  let before: Promise<unknown> = Promise.resolve()

  function gather(on: Executor, note: Note): Promise<unknown> {
    if (gathered === undefined) {
      const notes: Note[] = []
      const written = before.then(() => {
        gathered = undefined
        return insertShown(on, notes)
      })
      gathered = { notes, written }
      before = written.catch(() => undefined)
    }
    gathered.notes.push(note)
    return gathered.written
  }

  return {
    async note(actor: Actor, id: string, shownAt: string): Promise<Record<string, never>> {
      const on = unlogged(actor, 'screen')
      const screenId = actor.kind === 'screen' ? actor.screenId : ''
      const meant = await findFullScreenFor(on, id, screenId)
      if (meant === undefined) throw notFound('announcement')
      // No screen can have shown it before it was created, or in the future.
      const now = stampOf(clock())
      const at = shownAt > meant.createdAt ? shownAt : meant.createdAt
      await gather(on, { announcementId: id, screenId, shownAt: at < now ? at : now })
      return {}
    },
  }
}
