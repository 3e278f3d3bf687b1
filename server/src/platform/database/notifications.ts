import { sql, type Transaction } from 'kysely'
import { Client } from 'pg'
import type { Change, Changes } from '../changes.ts'
import type { Database } from './schema.ts'

const channel = 'roundboard_changes'
const reconnectMs = 1_000

export interface Notifications {
  /** Tells the other processes, if and when the transaction commits. */
  notify(trx: Transaction<Database>, changes: readonly Change[]): Promise<void>
  close(): Promise<void>
}

interface Notice {
  readonly from: string
  readonly changes: readonly Change[]
}

/**
 * Hands changes to the other processes on one PostgreSQL. A notice travels with its transaction, so
 * none is lost and none is early; after a broken connection everything counts as changed.
 */
export async function createNotifications(options: {
  url: string
  processId: string
  changes: Changes
  onFailure: (what: string, error: unknown) => void
}): Promise<Notifications> {
  const { url, processId, changes, onFailure } = options
  let client: Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  function hear(payload: string | undefined): void {
    const notice = JSON.parse(payload ?? '{}') as Partial<Notice>
    if (notice.from === processId) return
    for (const change of notice.changes ?? []) changes.announce(change)
  }

  async function listen(): Promise<void> {
    const fresh = new Client({ connectionString: url, keepAlive: true })
    fresh.on('notification', ({ payload }) => {
      hear(payload)
    })
    fresh.on('error', (error) => {
      onFailure('the connection for changes broke', error)
    })
    fresh.on('end', () => {
      if (client === fresh) comeBack()
    })
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    client = fresh
  }

  function comeBack(): void {
    client = undefined
    if (isClosed) return
    timer = setTimeout(() => {
      listen().then(() => {
        changes.announce({ kind: 'everything' })
      }, comeBack)
    }, reconnectMs)
  }

  await listen()
  return {
    async notify(trx, announced) {
      if (announced.length === 0) return
      const notice: Notice = { from: processId, changes: announced }
      await sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`.execute(trx)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end()
    },
  }
}
