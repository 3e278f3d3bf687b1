import { appendFile, readFile } from 'node:fs/promises'
import { type Clock, stampOf } from '../clock.ts'

/** The log's last entry at some moment, as it is kept where the database is not. */
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

/** The heads in a file of their own, or among the lines of a log. */
export async function readNotedHeads(file: string | undefined): Promise<NotedHead[]> {
  if (file === undefined) return []
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as { code?: string }).code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap(readLine)
}

/** The furthest of the noted heads. */
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

/** Sends the log's head elsewhere when it has moved, once a minute at most. */
export function createHeadNotes(options: {
  clock: Clock
  file: string | undefined
  /** Told of each as well, for the process's own log. */
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

  const noteOrSay = () =>
    note().catch((error: unknown) => {
      onFailure('could not write the audit log head to AUDIT_HEADS_FILE', error)
    })
  const ticking = setInterval(() => void noteOrSay(), notedEveryMs)
  ticking.unref()

  return {
    moved(moved) {
      if (head === undefined || moved.seq > head.seq) head = moved
    },
    async stop() {
      clearInterval(ticking)
      await noteOrSay()
    },
  }
}
