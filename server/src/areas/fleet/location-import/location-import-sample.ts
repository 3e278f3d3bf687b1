import {
  equipmentNames,
  type LocationColumn,
  type HeaderLanguage,
  type SheetFormat,
} from '@roundboard/contract'
import { escapeCell } from '@roundboard/domain'
import type { FileAnswer } from '../../../platform/http/handle.ts'
import { sampleFilesMessages } from '../../../platform/messages/sample-files.ts'
import { sheetTypes, csvOf, xlsxOf } from '../../../platform/sheets/write-sheet.ts'
import { locationColumnKinds } from './location-import-columns.ts'

const columns = [
  'locationIdentifier',
  'name',
  'country',
  'timeZone',
  'language',
  'vtsEnabled',
  'equipment',
  'openingHours',
  'sunday',
  'email',
  'firstName',
  'lastName',
] as const satisfies readonly LocationColumn[]

/** Two example locations, the first with two users, below the header. */
export function locationSample(headers: HeaderLanguage): string[][] {
  const { yes, no, closed, all } = sampleFilesMessages(headers).locations
  const { bag, kettlebell, rope, mat } = equipmentNames(headers)
  const zone = 'America/Chicago'
  const first = [yes, all, '05:00-22:00', '08:00-13:00']
  const second = [no, [bag, kettlebell, rope, mat].join(', '), '06:00-21:00', closed]
  return [
    columns.map((column) => locationColumnKinds.headerOf(column, headers)),
    ['RB-4711', 'Chicago Loop', 'US', zone, 'en-us', ...first, 'ana@example.com', 'Ana', 'Soto'],
    ['RB-4711', '', '', '', '', '', '', '', '', 'lee@example.com', 'Lee', 'Park'],
    ['RB-CO-4712', 'Bogotá', 'CO', '', 'es-co', ...second, 'ines@example.com', 'Inés', 'Gómez'],
  ]
}

/** Rows below their header as a file. */
export async function locationFile(
  [header = [], ...rows]: readonly (readonly string[])[],
  format: SheetFormat,
): Promise<FileAnswer> {
  const safe = rows.map((row) => row.map(escapeCell))
  const bytes =
    format === 'csv'
      ? csvOf([header, ...safe])
      : await xlsxOf(
          header[1] ?? '',
          header.map((text) => ({ header: text, width: 18, kind: 'text' as const })),
          safe,
        )
  return { bytes, type: sheetTypes[format], name: `locations.${format}` }
}
