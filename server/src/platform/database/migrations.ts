import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from './engine.ts'
import {
  attempts,
  changeRevision,
  logKey,
  contentOfScreens,
  workoutRemovals,
  answeredLinks,
  unusedFiles,
  face,
  whatScreensHold,
} from './migrations/0018-to-0055.ts'
import {
  openingHours,
  sharedOutages,
  alertChoiceVersions,
  coachedTimers,
  lowVisionScreens,
  exerciseNames,
  cues,
  flashingClips,
  screenPasses,
  roundIntervals,
} from './migrations/0065-to-0088.ts'
import { rememberedDevices } from './migrations/0019-remembered-devices.ts'
import { presenceOfScreens } from './migrations/0021-presence-of-screens.ts'
import { idempotencyKeys } from './migrations/0029-idempotency-keys.ts'
import { removals } from './migrations/0032-removals.ts'
import { locationTimers } from './migrations/0034-location-timers.ts'
import { media } from './migrations/0043-media.ts'
import { videosOfExercises } from './migrations/0050-videos-of-exercises.ts'
import { linkPosters } from './migrations/0053-link-posters.ts'
import { builds } from './migrations/0054-builds.ts'
import { draftsAndTranslations } from './migrations/0056-drafts-and-translations.ts'
import { workoutBatches } from './migrations/0057-workout-batches.ts'
import { calendarFeeds } from './migrations/0058-calendar-feeds.ts'
import { workoutTemplates } from './migrations/0059-workout-templates.ts'
import { jobs } from './migrations/0060-jobs.ts'
import { accountLinks } from './migrations/0061-account-links.ts'
import { secondFactors } from './migrations/0062-second-factors.ts'
import { apiKeys } from './migrations/0063-api-keys.ts'
import { alerts } from './migrations/0067-alerts.ts'
import { shorterMonths } from './migrations/0076-shorter-months.ts'
import { transitions } from './migrations/0066-transitions.ts'
import { announcements } from './migrations/0079-announcements.ts'
import { remotePasses } from './migrations/0075-remote-passes.ts'
import { gymImports } from './migrations/0077-gym-imports.ts'
import { pocketPages } from './migrations/0080-pocket-pages.ts'
import { equipment } from './migrations/0081-equipment.ts'
import { regions } from './migrations/0091-regions.ts'
import { announcedRegions, rolloutsToRegions } from './migrations/0102-announced-regions.ts'
import { acknowledgedScreens, acknowledgements } from './migrations/0092-acknowledgements.ts'
import { weekTemplates } from './migrations/0095-week-templates.ts'
import { mediaVersions } from './migrations/0096-media-versions.ts'
import { keyScopes } from './migrations/0100-key-scopes.ts'
import { organizationWebhooks } from './migrations/0101-organization-webhooks.ts'
import { foldedTags } from './migrations/0105-folded-tags.ts'
import { transitionRows } from './migrations/0104-transition-rows.ts'

export function migrations(engine: Engine): Record<string, Migration> {
  const text = textOf(engine)
  const initial: Migration = {
    async up(db: Kysely<unknown>) {
      const table = (name: string) => db.schema.createTable(name)
      const index = (name: string, on: string, columns: readonly string[]) =>
        db.schema
          .createIndex(name)
          .on(on)
          .columns([...columns])
          .execute()

      await table('users')
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('email', text, (c) => c.notNull().unique())
        .addColumn('first_name', text, (c) => c.notNull())
        .addColumn('first_name_folded', text, (c) => c.notNull())
        .addColumn('last_name', text, (c) => c.notNull())
        .addColumn('last_name_folded', text, (c) => c.notNull())
        .addColumn('role', text, (c) => c.notNull())
        .addColumn('is_active', 'integer', (c) => c.notNull())
        .addColumn('password_hash', text, (c) => c.notNull())
        .addColumn('created_at', text, (c) => c.notNull())
        .addColumn('updated_at', text, (c) => c.notNull())
        .execute()

      await table('locations')
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('name_folded', text, (c) => c.notNull())
        .addColumn('location_identifier', text, (c) => c.notNull().unique())
        .addColumn('time_zone', text, (c) => c.notNull())
        .addColumn('language', text, (c) => c.notNull())
        .addColumn('is_active', 'integer', (c) => c.notNull())
        .addColumn('is_enabled', 'integer', (c) => c.notNull())
        .addColumn('lr_video', 'integer', (c) => c.notNull())
        .addColumn('is365', 'integer', (c) => c.notNull())
        .addColumn('vts_enabled', 'integer', (c) => c.notNull())
        .addColumn('android_os', 'integer', (c) => c.notNull())
        .addColumn('timer_palette', text, (c) => c.notNull())
        .addColumn('schedule', text, (c) => c.notNull())
        .addColumn('license_key', text, (c) => c.unique())
        .addColumn('timer_stamp', text)
        .addColumn('timer_playlist', text, (c) => c.notNull())
        .addColumn('created_at', text, (c) => c.notNull())
        .addColumn('updated_at', text, (c) => c.notNull())
        .execute()
      await index('locations_by_name', 'locations', ['name_folded', 'id'])
      await index('locations_by_created', 'locations', ['created_at', 'id'])
      await index('locations_by_updated', 'locations', ['updated_at', 'id'])

      await table('user_locations')
        .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('location_id', text, (c) =>
          c.notNull().references('locations.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('user_locations_key', ['user_id', 'location_id'])
        .execute()
      await index('user_locations_by_location', 'user_locations', ['location_id'])

      await table('sessions')
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('token_hash', text, (c) => c.notNull().unique())
        .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('started_at', text, (c) => c.notNull())
        .addColumn('last_used_at', text, (c) => c.notNull())
        .addColumn('ends_at', text, (c) => c.notNull())
        .addColumn('address', text, (c) => c.notNull())
        .addColumn('device', text, (c) => c.notNull())
        .execute()
      await index('sessions_by_user', 'sessions', ['user_id'])

      for (const name of ['used_sign_on_tokens', 'set_up_links'])
        await table(name)
          .addColumn('token_hash', text, (c) => c.primaryKey())
          .addColumn('expires_at', text, (c) => c.notNull())
          .execute()

      await table('screens')
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('location_id', text, (c) =>
          c.notNull().references('locations.id').onDelete('cascade'),
        )
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('name_folded', text, (c) => c.notNull())
        .addColumn('round', 'integer', (c) => c.notNull())
        .addColumn('language', text, (c) => c.notNull())
        .addColumn('has_sound', 'integer', (c) => c.notNull())
        .addColumn('token_hash', text, (c) => c.unique())
        .addColumn('linked_at', text)
        .addColumn('refresh_revision', 'integer', (c) => c.notNull())
        .addColumn('hard_refresh_revision', 'integer', (c) => c.notNull())
        .addColumn('created_at', text, (c) => c.notNull())
        .addColumn('updated_at', text, (c) => c.notNull())
        .execute()
      await index('screens_by_location', 'screens', ['location_id', 'round', 'id'])
      await index('screens_by_name', 'screens', ['name_folded', 'id'])
      await index('screens_by_round', 'screens', ['round', 'id'])
      await index('screens_by_created', 'screens', ['created_at', 'id'])
      await index('screens_by_updated', 'screens', ['updated_at', 'id'])

      const presence = table('screen_presence')
        .addColumn('screen_id', text, (c) => c.primaryKey())
        .addColumn('label', text, (c) => c.notNull())
        .addColumn('seen_at', text, (c) => c.notNull())
        .addColumn('applied_refresh', 'integer', (c) => c.notNull())
        .addColumn('applied_hard_refresh', 'integer', (c) => c.notNull())
        .addColumn('report', text)
      // Free space on every page lets PostgreSQL update rows in place, without touching the index.
      await (
        engine === 'PostgreSQL'
          ? presence.modifyEnd(sql`with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05)`)
          : presence
      ).execute()

      await table('screen_links')
        .addColumn('id_hash', text, (c) => c.primaryKey())
        .addColumn('auth_code', text, (c) => c.notNull().unique())
        .addColumn('screen_id', text, (c) => c.references('screens.id').onDelete('cascade'))
        .addColumn('created_at', text, (c) => c.notNull())
        .addColumn('expires_at', text, (c) => c.notNull())
        .execute()
      await index('screen_links_by_expiry', 'screen_links', ['expires_at'])
      await index('screen_links_by_screen', 'screen_links', ['screen_id'])

      await table('rounds')
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('round_number', 'integer', (c) => c.notNull().unique())
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('image_url', text, (c) => c.notNull())
        .addColumn('video_link', text)
        .addColumn('lr_video_link', text)
        .addColumn('created_at', text, (c) => c.notNull())
        .addColumn('updated_at', text, (c) => c.notNull())
        .execute()

      await table('workouts')
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('name_folded', text, (c) => c.notNull())
        .addColumn('sub_header', text, (c) => c.notNull())
        .addColumn('round', 'integer', (c) => c.notNull())
        .addColumn('start_date', text, (c) => c.notNull())
        .addColumn('end_date', text, (c) => c.notNull())
        .addColumn('routine_count', 'integer', (c) => c.notNull())
        .addColumn('created_at', text, (c) => c.notNull())
        .addColumn('updated_at', text, (c) => c.notNull())
        .execute()
      const workoutOrders = {
        name: 'name_folded',
        start: 'start_date',
        end: 'end_date',
        routines: 'routine_count',
        created: 'created_at',
        updated: 'updated_at',
      }
      for (const [name, column] of Object.entries(workoutOrders)) {
        await index(`workouts_by_${name}`, 'workouts', [column, 'id'])
        await index(`workouts_by_round_and_${name}`, 'workouts', ['round', column, 'id'])
      }

      await table('routines')
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('workout_id', text, (c) =>
          c.notNull().references('workouts.id').onDelete('cascade'),
        )
        .addColumn('step', 'integer', (c) => c.notNull())
        .addColumn('text', text, (c) => c.notNull())
        .addColumn('video_link', text, (c) => c.notNull())
        .addColumn('lr_video_link', text)
        .addColumn('created_at', text, (c) => c.notNull())
        .addColumn('updated_at', text, (c) => c.notNull())
        .addUniqueConstraint('routines_step', ['workout_id', 'step'])
        .execute()

      await table('exercises')
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('name', text, (c) => c.notNull().unique())
        .addColumn('video_link', text)
        .addColumn('display_name', text, (c) => c.notNull())
        .addColumn('display_name_es', text, (c) => c.notNull())
        .addColumn('created_at', text, (c) => c.notNull())
        .addColumn('updated_at', text, (c) => c.notNull())
        .execute()

      await table('releases')
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('title', text, (c) => c.notNull())
        .addColumn('type', text, (c) => c.notNull())
        .addColumn('description', text, (c) => c.notNull())
        .addColumn('version', text, (c) => c.notNull())
        .addColumn('date', text, (c) => c.notNull())
        .addColumn('created_at', text, (c) => c.notNull())
        .addColumn('updated_at', text, (c) => c.notNull())
        .execute()
      await index('releases_by_version', 'releases', ['version', 'created_at', 'id'])
      await index('releases_by_created', 'releases', ['created_at', 'id'])

      await table('logs')
        .addColumn('seq', 'integer', (c) => c.primaryKey())
        .addColumn('id', text, (c) => c.notNull().unique())
        .addColumn('date', text, (c) => c.notNull())
        .addColumn('model', text, (c) => c.notNull())
        .addColumn('action', text, (c) => c.notNull())
        .addColumn('modified_by', text, (c) => c.notNull())
        .addColumn('user_id', text)
        .addColumn('data', text, (c) => c.notNull())
        .addColumn('hash', text, (c) => c.notNull())
        .execute()
      await index('logs_by_date', 'logs', ['date', 'seq'])
      await index('logs_by_model', 'logs', ['model', 'date', 'seq'])
      await index('logs_by_action', 'logs', ['action', 'date', 'seq'])
      await index('logs_by_user', 'logs', ['user_id', 'date', 'seq'])

      await table('log_head')
        .addColumn('id', 'integer', (c) => c.primaryKey())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('hash', text, (c) => c.notNull())
        .addColumn('pruned_seq', 'integer', (c) => c.notNull())
        .addColumn('pruned_hash', text, (c) => c.notNull())
        .execute()
      await sql`insert into log_head (id, seq, hash, pruned_seq, pruned_hash) values (1, 0, '', 0, '')`.execute(
        db,
      )
    },
  }
  return {
    '0001-initial': initial,
    '0002-row-counts': rowCounts(engine),
    '0003-logs-by-model-and-action': logsByModelAndAction,
    '0004-narrow-presence': narrowPresence(engine),
    '0018-attempts': attempts(engine),
    '0019-remembered-devices': rememberedDevices(engine),
    '0021-presence-of-screens': presenceOfScreens(engine),
    '0022-change-revision': changeRevision,
    '0023-log-key': logKey(engine),
    '0029-idempotency-keys': idempotencyKeys(engine),
    '0030-workout-removals': workoutRemovals(engine),
    '0030-content-of-screens': contentOfScreens(engine),
    '0032-answered-links': answeredLinks(engine),
    '0032-removals': removals(engine),
    '0034-location-timers': locationTimers(engine),
    '0043-media': media(engine),
    '0045-unused-files': unusedFiles(engine),
    '0049-face': face(engine),
    '0050-videos-of-exercises': videosOfExercises,
    '0053-link-posters': linkPosters(engine),
    '0054-builds': builds(engine),
    '0055-what-screens-hold': whatScreensHold(engine),
    '0056-drafts-and-translations': draftsAndTranslations(engine),
    '0057-workout-batches': workoutBatches(engine),
    '0058-calendar-feeds': calendarFeeds(engine),
    '0059-workout-templates': workoutTemplates(engine),
    '0060-jobs': jobs(engine),
    '0061-account-links': accountLinks(engine),
    '0062-second-factors': secondFactors(engine),
    '0063-api-keys': apiKeys(engine),
    '0065-opening-hours': openingHours(engine),
    '0067-alerts': alerts(engine),
    '0068-shared-outages': sharedOutages(engine),
    '0066-transitions': transitions(engine),
    '0075-remote-passes': remotePasses(engine),
    '0079-announcements': announcements(engine),
    '0080-pocket-pages': pocketPages(engine),
    '0070-alert-choice-versions': alertChoiceVersions(engine),
    '0074-coached-timers': coachedTimers(engine),
    '0077-gym-imports': gymImports(engine),
    '0076-shorter-months': shorterMonths(engine),
    '0081-equipment': equipment(engine),
    '0082-low-vision-screens': lowVisionScreens,
    '0083-exercise-names': exerciseNames(engine),
    '0084-cues': cues(engine),
    '0086-flashing-clips': flashingClips,
    '0087-screen-passes': screenPasses(engine),
    '0088-round-intervals': roundIntervals(engine),
    '0091-regions': regions(engine),
    '0092-acknowledgements': acknowledgements(engine),
    '0093-acknowledged-screens': acknowledgedScreens(engine),
    '0094-first-repeats': firstRepeats,
    '0095-week-templates': weekTemplates(engine),
    '0102-announced-regions': announcedRegions(engine),
    '0103-rollouts-to-regions': rolloutsToRegions(engine),
    '0104-transition-rows': transitionRows(engine),
    '0105-folded-tags': foldedTags,
    '0107-logs-by-subject': logsBySubject,
    '0096-media-versions': mediaVersions(engine),
    '0100-key-scopes': keyScopes(engine),
    '0101-organization-webhooks': organizationWebhooks(engine),
    '0098-screen-events': screenEvents(engine),
  }
}

/** What heartbeats report of a screen's software, as it changes. Events outlive their screen. */
const screenEvents = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema
      .createTable('screen_events')
      .addColumn('screen_id', text, (c) => c.notNull())
      .addColumn('at', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('detail', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('screen_events_pk', ['screen_id', 'at', 'kind'])
      .execute()
    await db.schema.createIndex('screen_events_at').on('screen_events').column('at').execute()
  },
})

/** Alerts repeat from now on: old outages must not all repeat right after the upgrade. */
const firstRepeats: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<{
      outages: { kind: string; told_at: string | null; ended_at: string | null }
    }>
    await db
      .updateTable('outages')
      .set({ told_at: new Date().toISOString() })
      .where('kind', '=', 'location-away')
      .where('told_at', 'is not', null)
      .where('ended_at', 'is', null)
      .execute()
  },
}

/** Deletions are few among many changes. Without an index, finding them scans all of them. */
const logsByModelAndAction: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('logs_by_model_and_action')
      .on('logs')
      .columns(['model', 'action', 'date', 'seq'])
      .execute()
  },
}

/** Finds the entries about a screen or location by the ID with which their data begins. */
const logsBySubject: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index logs_by_subject on logs (substr(data, 8, 36)) where model in ('Screen', 'Location')`.execute(
      db,
    )
  },
}

/** Heartbeats update a narrow table of their own, so that little is written each time. */
function narrowPresence(engine: Engine): Migration {
  const text = textOf(engine)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('screen_presence').renameTo('screen_reports').execute()
      const presence = db.schema
        .createTable('screen_presence')
        .addColumn('screen_id', text, (c) => c.primaryKey())
        .addColumn('seen_at', text, (c) => c.notNull())
        .addColumn('vitals', text, (c) => c.notNull())
      // Free space on every page lets PostgreSQL update rows in place, without touching the index.
      await (
        engine === 'PostgreSQL'
          ? presence.modifyEnd(sql`with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05)`)
          : presence
      ).execute()
      await sql`insert into screen_presence (screen_id, seen_at, vitals) select screen_id, seen_at, '' from screen_reports`.execute(
        db,
      )
      await db.schema.alterTable('screen_reports').dropColumn('seen_at').execute()
    },
  }
}

const counted = ['users', 'locations', 'screens', 'workouts'] as const

/** Row counts of long lists, maintained by triggers. Counting 100,000 rows per page is slow. */
function rowCounts(engine: Engine): Migration {
  const text = textOf(engine)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('row_counts')
        .addColumn('name', text, (c) => c.primaryKey())
        .addColumn('n', 'integer', (c) => c.notNull())
        .execute()
      for (const name of counted) {
        await sql`insert into row_counts (name, n) select ${sql.lit(name)}, count(*) from ${sql.table(name)}`.execute(
          db,
        )
        for (const [event, sign, rows] of [
          ['insert', '+', 'new'],
          ['delete', '-', 'old'],
        ] as const)
          await countTrigger(engine, name, event, sign, rows).reduce(
            (before, statement) => before.then(() => sql.raw(statement).execute(db)),
            Promise.resolve<unknown>(undefined),
          )
      }
    },
  }
}

function countTrigger(
  engine: Engine,
  name: string,
  event: 'insert' | 'delete',
  sign: '+' | '-',
  rows: 'new' | 'old',
): string[] {
  const trigger = `${name}_count_${event}`
  if (engine === 'SQLite')
    return [
      `create trigger ${trigger} after ${event} on ${name} begin update row_counts set n = n ${sign} 1 where name = '${name}'; end`,
    ]
  return [
    `create function ${trigger}() returns trigger language plpgsql as $$ begin update row_counts set n = n ${sign} (select count(*) from changed) where name = '${name}'; return null; end $$`,
    `create trigger ${trigger} after ${event} on ${name} referencing ${rows} table as changed for each statement execute function ${trigger}()`,
  ]
}
