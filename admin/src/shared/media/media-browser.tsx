import { Box, Button, NativeSelect, Skeleton } from '@mantine/core'
import { type MediaItem, mediaKinds } from '@roundboard/contract'
import { IconMovie, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Pager, useLastPage } from '../table/pager.tsx'
import { SearchBox } from '../table/search-box.tsx'
import { Empty, Loading, QueryView } from '../ui/query-view.tsx'
import { useSharedMessages } from '../messages/shared.ts'
import { useMediaLibraryMessages } from '../messages/media-library.ts'
import { MediaChips } from './media-chips.tsx'
import { isFiltered, mediaLengthNames, type MediaListControl, mediaSorts } from './media-list.ts'
import { MediaTile } from './media-tile.tsx'
import { mediaPageSize, mediaQueries } from './media.queries.ts'
import classes from './media-browser.module.css'
import { useGridKeys } from './use-grid-keys.ts'

/** The library as a searchable grid. A tile opens its item or chooses it. */
export function MediaBrowser(
  props: MediaListControl & {
    onChoose?: (item: MediaItem) => void
    isChosen?: (item: MediaItem) => boolean
  },
) {
  const { list, onList } = props
  const words = useMediaLibraryMessages()
  const shared = useSharedMessages()
  const query = useQuery(mediaQueries.list(list))
  const facets = useQuery(mediaQueries.facets).data
  const grid = useRef<HTMLUListElement>(null)
  const keysOfGrid = useGridKeys(grid)
  const isBeyond = useLastPage(
    query,
    list.page,
    (page) => onList({ ...list, page }, { replace: true }),
    mediaPageSize,
  )
  const clear = (
    <Button variant="default" onClick={() => onList({ sort: list.sort })}>
      {shared.clearSearch}
    </Button>
  )
  return (
    <>
      <div className={classes.toolbar}>
        <SearchBox
          subject={words.subject}
          value={list.q ?? ''}
          onSearch={(q) => onList({ ...list, q: q === '' ? undefined : q, page: undefined })}
        />
        <NativeSelect
          className={classes.select ?? ''}
          aria-label={words.kind}
          value={list.kind ?? ''}
          data={[
            { value: '', label: words.allKinds },
            ...mediaKinds.map((kind) => ({ value: kind, label: words.kindsMany[kind] })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const kind = mediaKinds.find((one) => one === value)
            onList({ ...list, kind, page: undefined })
          }}
        />
        <NativeSelect
          className={classes.select ?? ''}
          aria-label={words.length}
          value={list.length ?? ''}
          data={[
            { value: '', label: words.anyLength },
            ...mediaLengthNames.map((value) => ({ value, label: words.lengths[value] })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const length = mediaLengthNames.find((one) => one === value)
            onList({ ...list, length, page: undefined })
          }}
        />
        <NativeSelect
          className={classes.select ?? ''}
          aria-label={words.sort}
          value={list.sort ?? mediaSorts[0]}
          data={mediaSorts.map((value) => ({ value, label: words.sorts[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const sort = mediaSorts.find((one) => one === value)
            onList({ ...list, sort: sort === mediaSorts[0] ? undefined : sort, page: undefined })
          }}
        />
      </div>
      <MediaChips list={list} onList={onList} facets={facets} />
      <Box component="p" className="tabular" m="10px 0 12px" c="dimmed" fz={13} role="status">
        {query.data && shared.results({ count: query.data.count })}
      </Box>
      <QueryView query={query} what={words.theLibrary} skeleton={<Ghosts />}>
        {(page) =>
          isBeyond ? (
            <Loading />
          ) : page.items.length === 0 ? (
            <Empty
              icon={
                isFiltered(list) ? (
                  <IconSearchOff size={30} stroke={1.5} />
                ) : (
                  <IconMovie size={32} stroke={1.5} />
                )
              }
              title={words.none}
              action={isFiltered(list) && clear}
            >
              {isFiltered(list) ? shared.nothingMatches : words.noneYet}
            </Empty>
          ) : (
            <ul
              ref={grid}
              className={classes.grid}
              aria-label={words.tiles}
              aria-busy={query.isPlaceholderData}
              onKeyDown={keysOfGrid.onKeyDown}
            >
              {page.items.map((item, index) => (
                <MediaTile
                  key={item.id}
                  item={item}
                  isStop={keysOfGrid.isStop(index, page.items.length)}
                  onFocus={() => keysOfGrid.onFocus(index)}
                  onChoose={props.onChoose}
                  isChosen={props.isChosen?.(item) ?? false}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      {query.data && (
        <Pager
          page={list.page ?? 1}
          count={query.data.count}
          pageSize={mediaPageSize}
          onPage={(page) => onList({ ...list, page: page === 1 ? undefined : page })}
        />
      )}
    </>
  )
}

function Ghosts() {
  return (
    <div className={classes.grid} aria-hidden>
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} radius="md" className={classes.ghost ?? ''} />
      ))}
    </div>
  )
}
