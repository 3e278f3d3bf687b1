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

/** How long the text of an exercise that stands in for another may be. */
export const instructionMax = 300

/** What callers write of an exercise. */
export const exerciseFields = {
  name: plain(ExerciseName, z.string()),
  videoLink: plain(OptionalLink, z.string().nullable(), null),
  displayName: plain(Name, z.string()),
  displayNameEs: plain(
    z.union([z.literal(''), Name], { error: problem('text-wanted') }),
    z.string(),
    '',
  ),
  /** Its name in more languages of walls; in Spanish, `displayNameEs` comes first. */
  displayNameTranslations: translations(Name),
  /** What it needs, beside what its clip does. */
  needs: equipmentList(),
  /** Which exercises walls may show instead where something that it needs is not there. */
  alternatives: alternatives(),
  /** What walls say of it where it stands in for another; left empty, its name. */
  instruction: plain(optionalText(instructionMax), z.string(), ''),
  instructionTranslations: translations(text(instructionMax)),
}

/** One exercise of the active-break catalogue; playlists name it by `name`. */
export const Exercise = z.object({ ...identity, ...outputSchemas(exerciseFields), ...stamps })
export type Exercise = z.infer<typeof Exercise>

/** An exercise as a wall shows it in an active break, named in the wall's language. */
export const BreakExercise = z.object({
  name: z.string(),
  displayName: z.string(),
  videoLink: z.string().nullable(),
  /** What it stands in for, as the wall says it: the equipment of the exercise that was chosen is not there. */
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
    summary: 'The active-break catalogue',
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
