import { z } from 'zod'
import { call } from './call.ts'
import { alternatives, equipmentList } from './equipment.ts'
import {
  byId,
  changes,
  entityFields,
  identity,
  listQuery,
  Name,
  OptionalLink,
  optionalText,
  Search,
  Stamp,
  stamps,
  text,
  writable,
} from './fields.ts'
import { problem } from './issues.ts'
import { outputSchemas, changeSchemas, draftSchemas, plain } from './shape.ts'
import { translations } from './workouts.ts'

const ExerciseName = z
  .string()
  .trim()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, problem('exercise-name'))
  .max(85)

/** The longest text of a substitute. */
export const instructionMax = 300

/** The fields of an exercise that callers write. */
export const exerciseFields = {
  name: plain(ExerciseName, z.string()),
  videoLink: plain(OptionalLink, z.string().nullable(), null),
  displayName: plain(Name, z.string()),
  displayNameEs: plain(
    z.union([z.literal(''), Name], { error: problem('text-wanted') }),
    z.string(),
    '',
  ),
  /** Translations of its name; in Spanish, `displayNameEs` has priority. */
  displayNameTranslations: translations(Name),
  /** The equipment that it needs, in addition to its clip's. */
  needs: equipmentList(),
  /** Its substitutes, for locations where equipment is missing. */
  alternatives: alternatives(),
  /** The text of a step that shows it as a substitute; empty for its name. */
  instruction: plain(optionalText(instructionMax), z.string(), ''),
  instructionTranslations: translations(text(instructionMax)),
}

/** One exercise of the active-break catalog; playlists refer to it by `name`. */
export const Exercise = z.object({ ...identity, ...outputSchemas(exerciseFields), ...stamps })
export type Exercise = z.infer<typeof Exercise>

/** An exercise of an active break, named in the screen's language. */
export const BreakExercise = z.object({
  name: z.string(),
  displayName: z.string(),
  videoLink: z.string().nullable(),
  /** The exercise that it replaces because of missing equipment, named in the screen's language. */
  insteadOf: z.string().optional(),
})
export type BreakExercise = z.infer<typeof BreakExercise>

/** Its name and instruction in every language, each with its original. */
const exerciseBodyMax = 308 * 1024

export const exerciseCalls = {
  listExercises: call({
    method: 'GET',
    path: '/api/v2/exercises',
    may: 'screen-or-staff',
    summary: 'The active-break catalog',
    query: listQuery(['name', 'displayName'], { name: Search }),
    data: z.array(Exercise),
    isList: true,
  }),
  createExercise: call({
    method: 'POST',
    path: '/api/v2/exercises',
    may: 'exercises.write',
    summary: 'Adds an exercise',
    body: writable(draftSchemas(exerciseFields), entityFields),
    data: Exercise,
    status: 201,
    takesIdempotencyKey: true,
    bodyMax: exerciseBodyMax,
  }),
  updateExercise: call({
    method: 'PUT',
    path: '/api/v2/exercises/:id',
    may: 'exercises.write',
    summary: 'Changes an exercise',
    params: byId,
    body: changes({ ...changeSchemas(exerciseFields), expectedUpdatedAt: Stamp }, entityFields),
    data: Exercise,
    bodyMax: exerciseBodyMax,
  }),
  deleteExercise: call({
    method: 'DELETE',
    path: '/api/v2/exercises/:id',
    may: 'exercises.write',
    summary: 'Deletes an exercise that no playlist uses',
    params: byId,
    data: Exercise,
  }),
}
