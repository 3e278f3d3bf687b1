import type { ContentFacts, Language } from '@roundboard/domain'
import type { Executor } from '../../../platform/database/database.ts'
import type { KnownClips } from '../../locations/equipment/index.ts'
import { listLocationsByEquipment } from '../../locations/locations/index.ts'
import { listMissingLinks } from '../../media/library/index.ts'

/** How many locations use each screen language, most used first. */
export type CountsWallLanguages = (on: Executor) => Promise<{ language: Language; gyms: number }[]>

type Clips = { readonly videoLink: string; readonly lrVideoLink: string | null }

/** The data for checking the content of workouts; looks up their clips in one query. */
export function createContentFacts(dependencies: {
  knownClips: () => Promise<KnownClips>
  countWallLanguages: CountsWallLanguages
}) {
  const { knownClips, countWallLanguages } = dependencies
  return async (
    on: Executor,
    workouts: readonly { readonly routines: readonly Clips[] }[],
  ): Promise<
    ContentFacts & { readonly wallLanguages: Awaited<ReturnType<CountsWallLanguages>> }
  > => {
    const known = await knownClips()
    const wallLanguages = await countWallLanguages(on)
    const links = workouts.flatMap(({ routines }) =>
      routines.flatMap(({ videoLink, lrVideoLink }) => [videoLink, lrVideoLink ?? '']),
    )
    const missing = await listMissingLinks(on, links)
    return {
      wallLanguages,
      languages: wallLanguages.map(({ language }) => language),
      gyms: await listLocationsByEquipment(on),
      clipOf: (link) => known.get(link),
      isMissing: (link) => missing.has(link),
    }
  }
}

export type ContentFactsOf = ReturnType<typeof createContentFacts>
