import { Box, Button } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import type { Page } from '@roundboard/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Panel } from '../ui/page.tsx'
import { Empty, Loading, QueryView } from '../ui/query-view.tsx'
import { useSharedMessages } from '../messages/shared.ts'
import { DataTable, type Column } from './data-table.tsx'
import type { ListControl } from './list-state.ts'
import { Pager, useLastPage } from './pager.tsx'
import { SearchBox } from './search-box.tsx'
import classes from './table.module.css'

/** A table with search, sorting and paging, whose state is in the address. */
export function ListPanel<Row extends { readonly id: string }>(
  props: ListControl & {
    query: UseQueryResult<Page<Row[]>>
    /** Plural, lower case: `workouts`. */
    subject: string
    /** `No workouts found`. */
    emptyText: string
    emptyIcon: ReactNode
    emptyHint?: ReactNode
    emptyAction?: ReactNode
    columns: readonly Column<Row>[]
    detail?: (row: Row) => ReactNode
    filters?: ReactNode
    hasSearch?: boolean
    searchFields?: readonly { readonly value: string; readonly label: string }[]
    /** Whether filters next to the search are set. `onClear` removes them all. */
    isFiltered?: boolean
    onClear?: () => void
  },
) {
  const { query, list, onList, subject } = props
  const words = useSharedMessages()
  const isFiltered = (list.q ?? '') !== '' || props.isFiltered === true
  const isBeyond = useLastPage(query, list.page, (page) =>
    onList({ ...list, page }, { replace: true }),
  )
  const clear = (
    <Button
      variant="default"
      onClick={() => {
        if (props.onClear) props.onClear()
        else onList({ ...list, q: undefined, page: undefined })
      }}
    >
      {words.clearSearch}
    </Button>
  )
  return (
    <Panel isFlush>
      <div className={classes.toolbar}>
        {props.hasSearch !== false && (
          <SearchBox
            subject={subject}
            value={list.q ?? ''}
            fields={props.searchFields}
            by={list.by}
            onSearch={(q, by) =>
              onList({ ...list, q: q === '' ? undefined : q, by, page: undefined })
            }
          />
        )}
        {props.filters}
        {query.data && (
          <Box component="span" className="tabular" c="dimmed" fz="sm" role="status">
            {words.results({ count: query.data.count })}
          </Box>
        )}
      </div>
      <QueryView query={query} what={subject}>
        {(page) =>
          isBeyond ? (
            <Loading />
          ) : page.items.length === 0 ? (
            <Empty
              icon={isFiltered ? <IconSearchOff size={30} stroke={1.5} /> : props.emptyIcon}
              title={props.emptyText}
              action={isFiltered ? clear : props.emptyAction}
            >
              {isFiltered ? words.nothingMatches : props.emptyHint}
            </Empty>
          ) : (
            <DataTable
              caption={subject}
              columns={props.columns}
              detail={props.detail}
              rows={page.items}
              sort={list.sort}
              onSort={(sort) => onList({ ...list, sort, page: undefined })}
              isBusy={query.isPlaceholderData}
            />
          )
        }
      </QueryView>
      {query.data && (
        <Pager
          page={list.page ?? 1}
          count={query.data.count}
          onPage={(page) => onList({ ...list, page: page === 1 ? undefined : page })}
        />
      )}
    </Panel>
  )
}
