import { addDays, limits } from '@roundboard/domain'
import type { Change } from '../../../platform/changes.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { MediaRow } from '../../../platform/database/schema.ts'
import * as uses from './media-uses.repository.ts'
import type { OtherUses } from './media-uses.ts'

type Others = Pick<OtherUses, 'listLocationsPlaying'>

/** More locations are announced as `all`, since their IDs wouldn't fit into a notice. */
const namedLocationsMax = 50

/** The locations and rounds whose screens a changed item affects. */
export async function mediaChange(
  on: Executor,
  at: string,
  { id, link }: Pick<MediaRow, 'id' | 'link'>,
  others: Others,
): Promise<Change> {
  const bases = await uses.listMediaWithVariant(on, id)
  return changeOfLinks(on, at, [link, ...bases.map((base) => base.link)], others)
}

/** The locations and rounds whose screens are affected by what is behind these links. */
export async function changeOfLinks(
  on: Executor,
  at: string,
  links: readonly string[],
  others: Others,
): Promise<Change> {
  const today = at.slice(0, 10)
  // One extra day on both sides for time zones.
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
