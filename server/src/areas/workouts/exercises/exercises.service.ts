import { type calls, type Exercise, exerciseFields, issueAt } from '@roundboard/contract'
import type { z } from 'zod'
import { type Actor, unlessScreen } from '../../../platform/actor.ts'
import { AppError, notFound, refusal, refusingDuplicates } from '../../../platform/app-error.ts'
import type { AssertsLinks } from '../../media/library/index.ts'
import { changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { difference, laterStamp, type Write } from '../../../platform/audit/write.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { PageOf } from '../../../platform/database/lists.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import type { ExerciseRow } from '../../../platform/database/schema.ts'
import { toColumns, fromColumns } from '../../../platform/database/stored-fields.ts'
import type { Listed } from '../../../platform/http/answers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { catalogue } from './catalogue.ts'
import * as rows from './exercises.repository.ts'

export const presentExercise = (row: ExerciseRow): Exercise => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(exerciseFields, row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

type Draft = z.output<(typeof calls.createExercise)['body']>
type Changes = z.output<(typeof calls.updateExercise)['body']>

const nameTaken = issueAt('name', 'exercise-name-taken')

export type ExercisesService = ReturnType<typeof createExercisesService>

/** How other areas use exercises. */
export interface ExerciseUses {
  /** A location with this exercise in its timer's playlist. */
  readonly findUsingLocation: (
    on: Executor,
    exercise: Pick<ExerciseRow, 'id' | 'name'>,
  ) => Promise<{ readonly name: string } | undefined>
}

export function createExercisesService(
  dependencies: ExerciseUses &
    Pick<Platform, 'read' | 'write' | 'newId'> & {
      /** A location whose active breaks use an exercise. */
      assertLinks: AssertsLinks
    },
) {
  const { read, write, newId, findUsingLocation, assertLinks } = dependencies

  const assertVideo = (on: Executor, { videoLink }: Changes) =>
    assertLinks(on, [{ path: 'videoLink', link: videoLink }])

  /** Substitutes must exist. Values read earlier may be written back. */
  async function assertAlternatives(
    on: Executor,
    { alternatives = [] }: Changes,
    before: Exercise | undefined,
  ): Promise<void> {
    const known = new Set((await rows.listAllExercises(on)).map(({ id }) => id))
    const issues = alternatives.flatMap(({ exercise }, index) => {
      const path = `alternatives.${String(index)}.exercise`
      if (exercise === before?.id) return [issueAt(path, 'alternative-itself')]
      return known.has(exercise) ? [] : [issueAt(path, 'alternative-unknown')]
    })
    if (issues.length > 0)
      throw new AppError('bad-input', 'Some of the substitutes aren’t valid.', { issues })
  }

  /** Removes a deleted exercise from the substitutes of others. */
  async function forgetAlternative({ trx, at, record }: Write, gone: ExerciseRow): Promise<void> {
    for (const row of await rows.listAllExercises(trx)) {
      const before = presentExercise(row)
      const alternatives = before.alternatives.filter(({ exercise }) => exercise !== gone.id)
      if (alternatives.length === before.alternatives.length) continue
      const after: ExerciseRow = {
        ...row,
        ...toColumns(exerciseFields, { alternatives }),
        updatedAt: laterStamp(at, row.updatedAt),
      }
      await rows.updateExercise(trx, row, after)
      const { id, name } = row
      const changed = difference({ alternatives: before.alternatives }, { alternatives })
      record({ model: 'Exercise', action: 'update', data: { id, name, ...changed } })
    }
  }

  function rowsOf(entries: typeof catalogue, at: string): ExerciseRow[] {
    const ids = new Map(entries.map(({ name }) => [name, newId()]))
    return entries.map((entry): ExerciseRow => {
      const draft = {
        ...entry,
        needs: [...entry.needs],
        displayNameTranslations: [...entry.displayNameTranslations],
        instructionTranslations: [...entry.instructionTranslations],
        alternatives: entry.alternatives.map(([name, kind]) => ({
          exercise: ids.get(name) ?? '',
          kind,
        })),
      }
      const id = ids.get(entry.name) ?? newId()
      return { ...toColumns(exerciseFields, draft), id, createdAt: at, updatedAt: at }
    })
  }

  async function find(on: Executor, id: string): Promise<ExerciseRow> {
    const row = await rows.findExercise(on, id)
    if (row === undefined) throw notFound('exercise')
    return row
  }

  async function assertUnused(on: Executor, exercise: ExerciseRow): Promise<void> {
    const user = await findUsingLocation(on, exercise)
    if (user !== undefined)
      throw refusal('in-use', issueAt('', 'exercise-in-use', { location: user.name }))
  }

  return {
    async list(
      actor: Actor,
      filter: { readonly name?: string | undefined },
      page: PageOf<rows.ExerciseSortKey>,
    ): Promise<Listed<Exercise>> {
      const { on } = read(actor, unlessScreen(actor, 'exercises.read'))
      const found = await rows.listExercises(on, filter, page)
      return { items: found.rows.map(presentExercise), count: found.count }
    },

    create: (actor: Actor, draft: Draft): Promise<Exercise> =>
      refusingDuplicates(
        nameTaken,
        write(actor, 'exercises.write', async ({ trx, at, record, announce }) => {
          await assertVideo(trx, draft)
          await assertAlternatives(trx, draft, undefined)
          const row: ExerciseRow = {
            ...toColumns(exerciseFields, draft),
            id: newId(),
            createdAt: at,
            updatedAt: at,
          }
          await rows.insertExercises(trx, [row])
          record({ model: 'Exercise', action: 'create', data: { ...presentExercise(row) } })
          announce({ kind: 'exercises' })
          return presentExercise(row)
        }),
      ),

    update: (actor: Actor, id: string, changes: Changes): Promise<Exercise> =>
      refusingDuplicates(
        nameTaken,
        write(actor, 'exercises.write', async ({ trx, at, record, announce, unchanged }) => {
          await lockRow(trx, 'exercises', id)
          const before = await find(trx, id)
          const after: ExerciseRow = {
            ...before,
            ...toColumns(exerciseFields, changes),
            updatedAt: laterStamp(at, before.updatedAt),
          }
          const { expectedUpdatedAt } = changes
          const changed = changesOf(
            { before: presentExercise(before), after: presentExercise(after), expectedUpdatedAt },
            'exercise',
          )
          if (changed === undefined) {
            unchanged()
            return presentExercise(before)
          }
          await assertVideo(trx, changes)
          await assertAlternatives(trx, changes, presentExercise(before))
          if (after.name !== before.name) await assertUnused(trx, before)
          await rows.updateExercise(trx, before, after)
          record({
            model: 'Exercise',
            action: 'update',
            data: { id, name: after.name, ...changed },
          })
          announce({ kind: 'exercises' })
          return presentExercise(after)
        }),
      ),

    async listClips(on: Executor, ids: readonly string[]) {
      const found = await rows.listExercisesWithIds(on, ids)
      return found.map(({ id, displayName, videoLink }) => ({
        ...({ what: 'exercise', id, name: displayName } as const),
        clips: [{ id, videoLink: videoLink ?? '', lrVideoLink: null }],
      }))
    },

    saveClips: rows.updateExerciseClip,

    delete: (actor: Actor, id: string): Promise<Exercise> =>
      write(actor, 'exercises.write', async (writing) => {
        const { trx, record, announce } = writing
        const row = await find(trx, id)
        await assertUnused(trx, row)
        await forgetAlternative(writing, row)
        await rows.deleteExercise(trx, id)
        record({ model: 'Exercise', action: 'delete', data: { ...presentExercise(row) } })
        announce({ kind: 'exercises' })
        return presentExercise(row)
      }),

    /** Fills an empty catalog with the product's own exercises. */
    async ensureCatalogue(actor: Actor): Promise<void> {
      if (await rows.hasExercises(read(actor, 'exercises.write').on)) return
      await write(actor, 'exercises.write', async ({ trx, at, record, announce }) => {
        const missing = (await rows.hasExercises(trx)) ? [] : catalogue
        if (missing.length > 0) await rows.insertExercises(trx, rowsOf(missing, at))
        record({ model: 'Exercise', action: 'create', data: { catalogue: missing.length } })
        announce({ kind: 'exercises' })
      })
    },
  }
}
