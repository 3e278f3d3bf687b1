import type { Problem } from '@roundboard/contract'
import { addDays, type Day, isDay } from '@roundboard/domain'
import type { Table } from '../../../platform/sheets/table.ts'

export type ReadDay = { readonly day: Day } | { readonly problem: Problem }

type Order = 'day-first' | 'month-first' | 'unknown'

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?$/
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/
// A date as a spreadsheet's day number, for 2009 to 2091.
const serial = /^[34567]\d{4}(?:\.\d+)?$/

const two = (text: string | undefined) => (text ?? '').padStart(2, '0')

/** Whether day or month comes first, as far as the file's dates show it. */
function orderOf(cells: readonly string[]): Order {
  const firsts: number[] = []
  const seconds: number[] = []
  for (const cell of cells) {
    const [, first, second] = yearLast.exec(cell.trim()) ?? []
    if (first === undefined) continue
    firsts.push(Number(first))
    seconds.push(Number(second))
  }
  const isDayFirst = firsts.some((number) => number > 12)
  const isMonthFirst = seconds.some((number) => number > 12)
  if (isDayFirst === isMonthFirst) return 'unknown'
  return isDayFirst ? 'day-first' : 'month-first'
}

function checked(year: string, month: string, day: string): ReadDay {
  const found = `${year}-${month}-${day}`
  if (isDay(found)) return { day: found }
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const hasMonth = Number(month) >= 1 && Number(month) <= 12 && Number(day) > last
  return hasMonth
    ? { problem: { code: 'no-such-day', params: { day: found, days: last } } }
    : { problem: { code: 'day', params: {} } }
}

const dayZero = { 1900: '1899-12-30', 1904: '1904-01-01' } as const

const ofSerial = (cell: string, dates: 1900 | 1904): Day =>
  addDays(dayZero[dates], Math.floor(Number(cell)))

/** Parses the dates of a file, using all of them to resolve dates such as 3/11/2026. */
export function createDayReader(all: readonly string[], dates: Table['dates']) {
  const order = orderOf(all)
  return (typed: string): ReadDay => {
    const cell = typed.trim()
    const [, year, month, day] = yearFirst.exec(cell) ?? []
    if (year !== undefined) return checked(year, two(month), two(day))
    if (dates !== null && serial.test(cell)) return { day: ofSerial(cell, dates) }
    const [, first, second, last] = yearLast.exec(cell) ?? []
    if (last === undefined) return { problem: { code: 'day', params: {} } }
    const [a, b] = [two(first), two(second)]
    if (order === 'day-first' || a === b) return checked(last, b, a)
    if (order === 'month-first') return checked(last, a, b)
    const [one, other] = [`${last}-${b}-${a}`, `${last}-${a}-${b}`]
    if (!isDay(one) && !isDay(other)) return { problem: { code: 'day', params: {} } }
    return { problem: { code: 'day-of-two', params: { one, other } } }
  }
}
