import type { KeyChange } from '../../../platform/audit/adopt-key.ts'
import type { NotedHead } from '../../../platform/audit/heads.ts'
import { type LogChain, plainHash } from '../../../platform/audit/log-chain.ts'
import { type LogHead, readHead } from '../../../platform/audit/log-head.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { LogRow } from '../../../platform/database/schema.ts'
import { listAfter, listAboutLog } from './logs.repository.ts'

export interface ChainReport {
  readonly entries: number
  readonly firstSeq: number
  readonly lastSeq: number
  /** What is broken, and where. Empty if the log is intact. */
  readonly problems: readonly string[]
  /** What to know about an intact log. */
  readonly notes: readonly string[]
}

const batch = 5_000
const reportedProblems = 50

type Facts = Partial<Omit<KeyChange, 'chain'>> & {
  readonly chain?: string
  readonly upTo?: number
  readonly hash?: string
  readonly found?: string
}

interface AboutLog extends Pick<LogRow, 'seq' | 'date'> {
  readonly facts: Facts
}

/** How an entry's hash is checked, depending on the key changes after it. */
function wayOf(seq: number, changes: readonly AboutLog[]): 'key' | 'plain' | 'lost key' {
  const next = changes.find((change) => change.seq > seq)
  if (next === undefined) return 'key'
  return next.facts.before?.keyId === '' ? 'plain' : 'lost key'
}

const isKeyChange = ({ facts }: AboutLog) =>
  facts.chain === 'carried-over' || facts.chain === 'new-key'

function problemsOfHead(head: LogHead, chain: LogChain): string[] {
  if (head.keyId === '') return ['The log has no key yet. The server creates one when it starts.']
  if (head.keyId !== chain.keyId)
    return [`The log uses the key ${head.keyId}, but the key here is ${chain.keyId}.`]
  return chain.isSealed(head) ? [] : ['The log head wasn’t signed with the key.']
}

/** The entry that records where the log was cut must match. */
function problemsOfCut({ prunedSeq, prunedHash }: LogHead, about: readonly AboutLog[]): string[] {
  const isRecorded = about.some(
    ({ facts: { upTo, hash, before } }) =>
      (upTo === prunedSeq && hash === prunedHash) ||
      (before?.prunedSeq === prunedSeq && before.prunedHash === prunedHash),
  )
  return prunedSeq === 0 || isRecorded
    ? []
    : [`Entries up to ${String(prunedSeq)} were removed, and no entry records who did it.`]
}

function notesOf(changes: readonly AboutLog[], firstSeq: number): string[] {
  return changes.map(({ seq, date, facts }) => {
    const range = `Entries ${String(firstSeq)} to ${String(seq - 1)}`
    return facts.chain === 'carried-over'
      ? `${range} were written before the log had a key. The log was converted on ${date}.`
      : `${range} used the key ${facts.before?.keyId ?? ''}, which isn’t available, so only their numbers were checked. The key was replaced on ${date}.`
  })
}

/**
 * Verifies the log's hash chain. Finds changed, removed and truncated entries, and, with heads that
 * were recorded elsewhere, a log that was rewritten completely.
 */
export async function checkChain(
  on: Executor,
  chain: LogChain,
  notedHeads: readonly NotedHead[] = [],
): Promise<ChainReport> {
  const head = await readHead(on)
  const about = (await listAboutLog(on)).map(({ seq, date, data }) => ({
    seq,
    date,
    facts: JSON.parse(data) as Facts,
  }))
  const changes = about.filter(isKeyChange)
  const problems = [...problemsOfHead(head, chain), ...problemsOfCut(head, about)]
  const report = (problem: string) => {
    if (problems.length < reportedProblems) problems.push(problem)
  }
  for (const { seq, date, facts } of about)
    if (facts.chain === 'broken')
      report(`Before entry ${String(seq)} of ${date}, ${facts.found ?? 'the log was altered'}.`)
  const noted = Map.groupBy(notedHeads, ({ auditSeq }) => auditSeq)

  let { prunedSeq: seq, prunedHash: hash } = head
  let entries = 0
  const checkEntry = ({ hash: storedHash, ...entry }: LogRow) => {
    const way = wayOf(entry.seq, changes)
    const wanted = way === 'plain' ? plainHash(hash, entry) : chain.hash(hash, entry)
    if (entry.seq !== seq + 1)
      report(`Entries ${String(seq + 1)} to ${String(entry.seq - 1)} are missing.`)
    else if (way !== 'lost key' && wanted !== storedHash)
      report(`Entry ${String(entry.seq)} of ${entry.date} was changed.`)
    for (const { at, auditHash } of noted.get(entry.seq) ?? [])
      if (auditHash !== storedHash)
        report(`Entry ${String(entry.seq)} isn’t the one recorded in AUDIT_HEADS_FILE at ${at}.`)
    seq = entry.seq
    hash = storedHash
    entries += 1
  }
  // With a different key, valid hashes can't be told from invalid ones.
  const isReadable = head.keyId === chain.keyId
  for (
    let found = isReadable ? await listAfter(on, seq, batch) : [];
    found.length > 0;
    found = await listAfter(on, seq, batch)
  )
    found.forEach(checkEntry)
  if (isReadable) {
    if (seq !== head.seq)
      report(`The last entry should be ${String(head.seq)} but is ${String(seq)}.`)
    else if (hash !== head.hash) report(`The last entry, ${String(seq)}, was changed.`)
    const last = notedHeads.reduce((most, { auditSeq }) => Math.max(most, auditSeq), 0)
    if (last > head.seq)
      report(
        `Entry ${String(last)} is recorded in AUDIT_HEADS_FILE, but the log ends at ${String(head.seq)}.`,
      )
  }
  const firstSeq = head.prunedSeq + 1
  return { entries, firstSeq, lastSeq: head.seq, problems, notes: notesOf(changes, firstSeq) }
}
