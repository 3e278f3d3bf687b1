import { pageCount } from '@roundboard/domain'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** Goes to the last page if the current one no longer exists. Returns whether it does. */
export function useLastPage(
  query: Pick<UseQueryResult<{ count: number }>, 'data' | 'isSuccess' | 'isPlaceholderData'>,
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
