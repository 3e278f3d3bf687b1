import { exerciseFields, type Translation } from '@roundboard/contract'
import type { Alternative, Equipment, ExerciseNames, ClipEquipment } from '@roundboard/domain'
import { systemActor } from '../../../platform/actor.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { ExerciseRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listMediaNeeds } from '../../media/library/index.ts'

/** A possible substitute, with its text for screens. */
export interface KnownAlternative extends Alternative {
  readonly names: ExerciseNames
  readonly instruction: string
  readonly instructionTranslations: readonly Translation[]
}

/** A link's clip and its exercise in the catalog, if any. */
export interface Known extends ClipEquipment<KnownAlternative> {
  readonly names: ExerciseNames | undefined
  /** Null for an exercise without a clip. */
  readonly videoLink: string | null
}

/**
 * The equipment that clips need, by their links. Contains only known clips; exercises without a clip,
 * which only breaks show, by `keyOfExercise`.
 */
export type KnownClips = ReadonlyMap<string, Known>

/** The key of an exercise: its clip's link, or its name without a clip. */
export const keyOfExercise = (exercise: { name: string; videoLink: string | null }): string =>
  exercise.videoLink ?? `exercise ${exercise.name}`

const reader = systemActor('exercises.read', 'media.read')

function knownOf(
  rows: readonly ExerciseRow[],
  media: readonly { link: string; needs: readonly Equipment[] }[],
): KnownClips {
  const exercises = rows.map((row) => ({ id: row.id, ...fromColumns(exerciseFields, row) }))
  const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
  const byLink = Map.groupBy(exercises, keyOfExercise)
  const ofMedia = new Map(media.map(({ link, needs }) => [link, needs]))
  const needsOf = (link: string) => [
    ...new Set([
      ...(byLink.get(link) ?? []).flatMap(({ needs }) => needs),
      ...(ofMedia.get(link) ?? []),
    ]),
  ]
  const links = new Set([...byLink.keys(), ...ofMedia.keys()])
  return new Map(
    [...links].map((link) => {
      const here = byLink.get(link) ?? []
      const alternatives = here
        .flatMap((exercise) => exercise.alternatives)
        .flatMap((allowed) => byId.get(allowed.exercise) ?? [])
        .map(({ videoLink, needs, ...names }): KnownAlternative => ({
          videoLink,
          needs: [...new Set([...needs, ...(videoLink === null ? [] : needsOf(videoLink))])],
          names,
          instruction: names.instruction,
          instructionTranslations: names.instructionTranslations,
        }))
      const videoLink = here.length > 0 && here[0]?.videoLink === null ? null : link
      return [link, { needs: needsOf(link), alternatives, names: here[0], videoLink }]
    }),
  )
}

export type KnownClipsSource = ReturnType<typeof createKnownClips>

/** Caches what clips need until that may have changed. */
export function createKnownClips(
  dependencies: Pick<Platform, 'read' | 'changes'> & {
    listAllExercises: (on: Executor) => Promise<ExerciseRow[]>
  },
) {
  const { read, changes, listAllExercises } = dependencies
  let known: Promise<KnownClips> | undefined
  changes.subscribe(({ kind }) => {
    if (['exercises', 'media', 'everything'].includes(kind)) known = undefined
  })
  async function ask(): Promise<KnownClips> {
    const { on } = read(reader, 'exercises.read')
    return knownOf(await listAllExercises(on), await listMediaNeeds(on))
  }
  return {
    async all(): Promise<KnownClips> {
      const promise = (known ??= ask())
      try {
        return await promise
      } catch (error) {
        if (known === promise) known = undefined
        throw error
      }
    },
  }
}
