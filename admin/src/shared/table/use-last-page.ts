import type { Page } from '@roundboard/client'
import { pageCount } from '@roundboard/domain'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** Leaves a page that its deletions took away, or that an old address names, for the last one left; says whether it does. */
export function useLastPage(
  query: UseQueryResult<Page<unknown[]>>,
  page: number | undefined,
  go: (page: number | undefined) => void,
  pageSize?: number,
): boolean {
  const last = pageCount(query.data?.count ?? 0, pageSize)
  const isBeyond = query.isSuccess && !query.isPlaceholderData && (page ?? 1) > last
  const goToLast = useEffectEvent(() => {
    go(last === 1 ? undefined : last)
  })
  useEffect(() => {
    if (isBeyond) goToLast()
  }, [isBeyond])
  return isBeyond
}
