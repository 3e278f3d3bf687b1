import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { Change, Changes, PhonesChange } from '../changes.ts'
import type { Db } from './database.ts'
import { createReceivedRevisions } from './received-revisions.ts'
import { type Notice, noticesOf, announceNotices, type PublishedWrite } from './notices.ts'

const channel = 'roundboard_changes'
const reconnectMs = 1_000

export interface Notifications {
  /** Notifies the other processes of a committed write. */
  publish(revision: number, changes: readonly Change[]): void
  /** Sends the latest unstored change of each location. Lost messages aren't repeated. */
  publishPhones(change: PhonesChange): void
  /** The latest revision that this process has received. */
  revision(): number
  /** Whether this process has received every change up to a revision. */
  knows(revision: number): boolean
  /**
   * Catches up to a revision. If a change was lost on its way, everything counts as changed. False
   * if PostgreSQL doesn't say whether the revision exists.
   */
  catchUp(revision: number): Promise<boolean>
  close(): Promise<void>
}

export interface NotificationTimes {
  /** How long changes are collected before they are sent together. */
  readonly gatherMs: number
  /** How often the revision is checked for changes that weren't received. */
  readonly lookEveryMs: number
  /** How often a test notice is sent that must come back, and how long it may take. */
  readonly proveEveryMs: number
  readonly proofWithinMs: number
  /** How long a notice for a revision that was read may take before it counts as lost. */
  readonly noticeWithinMs: number
  /** How long to wait for PostgreSQL to return the revision. */
  readonly answerWithinMs: number
}

const ordinaryTimes: NotificationTimes = {
  gatherMs: 5,
  lookEveryMs: 2_000,
  proveEveryMs: 60_000,
  proofWithinMs: 5_000,
  noticeWithinMs: 250,
  answerWithinMs: 1_000,
}

/** Notices sent on this connection don't arrive. */
class ListenerSilent extends Error {
  override name = 'ListenerSilent'
}

const listenerSilent = () =>
  new ListenerSilent(
    'Notifications of PostgreSQL do not arrive. If DATABASE_URL leads through a pooler such as PgBouncer, let it pool sessions, not transactions. Until then this server reads every two seconds whether others changed something.',
  )

/**
 * Sends changes to the other processes on one PostgreSQL, after their commit: within the
 * transaction, each write would wait for the others' commits. A lost notice shows as a gap in the
 * revisions, and then everything counts as changed.
 */
export async function createNotifications(options: {
  db: Db
  url: string
  processId: string
  changes: Changes
  onFailure: (what: string, error: unknown) => void
  times?: Partial<NotificationTimes>
}): Promise<Notifications> {
  const { db, url, processId, changes, onFailure } = options
  const times = { ...ordinaryTimes, ...options.times }
  const received = createReceivedRevisions()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let client: Client | undefined
  let gathered: PublishedWrite[] = []
  let sending: Promise<void> = Promise.resolve()
  const phoneChanges = new Map<string, PhonesChange>()
  let sendingPhones: Promise<void> = Promise.resolve()
  let isPhonesDue = false
  let proofs = 0
  let onProof: (() => void) | undefined
  let isClosed = false

  const later = (what: string, ms: number, work: () => void) => {
    clearTimeout(timers.get(what))
    if (!isClosed) timers.set(what, setTimeout(work, ms).unref())
  }

  const currentRevision = async () => {
    const { changeRevision } = await db
      .selectFrom('logHead')
      .select('changeRevision')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    return changeRevision
  }

  const send = async (notices: readonly Notice[]) => {
    const texts = notices.map((notice) => JSON.stringify(notice))
    await sql`select pg_notify(${channel}, notice) from unnest(${texts}::text[]) as notice`.execute(
      db,
    )
  }

  function receive(payload: string | undefined): void {
    const notice = JSON.parse(payload ?? '{}') as Partial<Notice>
    if (notice.from === processId) {
      if (notice.proof === proofs) onProof?.()
      return
    }
    // First, because the events that follow carry the revision.
    for (const revision of notice.revisions ?? []) received.add(revision)
    for (const change of notice.changes ?? []) changes.announce(change)
  }

  async function listen(): Promise<void> {
    const fresh = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: times.proofWithinMs,
      query_timeout: times.proofWithinMs,
    })
    fresh.on('notification', ({ payload }) => receive(payload))
    fresh.on('error', (error) => {
      if (client === fresh) onFailure('lost the connection that listens for changes', error)
    })
    fresh.on('end', () => {
      if (client === fresh) comeBack(everythingChanged)
    })
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    client = fresh
  }

  /** A socket can be dead, and a pooler can drop notices, without an error. */
  async function prove(): Promise<void> {
    proofs += 1
    const back = new Promise<boolean>((resolve) => {
      onProof = () => resolve(true)
      later('proof', times.proofWithinMs, () => resolve(false))
    })
    await send([{ from: processId, changes: [], proof: proofs }])
    const hasArrived = await back
    clearTimeout(timers.get('proof'))
    if (!hasArrived && !isClosed) throw listenerSilent()
  }

  async function everythingChanged(): Promise<void> {
    received.startAt(await currentRevision())
    changes.announce({ kind: 'everything' })
  }

  let reading: Promise<number | undefined> | undefined
  let nextReading: Promise<number | undefined> | undefined

  /** The revision as of this call; undefined without a timely answer. Concurrent callers share one query. */
  function readRevision(): Promise<number | undefined> {
    if (reading === undefined) {
      const noAnswer = wait(times.answerWithinMs, undefined, { ref: false })
      reading = Promise.race([currentRevision(), noAnswer]).finally(() => (reading = undefined))
      return reading
    }
    const readNext = () => {
      nextReading = undefined
      return readRevision()
    }
    nextReading ??= reading.then(readNext, readNext)
    return nextReading
  }

  async function catchUp(revision: number): Promise<boolean> {
    if (revision > received.newest()) {
      const current = await readRevision()
      if (current === undefined) return false
      received.note(current)
    }
    // No change has this revision: it is invalid or from another database.
    if (revision > received.newest()) return true
    await received.untilKnown(revision, times.noticeWithinMs)
    if (received.knows(revision)) return true
    received.startAt(received.newest())
    changes.announce({ kind: 'everything' })
    return true
  }

  function comeBack(andThen: () => Promise<void>): void {
    const last = client
    client = undefined
    last?.end().catch(() => undefined)
    later('come back', reconnectMs, () => {
      listen()
        .then(andThen)
        .catch(() => {
          comeBack(andThen)
        })
    })
  }

  function proveAgain(): void {
    later('prove', times.proveEveryMs, () => {
      const proven = client
      const proof = proven === undefined ? Promise.resolve() : prove()
      proof
        .catch((error: unknown) => {
          // An unavailable PostgreSQL is reported elsewhere.
          if (!(error instanceof ListenerSilent) || client !== proven) return
          onFailure('changes from other servers are not arriving', error)
          // The next check shows whether any was missed.
          comeBack(() => Promise.resolve())
        })
        .finally(proveAgain)
    })
  }

  function lookAgain(): void {
    later('look', times.lookEveryMs, () => {
      currentRevision()
        .then((current) => {
          if (!received.look(current)) changes.announce({ kind: 'everything' })
        })
        .catch(() => undefined)
        .finally(lookAgain)
    })
  }

  function sendGathered(): void {
    const notices = noticesOf(processId, gathered)
    gathered = []
    if (notices.length === 0) return
    // The others notice the gap in the revisions.
    const before = sending
    sending = send(notices)
      .catch((error: unknown) => {
        onFailure('could not notify other servers of a change', error)
      })
      .then(() => before)
  }

  /** One at a time: on two connections, the later one could arrive first. */
  async function sendPhoneChanges(): Promise<void> {
    while (phoneChanges.size > 0 && !isClosed) {
      const notices = announceNotices(processId, [...phoneChanges.values()])
      phoneChanges.clear()
      await send(notices).catch(() => undefined)
    }
    isPhonesDue = false
  }

  await listen()
  received.startAt(await currentRevision())
  await prove().catch((error: unknown) => {
    if (!(error instanceof ListenerSilent)) throw error
    onFailure('changes from other servers are not arriving', error)
  })
  proveAgain()
  lookAgain()
  return {
    revision: received.newest,
    knows: received.knows,
    // An unavailable database is reported elsewhere.
    catchUp: (revision) => catchUp(revision).catch(() => false),
    publish(revision, announced) {
      received.add(revision)
      gathered.push({ revision, changes: announced })
      if (gathered.length === 1) later('send', times.gatherMs, sendGathered)
    },
    publishPhones(change) {
      phoneChanges.set(change.locationId, change)
      if (isPhonesDue) return
      isPhonesDue = true
      later('say', times.gatherMs, () => {
        sendingPhones = sendPhoneChanges()
      })
    },
    async close() {
      isClosed = true
      for (const timer of timers.values()) clearTimeout(timer)
      onProof?.()
      sendGathered()
      await Promise.all([sending, sendingPhones])
      const last = client
      client = undefined
      await last?.end()
    },
  }
}
