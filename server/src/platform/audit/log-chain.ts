import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { LogHeadRow, LogRow } from '../database/schema.ts'

const contentOf = ({ seq, id, date, model, action, modifiedBy, userId, data }: Entry) =>
  JSON.stringify([seq, id, date, model, action, modifiedBy, userId, data])

type Entry = Omit<LogRow, 'hash'>
export type SealedHead = Omit<LogHeadRow, 'id' | 'changeRevision' | 'seal'>

/** The hash of entries from before there was a key. */
export const plainHash = (previousHash: string, entry: Entry): string =>
  createHash('sha256')
    .update(`${previousHash}\n${contentOf(entry)}`)
    .digest('hex')

/** The audit log's hash chain. Its key isn't in the database, so the database can't forge it. */
export interface LogChain {
  /** Identifies the key without revealing it. */
  readonly keyId: string
  /** The hash of an entry, covering its content and the previous entry's hash. */
  hash(previousHash: string, entry: Entry): string
  /** Signs the head, and with it where the log begins and ends. */
  seal(head: SealedHead): string
  isSealed(head: SealedHead & { readonly seal: string }): boolean
}

export function createLogChain(key: string): LogChain {
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest('hex')
  const seal = ({ seq, hash, prunedSeq, prunedHash, keyId }: SealedHead) =>
    mac('head', JSON.stringify([seq, hash, prunedSeq, prunedHash, keyId]))
  return {
    keyId: mac('key', '').slice(0, 16),
    hash: (previousHash, entry) => mac('entry', `${previousHash}\n${contentOf(entry)}`),
    seal,
    isSealed(head) {
      const [stored, wanted] = [Buffer.from(head.seal), Buffer.from(seal(head))]
      return stored.length === wanted.length && timingSafeEqual(stored, wanted)
    },
  }
}
