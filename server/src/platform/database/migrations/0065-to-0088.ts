import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { shippedExerciseNames } from '../../exercise-names.ts'
import { type Engine, textOf } from '../engine.ts'

const always = JSON.stringify(Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]))

/** Opening hours, and minutes after which a location counts as offline. Existing locations never close. */
export const openingHours = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('locations')
      .addColumn('opening_hours', textOf(engine), (column) => column.notNull().defaultTo(always))
      .execute()
    await db.schema
      .alterTable('locations')
      .addColumn('away_minutes', 'integer', (column) => column.notNull().defaultTo(5))
      .execute()
  },
})

/** Outages of many locations with one cause, reported once. */
export const sharedOutages = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outages').addColumn('part_of', textOf(engine)).execute()
    await db.schema.createIndex('outages_by_part').on('outages').column('part_of').execute()
    await db.schema.createIndex('outages_by_end').on('outages').column('ended_at').execute()
  },
})

/** When a user last changed their notification settings, so that two tabs don't overwrite each other. */
export const alertChoiceVersions = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('alert_preferences')
      .addColumn('updated_at', textOf(engine), (c) =>
        c.notNull().defaultTo('1970-01-01T00:00:00.000Z'),
      )
      .execute()
  },
})

/** Timers have a revision and store coaches' actions. Screens announce what comes next unless a location turns that off. */
export const coachedTimers = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('location_timers')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('location_timers').addColumn('coached', textOf(engine)).execute()
    await db.schema
      .alterTable('locations')
      .addColumn('shows_next', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  },
})

/** A screen can be set up for low vision: its texts turn pages instead of scrolling. */
export const lowVisionScreens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('screens')
      .addColumn('is_low_vision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}

/** Names of exercises in every screen language. Exercises that weren't renamed get the product's translations. */
export const exerciseNames = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('exercises')
      .addColumn('display_name_translations', textOf(engine), (c) => c.notNull().defaultTo('[]'))
      .execute()
    for (const [name, translations] of shippedExerciseNames) {
      const original = translations[0]?.original ?? ''
      await sql`update exercises set display_name_translations = ${JSON.stringify(translations)}
        where name = ${name} and display_name = ${original}`.execute(db)
    }
  },
})

export const cues = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ['routines', 'template_routines']) {
      const text = textOf(engine)
      await db.schema.alterTable(table).addColumn('cue', text).execute()
      await db.schema
        .alterTable(table)
        .addColumn('cue_translations', text, (c) => c.notNull().defaultTo('[]'))
        .execute()
    }
  },
})

/** How often a clip flashes, as JSON; null until it is counted. */
export const flashingClips: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('media').addColumn('flashes', 'text').execute()
  },
}

/** A location can keep its screens from issuing coach passes, or ask for a code; existing ones keep issuing them. A screen can say in which direction the next round is. */
export const screenPasses = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('locations')
      .addColumn('screen_passes', textOf(engine), (c) => c.notNull().defaultTo('on'))
      .execute()
    await db.schema.alterTable('locations').addColumn('pass_key', textOf(engine)).execute()
    await db.schema
      .alterTable('screens')
      .addColumn('next_way', textOf(engine), (c) => c.notNull().defaultTo('none'))
      .execute()
  },
})

export const roundIntervals = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ['workouts', 'workout_templates'])
      await db.schema.alterTable(table).addColumn('intervals', textOf(engine)).execute()
  },
})
