/** How many columns and bytes of unpacked text are read at all. */
export const mostColumns = 500
export const mostUnpacked = 48 * 1024 * 1024

/** A sheet as texts: its header, and every row that is not empty with the number that people see. */
export interface Table {
  readonly header: readonly string[]
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[]
  /** From which year a spreadsheet counts the days of its numbers; null for what has none. */
  readonly dates: 1900 | 1904 | null
}

/** How sheets of a kind are known. */
export interface SheetKind {
  readonly isHeader: (typed: string) => boolean
  readonly mostRows: number
}

/** Why nothing of a file can be read. */
export type Unreadable =
  | {
      readonly problem:
        | 'file-empty'
        | 'file-unreadable'
        | 'no-header'
        | 'no-table'
        | 'old-excel'
        | 'too-many-columns'
        | 'too-many-rows'
        | 'too-much'
    }
  | { readonly problem: 'csv-quotes'; readonly row: number }

export type TableReport = Table | Unreadable
