import { clampPage, hasPager, limits, pageCount, pageWindow } from '@roundboard/domain'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSharedMessages } from '../messages/shared.ts'
import classes from './pager.module.css'

/** The specification's pager: only for several pages, a window of ten, `1...` and `...N`. */
export function Pager(props: {
  page: number
  count: number
  pageSize?: number
  onPage: (page: number) => void
}) {
  const words = useSharedMessages()
  const pageSize = props.pageSize ?? limits.pageSize
  if (!hasPager(props.count, pageSize)) return null
  const last = pageCount(props.count, pageSize)
  const page = clampPage(props.page, last)
  const { pages, hasFirst, hasLast } = pageWindow(page, last)
  const go = (to: number) => () => props.onPage(clampPage(to, last))
  return (
    <nav className={classes.pager} aria-label={words.pages}>
      <button
        type="button"
        onClick={go(page - 1)}
        aria-disabled={page === 1}
        aria-label={words.previous}
      >
        <IconChevronLeft size={18} aria-hidden />
      </button>
      {hasFirst && (
        <button type="button" onClick={go(1)} aria-label={`1... ${words.firstPage}`}>
          1...
        </button>
      )}
      {pages.map((number) => (
        <button
          key={number}
          type="button"
          onClick={go(number)}
          aria-label={words.page({ page: number })}
          {...(number === page && { 'aria-current': 'page' as const })}
        >
          {number}
        </button>
      ))}
      {hasLast && (
        <button
          type="button"
          onClick={go(last)}
          aria-label={`...${String(last)} ${words.lastPage}`}
        >
          ...{last}
        </button>
      )}
      <button
        type="button"
        onClick={go(page + 1)}
        aria-disabled={page === last}
        aria-label={words.next}
      >
        <IconChevronRight size={18} aria-hidden />
      </button>
    </nav>
  )
}

/** Goes to the last page if the current one no longer exists. Returns whether it does. */
export function useLastPage(
  query: Pick<UseQueryResult<{ count: number }>, 'data' | 'isSuccess' | 'isPlaceholderData'>,
  page: number | undefined,
  go: (page: number | undefined) => void,
  pageSize?: number,
): boolean {
  const last = pageCount(query.data?.count ?? 0, pageSize)
  const isBeyond = query.isSuccess && !query.isPlaceholderData && (page ?? 1) > last
  const goToLast = useEffectEvent(() => go(last === 1 ? undefined : last))
  useEffect(() => {
    if (isBeyond) goToLast()
  }, [isBeyond])
  return isBeyond
}
