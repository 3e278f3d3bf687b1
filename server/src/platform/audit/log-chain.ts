import { createHash } from 'node:crypto'
import type { LogRow } from '../database/schema.ts'

/** The hash of a log entry over its content and the entry before it: a changed past shows. */
export function chainHash(previousHash: string, entry: Omit<LogRow, 'hash'>): string {
  const { seq, id, date, model, action, modifiedBy, userId, data } = entry
  const content = JSON.stringify([seq, id, date, model, action, modifiedBy, userId, data])
  return createHash('sha256').update(`${previousHash}\n${content}`).digest('hex')
}
