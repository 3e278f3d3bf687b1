import { isDeepStrictEqual } from 'node:util'
import type { BulkOutcome, clipUsers } from '@roundboard/contract'
import type { Executor } from '../../../platform/database/database.ts'
import type { WorkoutBatchItemRow } from '../../../platform/database/schema.ts'

interface Clips {
  readonly id: string
  readonly videoLink: string
  readonly lrVideoLink: string | null
}

/** A template, week template or exercise with its clips, by step. */
export interface ClipUser {
  readonly what: (typeof clipUsers)[number]
  readonly id: string
  readonly name: string
  readonly clips: readonly Clips[]
}

/** Finds and changes them. */
export interface ClipUsers {
  list: (on: Executor, ids: readonly string[]) => Promise<ClipUser[]>
  save: (on: Executor, user: ClipUser, at: string) => Promise<void>
}

export type ChangedClips = readonly { readonly before: ClipUser; readonly after: ClipUser }[]
type Others = NonNullable<BulkOutcome['others']>

const otherOf = ({ what, id, name }: ClipUser, skipped: Others[number]['skipped']) => ({
  ...{ what, id, name, skipped },
})

/** The result of a swap: only the clips that change. */
export function swapIn(users: readonly ClipUser[], from: string, to: string) {
  const changed = users.flatMap((user) => {
    const clips = user.clips.filter(
      ({ videoLink, lrVideoLink }) => from !== to && (videoLink === from || lrVideoLink === from),
    )
    const swapped = clips.map(({ id, videoLink, lrVideoLink }) => ({
      id,
      videoLink: videoLink === from ? to : videoLink,
      lrVideoLink: lrVideoLink === from ? to : lrVideoLink,
    }))
    return clips.length === 0
      ? []
      : [{ before: { ...user, clips }, after: { ...user, clips: swapped } }]
  })
  const changedIds = new Set(changed.map(({ after }) => after.id))
  const others = users.map((user) => otherOf(user, changedIds.has(user.id) ? null : 'unchanged'))
  return { clipUsers: changed, others }
}

/** A swap as a batch stores it; nothing for workouts. */
export function swappedClips({ was, became }: Pick<WorkoutBatchItemRow, 'was' | 'became'>) {
  if (was === null || became === null) return []
  const [before, after] = [was, became].map((text) => JSON.parse(text) as ClipUser)
  return before && after && 'what' in before ? [{ before, after }] : []
}

/** The result of undoing a swap: the previous clips, if none was changed since. */
export function undoIn(stored: ChangedClips, users: readonly ClipUser[]) {
  const now = new Map(users.map((user) => [user.id, user]))
  const compared = stored.map(({ before, after }) => {
    const user = now.get(after.id)
    const ids = new Set(after.clips.map(({ id }) => id))
    const clips = user?.clips.filter(({ id }) => ids.has(id))
    const skipped = isDeepStrictEqual(clips, after.clips)
      ? null
      : isDeepStrictEqual(clips, before.clips)
        ? ('unchanged' as const)
        : user === undefined
          ? ('gone' as const)
          : ('changed' as const)
    return { before: { ...after, ...user, clips: after.clips }, was: before.clips, skipped }
  })
  return {
    clipUsers: compared.flatMap(({ before, was, skipped }) =>
      skipped === null ? [{ before, after: { ...before, clips: was } }] : [],
    ),
    others: compared.map(({ before, skipped }) => otherOf(before, skipped)),
  }
}
