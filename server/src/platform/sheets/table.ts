/** The limits for columns and bytes of unpacked text. */
export const mostColumns = 500
export const mostUnpacked = 48 * 1024 * 1024

/** A sheet as text: its header, and every row that isn't empty with its visible number. */
export interface Table {
  readonly header: readonly string[]
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[]
  /** The epoch of the spreadsheet's date numbers; null if it has none. */
  readonly dates: 1900 | 1904 | null
}

/** How sheets of a kind are recognized. */
export interface SheetKind {
  readonly isHeader: (typed: string) => boolean
  readonly mostRows: number
}

/** Why a file can't be read. */
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
