import { appendFile, readFile } from 'node:fs/promises'
import { type Clock, stampOf } from '../clock.ts'

/** The last log entry at some moment, recorded outside the database. */
export interface NotedHead {
  readonly at: string
  readonly auditSeq: number
  readonly auditHash: string
}

const notedEveryMs = 60_000

function readLine(line: string): NotedHead[] {
  try {
    const { at, time, auditSeq, auditHash } = JSON.parse(line) as Record<string, unknown>
    if (typeof auditSeq !== 'number' || typeof auditHash !== 'string') return []
    const when = at ?? time
    const isKnown = typeof when === 'string' || typeof when === 'number'
    return [{ at: isKnown ? String(when) : 'an earlier day', auditSeq, auditHash }]
  } catch {
    return []
  }
}

/** Reads recorded heads from their own file, or from lines of the server's log. */
export async function readNotedHeads(file: string | undefined): Promise<NotedHead[]> {
  if (file === undefined) return []
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as { code?: string }).code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap(readLine)
}

/** The latest of the recorded heads. */
export function lastOf(heads: readonly NotedHead[]): { seq: number; hash: string } | undefined {
  const [first, ...others] = heads
  if (first === undefined) return undefined
  const last = others.reduce((most, head) => (head.auditSeq >= most.auditSeq ? head : most), first)
  return { seq: last.auditSeq, hash: last.auditHash }
}

export interface HeadNotes {
  moved(head: { readonly seq: number; readonly hash: string }): void
  stop(): Promise<void>
}

/** Records the log's head outside the database when it has moved, at most once a minute. */
export function createHeadNotes(options: {
  clock: Clock
  file: string | undefined
  /** Also called for each head, for the server's own log. */
  onNote: (head: NotedHead) => void
  onFailure: (what: string, error: unknown) => void
}): HeadNotes {
  const { clock, file, onNote, onFailure } = options
  let head: { readonly seq: number; readonly hash: string } | undefined

  async function note(): Promise<void> {
    if (head === undefined) return
    const noted = { at: stampOf(clock()), auditSeq: head.seq, auditHash: head.hash }
    head = undefined
    onNote(noted)
    if (file !== undefined) await appendFile(file, `${JSON.stringify(noted)}\n`, { mode: 0o600 })
  }

  const noteOrReport = () =>
    note().catch((error: unknown) => {
      onFailure('could not write the audit log head to AUDIT_HEADS_FILE', error)
    })
  const ticking = setInterval(() => void noteOrReport(), notedEveryMs)
  ticking.unref()

  return {
    moved(moved) {
      if (head === undefined || moved.seq > head.seq) head = moved
    },
    async stop() {
      clearInterval(ticking)
      await noteOrReport()
    },
  }
}
