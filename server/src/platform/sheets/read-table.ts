import { importBytesMax } from '@roundboard/contract'
import { badField } from '../app-error.ts'
import { askProgram } from '../clips/own-program.ts'
import { csvIn, isArchive } from './csv-in.ts'
import {
  mostColumns,
  type SheetKind,
  type Table,
  type TableReport,
  type Unreadable,
} from './table.ts'

// A hostile file could use all memory, or never end. nginx waits for a minute, perhaps for two files.
const limits = ['--max-old-space-size=256', '--stack-size=2048']
const deadlineMs = 25_000

let last: Promise<unknown> = Promise.resolve()

async function inProgram(program: URL, bytes: Uint8Array): Promise<TableReport> {
  const report = await askProgram(program, {}, { limits, deadlineMs, input: bytes })
  // Running out of memory or time is the file's fault.
  return (report as TableReport | undefined) ?? { problem: 'too-much' }
}

// Small texts are quick to read, while starting a process is not.
const smallBytes = 64 * 1024

/**
 * Reads a CSV or XLSX file, in this separate program unless it is a short text. One at a time,
 * because each process has its own heap.
 */
export function readTable(bytes: Buffer, kind: SheetKind, program: URL): Promise<TableReport> {
  if (bytes.length <= smallBytes && !isArchive(bytes)) return Promise.resolve(csvIn(bytes, kind))
  const report = last.then(() => inProgram(program, bytes))
  last = report.catch(() => undefined)
  return report
}

function refuse(unreadable: Unreadable, { mostRows }: SheetKind): never {
  if ('row' in unreadable) throw badField('file', unreadable.problem, { row: unreadable.row })
  switch (unreadable.problem) {
    case 'too-many-columns':
      throw badField('file', 'too-many-columns', { max: mostColumns })
    case 'too-many-rows':
      throw badField('file', 'too-many-rows', { max: mostRows })
    case 'too-much':
      throw badField('file', 'file-too-much')
    default:
      throw badField('file', unreadable.problem)
  }
}

/** The rows of a file sent as base64. Refuses a file without rows. */
export async function tableFrom(file: string, kind: SheetKind, program: URL): Promise<Table> {
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > importBytesMax)
    throw badField('file', 'file-size', { mib: importBytesMax / 1024 / 1024 })
  const table = await readTable(bytes, kind, program)
  if ('problem' in table) return refuse(table, kind)
  if (table.rows.length === 0) throw badField('file', 'no-rows')
  return table
}
