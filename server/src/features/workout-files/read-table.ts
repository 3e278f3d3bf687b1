import { askProgram } from '../../platform/clips/own-program.ts'
import { csvIn, isArchive } from './csv-in.ts'
import type { TableReport } from './table.ts'

// A hostile file makes the reader take all memory there is, or never end.
const limits = ['--max-old-space-size=256', '--stack-size=2048']
const deadlineMs = 20_000

let last: Promise<unknown> = Promise.resolve()

async function inProgram(bytes: Uint8Array): Promise<TableReport> {
  const program = new URL('./table-program.ts', import.meta.url)
  const report = await askProgram(program, {}, { limits, deadlineMs, input: bytes })
  // It ran out of memory or time: that is the file's fault.
  return (report as TableReport | undefined) ?? { problem: 'too-much' }
}

// A text of this size takes neither long nor much, and the start of a program more than both.
const smallBytes = 64 * 1024

/**
 * Reads a CSV or XLSX file, whichever it is; in a program of its own, if it is not a short text. One
 * after another, whoever asks: each has a heap of its own.
 */
export function readTable(bytes: Buffer): Promise<TableReport> {
  if (bytes.length <= smallBytes && !isArchive(bytes)) return Promise.resolve(csvIn(bytes))
  const report = last.then(() => inProgram(bytes))
  last = report.catch(() => undefined)
  return report
}
