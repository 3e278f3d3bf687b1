import type { OpenTables } from '../kit/database.ts'
import { locationId } from '../kit/fleet.ts'
import { editedWorkouts, versionIn } from './edits.ts'
import { type History, now } from './history.ts'
import { auditKey, type Site } from './site.ts'

/** Makes the database record which server takes, keeps and ends each job. The record survives crashes. */
export async function watchLeases(tables: OpenTables): Promise<void> {
  await tables.query(`
    create table soak_leases (
      at timestamptz default clock_timestamp(), server text, job text, kind text, did text);
    create function soak_note_lease() returns trigger language plpgsql as $$
    begin
      insert into soak_leases (server, job, kind, did) values (
        current_setting('application_name'), old.id, old.kind,
        case when tg_op = 'DELETE' then 'ended'
          when new.attempts > old.attempts then 'took'
          when new.leased_until is null then 'ended'
          else 'kept' end);
      return null;
    end $$;
    create trigger soak_leases after update on jobs for each row
      when (old.leased_until is distinct from new.leased_until) execute function soak_note_lease();
    create trigger soak_ends after delete on jobs for each row execute function soak_note_lease()`)
}

/** The edit that an audit log entry records, if any. */
function versionOf(model: string, data: string): { target: string; version: number } | undefined {
  const { id = '', after = {} } = JSON.parse(data) as {
    id?: string
    after?: { subHeader?: string; name?: string }
  }
  const workout = editedWorkouts.get(id)
  if (model === 'Workout' && workout !== undefined && after.subHeader !== undefined)
    return { target: workout, version: versionIn(after.subHeader) }
  const location = /^Gym (\d+) v\d+$/.exec(after.name ?? '')?.[1]
  if (model === 'Location' && location !== undefined)
    return { target: `location ${location}`, version: versionIn(after.name ?? '') }
  return undefined
}

interface LogRow {
  readonly seq: string
  readonly id: string
  readonly date: string
  readonly model: string
  readonly action: string
  readonly modified_by: string
  readonly user_id: string | null
  readonly data: string
  readonly hash: string
}

/** Adds the final content of the database to the history. */
export async function noteFinalState({ database }: Site, history: History): Promise<void> {
  const { query } = database
  for (const row of await query<LogRow>('select * from logs order by seq::bigint')) {
    const { id, date, model, action, modified_by, user_id, data, hash } = row
    const seq = Number(row.seq)
    const content = JSON.stringify([seq, id, date, model, action, modified_by, user_id, data])
    history.note({ is: 'log', seq, content, hash })
    const edit = versionOf(model, data)
    if (edit !== undefined) history.note({ is: 'committed', ...edit })
  }
  for (const { seq, hash } of await query<{ seq: string; hash: string }>('select * from log_head'))
    history.note({ is: 'log head', seq: Number(seq), hash, key: auditKey })

  const texts = await query<{ id: string; text: string }>(
    'select id, sub_header as text from workouts union all select id, name as text from locations',
  )
  for (const { id, text } of texts) {
    const version = versionIn(text)
    const target = editedWorkouts.get(id) ?? `location ${/^Gym (\d+)/.exec(text)?.[1] ?? ''}`
    if (version > 0) history.note({ is: 'stored', target, version })
  }
  for (const { sha256 } of await query<{ sha256: string }>(
    "select original_sha256 as sha256 from media join media_files on sha256 = file_sha256 where state = 'stored'",
  ))
    history.note({ is: 'stored file', sha256 })

  const nameOf = new Map<string, string>()
  const count = await query<{ n: number }>('select count(*)::int as n from locations')
  for (let n = 0; n < (count[0]?.n ?? 0); n += 1) nameOf.set(locationId(n), `location ${String(n)}`)
  for (const { location_id, kind } of await query<{ location_id: string | null; kind: string }>(
    'select location_id, kind from outages where told_at is not null',
  ))
    history.note({
      ...{ is: 'alert', kind },
      location: location_id === null ? null : (nameOf.get(location_id) ?? location_id),
    })

  // Converts the time of day to the history's clock.
  const offset = now() - Date.now()
  for (const { at, ...lease } of await query<{
    at: Date
    server: string
    job: string
    kind: string
    did: 'took' | 'kept' | 'ended'
  }>('select * from soak_leases order by at'))
    history.note({ is: 'lease', ...lease }, at.getTime() + offset)
}
