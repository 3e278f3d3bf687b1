import { z } from 'zod'
import { call } from './call.ts'
import {
  byId,
  changes,
  entityFields,
  DayInput,
  Id,
  identity,
  line,
  listQuery,
  Name,
  Search,
  Stamp,
  stamps,
} from './fields.ts'
import { problem } from './issues.ts'
import { WorkoutIds } from './schedule.ts'
import { templateLevels } from './template-levels.ts'
import { outputSchemas, changeSchemas, choice, list } from './shape.ts'
import { Routine, workoutBodyMax, workoutFields } from './workouts.ts'

const tagsMax = 12
const TemplateTag = line(30).transform((typed) => typed.toLowerCase())
const tags = () =>
  list(z.array(TemplateTag).max(tagsMax, problem('too-many', { max: tagsMax })), [])

const Level = z.enum(templateLevels)

/** The fields of a template that callers write; its steps are those of the workout that it was made from. */
export const templateFields = {
  name: workoutFields.name,
  subHeader: workoutFields.subHeader,
  nameTranslations: workoutFields.nameTranslations,
  subHeaderTranslations: workoutFields.subHeaderTranslations,
  intervals: workoutFields.intervals,
  /** The equipment that it needs, such as `rope`. */
  equipment: tags(),
  /** What it trains, such as `legs`. */
  focus: tags(),
  level: choice(Level, 'any'),
}

/** A workout in the template library, to be put on days. */
export const Template = z.object({
  ...identity,
  ...outputSchemas(templateFields),
  routines: z.array(Routine),
  /** A picture of each step, in order: its clip's still, or null without one. */
  stills: z.array(z.string().nullable()),
  /** The last day, past or future, of a workout that was made from it or that it was made from; null if there is none. */
  lastDay: z.iso.date().nullable(),
  ...stamps,
})
export type Template = z.infer<typeof Template>

/** The maximum number of weeks in a week template. */
export const templateWeeksMax = 8

/** The fields of a week template that callers write; its workouts are those that it was made from. */
export const weekTemplateFields = { name: workoutFields.name }

/** The workouts of one or more weeks, to be put on other weeks. */
export const WeekTemplate = z.object({
  ...identity,
  ...outputSchemas(weekTemplateFields),
  weeks: z.int(),
  /** How many workouts it has. */
  workouts: z.int(),
  /** The last day, past or future, of a workout that was made from it; null if there is none. */
  lastDay: z.iso.date().nullable(),
  ...stamps,
})
export type WeekTemplate = z.infer<typeof WeekTemplate>

const count = z.array(z.object({ tag: z.string(), count: z.int() }))

export const templateCalls = {
  listTemplates: call({
    method: 'GET',
    path: '/api/v1/templates',
    may: 'workouts.read',
    scope: 'none',
    summary: 'Templates; unusedDays=28 leaves out those used in the last 28 days or scheduled',
    query: listQuery(['name', 'createdAt', 'updatedAt'], {
      name: Search,
      equipment: Search,
      focus: Search,
      level: Level.optional(),
      unusedDays: z.coerce.number().int().min(1).max(3_660).optional(),
    }),
    data: z.array(Template),
    isList: true,
  }),
  getTemplateTags: call({
    method: 'GET',
    path: '/api/v1/templates/tags',
    may: 'workouts.read',
    scope: 'none',
    summary: 'All template tags, with the number of templates for each',
    data: z.object({ equipment: count, focus: count }),
  }),
  createTemplate: call({
    method: 'POST',
    path: '/api/v1/templates',
    may: 'workouts.write',
    scope: 'none',
    summary: 'Saves a workout as a template',
    body: z.strictObject({
      workout: Id,
      name: Name.optional(),
      equipment: templateFields.equipment.input.default([]),
      focus: templateFields.focus.input.default([]),
      level: Level.default('any'),
    }),
    data: Template,
    status: 201,
    takesIdempotencyKey: true,
  }),
  updateTemplate: call({
    method: 'PUT',
    path: '/api/v1/templates/:id',
    may: 'workouts.write',
    scope: 'none',
    summary: 'Changes the texts and tags of a template; workouts created from it don’t change',
    params: byId,
    body: changes({ ...changeSchemas(templateFields), expectedUpdatedAt: Stamp }, [
      ...entityFields,
      'routines',
      'stills',
      'lastDay',
    ]),
    data: Template,
    bodyMax: workoutBodyMax,
  }),
  deleteTemplate: call({
    method: 'DELETE',
    path: '/api/v1/templates/:id',
    may: 'workouts.write',
    scope: 'none',
    summary: 'Deletes a template; workouts created from it are kept',
    params: byId,
    data: Template,
  }),
  listWeekTemplates: call({
    method: 'GET',
    path: '/api/v1/week-templates',
    may: 'workouts.read',
    scope: 'none',
    summary: 'Templates of whole weeks',
    query: listQuery(['name', 'createdAt', 'updatedAt'], { name: Search }),
    data: z.array(WeekTemplate),
    isList: true,
  }),
  createWeekTemplate: call({
    method: 'POST',
    path: '/api/v1/week-templates',
    may: 'workouts.write',
    scope: 'none',
    summary:
      'Saves the workouts of one or more weeks as a template; days outside the weeks are cut off',
    body: z.strictObject({
      name: Name,
      startDate: DayInput,
      weeks: z.int().min(1).max(templateWeeksMax),
      workouts: WorkoutIds,
    }),
    data: WeekTemplate,
    status: 201,
    takesIdempotencyKey: true,
    // A thousand IDs.
    bodyMax: 48 * 1024,
  }),
  updateWeekTemplate: call({
    method: 'PUT',
    path: '/api/v1/week-templates/:id',
    may: 'workouts.write',
    scope: 'none',
    summary: 'Renames a week template',
    params: byId,
    body: changes({ ...changeSchemas(weekTemplateFields), expectedUpdatedAt: Stamp }, [
      ...entityFields,
      'weeks',
      'workouts',
      'lastDay',
    ]),
    data: WeekTemplate,
  }),
  deleteWeekTemplate: call({
    method: 'DELETE',
    path: '/api/v1/week-templates/:id',
    may: 'workouts.write',
    scope: 'none',
    summary: 'Deletes a week template; workouts created from it are kept',
    params: byId,
    data: WeekTemplate,
  }),
}
