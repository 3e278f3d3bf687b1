import { chainHash } from '../../platform/audit/log-chain.ts'
import type { Executor } from '../../platform/database/database.ts'
import { getHead, listAfter } from './logs.repository.ts'

export interface ChainReport {
  readonly entries: number
  readonly firstSeq: number
  readonly lastSeq: number
  /** What is broken and where; nothing when the log is whole. */
  readonly problems: readonly string[]
}

const batch = 5_000
const reportedProblems = 50

/** Walks the log's hash chain: an entry that was changed, removed or cut off shows. */
export async function checkChain(on: Executor): Promise<ChainReport> {
  const head = await getHead(on)
  const problems: string[] = []
  const report = (problem: string) => {
    if (problems.length < reportedProblems) problems.push(problem)
  }
  let { prunedSeq: seq, prunedHash: hash } = head
  let entries = 0
  for (
    let found = await listAfter(on, seq, batch);
    found.length > 0;
    found = await listAfter(on, seq, batch)
  )
    for (const { hash: storedHash, ...entry } of found) {
      if (entry.seq !== seq + 1)
        report(`Entries ${String(seq + 1)} to ${String(entry.seq - 1)} are missing.`)
      else if (chainHash(hash, entry) !== storedHash)
        report(`Entry ${String(entry.seq)} of ${entry.date} was changed.`)
      seq = entry.seq
      hash = storedHash
      entries += 1
    }
  if (seq !== head.seq)
    report(`The last entry should be ${String(head.seq)} but is ${String(seq)}.`)
  else if (hash !== head.hash) report(`The last entry, ${String(seq)}, was changed.`)
  return { entries, firstSeq: head.prunedSeq + 1, lastSeq: head.seq, problems }
}
