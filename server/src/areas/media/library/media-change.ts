import { addDays, limits } from '@roundboard/domain'
import type { Change } from '../../../platform/changes.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { MediaRow } from '../../../platform/database/schema.ts'
import * as uses from './media-uses.repository.ts'
import type { OtherUses } from './media-uses.ts'

type Others = Pick<OtherUses, 'listLocationsPlaying'>

/** More locations than this are told as all: their ids would not fit into a notice between processes. */
const namedLocationsMax = 50

/** Whose walls look different when an item does. */
export async function mediaChange(
  on: Executor,
  at: string,
  { id, link }: Pick<MediaRow, 'id' | 'link'>,
  others: Others,
): Promise<Change> {
  const bases = await uses.listMediaWithVariant(on, id)
  return changeOfLinks(on, at, [link, ...bases.map((base) => base.link)], others)
}

/** Whose walls look different when what is behind these links does. */
export async function changeOfLinks(
  on: Executor,
  at: string,
  links: readonly string[],
  others: Others,
): Promise<Change> {
  const today = at.slice(0, 10)
  // A day more on both sides: it is not the same day everywhere.
  const days = { from: addDays(today, -2), to: addDays(today, limits.programmeDays + 3) }
  const rounds = (await uses.listRoundLinks(on)).filter((round) =>
    round.links.some((shown) => shown !== null && links.includes(shown)),
  )
  const exercises = await uses.listExercisesUsing(on, links)
  const locationIds = await others.listLocationsPlaying(
    on,
    exercises.map((exercise) => exercise.id),
    namedLocationsMax + 1,
  )
  return {
    kind: 'media',
    rounds: [
      ...new Set([
        ...(await uses.listRoundsShowing(on, links, days)),
        ...rounds.map((round) => round.roundNumber),
      ]),
    ],
    locationIds: locationIds.length > namedLocationsMax ? 'all' : locationIds,
  }
}
