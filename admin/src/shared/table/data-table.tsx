import { NativeSelect } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { Fragment, useId, type ReactNode } from 'react'
import { useSharedMessages } from '../messages/shared.ts'
import classes from './table.module.css'

export interface Column<Row> {
  readonly key: string
  readonly label: string
  /** The server's sort key. Without it, the column can't be sorted. */
  readonly sortKey?: string
  readonly isNumber?: boolean
  /** A date and time, which may take two lines. */
  readonly isStamp?: boolean
  readonly isActions?: boolean
  /** Stays visible while a table that is wider than its page scrolls, as actions do. */
  readonly isPinned?: boolean
  /** Hides the label visually, except on the cards of a phone. */
  readonly isLabelHidden?: boolean
  /** The cell that names the row. */
  readonly isHeading?: boolean
  readonly cell: (row: Row) => ReactNode
}

/** What the style of a column's cells depends on. */
const attributesOf = <Row,>(column: Column<Row>) => ({
  'data-number': column.isNumber,
  'data-stamp': column.isStamp,
  'data-actions': column.isActions,
  'data-pinned': column.isPinned,
})

/** The other direction of the same field, or the field itself ascending. */
export const toggledSort = (sort: string | undefined, key: string) =>
  sort === key ? `-${key}` : key

/** A table whose rows become cards on a phone; sorting by a field toggles its arrow. */
export function DataTable<Row extends { readonly id: string }>(props: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sort?: string | undefined
  onSort?: ((sort: string) => void) | undefined
  isBusy?: boolean
  /** Hides the header visually if the table continues another one. */
  isHeadHidden?: boolean
  /** Shown below a row across its full width. */
  detail?: ((row: Row) => ReactNode) | undefined
}) {
  const { columns, sort } = props
  const words = useSharedMessages()
  const sortLabelId = useId()
  const sortable = columns.filter((column) => column.sortKey !== undefined)
  return (
    <div className={classes.scroller}>
      {props.onSort && sortable.length > 0 && (
        <div className={classes.phoneSort}>
          <span id={sortLabelId}>{words.sortBy}</span>
          <NativeSelect
            aria-labelledby={sortLabelId}
            value={sort ?? ''}
            onChange={(event) => props.onSort?.(event.currentTarget.value)}
            data={[
              ...(sort === undefined ? [{ value: '', label: '–' }] : []),
              ...sortable.flatMap(({ sortKey = '', label }) => [
                { value: sortKey, label: `${label}, ${words.ascending}` },
                { value: `-${sortKey}`, label: `${label}, ${words.descending}` },
              ]),
            ]}
          />
        </div>
      )}
      {/* Keeps the roles when the phone layout removes the table's `display`. */}
      <table className={classes.table} role="table" aria-busy={props.isBusy ?? false}>
        <caption className="visually-hidden">{props.caption}</caption>
        <thead role="rowgroup" className={props.isHeadHidden ? 'visually-hidden' : undefined}>
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {props.rows.map((row) => (
            <Fragment key={row.id}>
              <tr role="row">
                {columns.map((column) =>
                  column.isHeading ? (
                    <th
                      key={column.key}
                      role="rowheader"
                      scope="row"
                      className={classes.rowHeading}
                    >
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td
                      key={column.key}
                      role="cell"
                      data-label={column.isActions ? undefined : column.label}
                      {...attributesOf(column)}
                    >
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
              <Detail columns={columns.length}>{props.detail?.(row)}</Detail>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Detail(props: { columns: number; children: ReactNode }) {
  if (props.children === undefined) return null
  return (
    <tr role="row" className={classes.detail}>
      <td role="cell" colSpan={props.columns}>
        {props.children}
      </td>
    </tr>
  )
}

function HeaderCell<Row>(props: {
  column: Column<Row>
  sort: string | undefined
  onSort: ((sort: string) => void) | undefined
}) {
  const { column, sort, onSort } = props
  const { sortKey } = column
  if (sortKey === undefined || !onSort)
    return (
      <th role="columnheader" scope="col" {...attributesOf(column)}>
        <span className={column.isActions || column.isLabelHidden ? 'visually-hidden' : undefined}>
          {column.label}
        </span>
      </th>
    )
  const direction = sort === sortKey ? 'ascending' : sort === `-${sortKey}` ? 'descending' : 'none'
  const Arrow = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }[
    direction
  ]
  return (
    <th role="columnheader" scope="col" aria-sort={direction} {...attributesOf(column)}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort(toggledSort(sort, sortKey))}
      >
        {column.label}
        <Arrow size={14} aria-hidden className={classes.arrow} data-direction={direction} />
      </button>
    </th>
  )
}
