import { addresses } from '@roundboard/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from './api.ts'
import { keys } from './keys.ts'

export const appInfoQuery = queryOptions({
  queryKey: [keys.app],
  queryFn: ({ signal }) => api.call(addresses.getAppInfo, { signal }),
  staleTime: Infinity,
})

const unnamed = { franchise: null, 'locker-room': null }

/** What the operator calls the two hosts of videos, if anything. */
export const useVideoHosts = () => useQuery(appInfoQuery).data?.videoHosts ?? unnamed

/** The installation's name; the product's until the server has answered. */
export const useAppName = () => useQuery(appInfoQuery).data?.name ?? 'Roundboard'

/** The franchise's logo; none until the server has answered. */
export const useLogo = () => useQuery(appInfoQuery).data?.logo ?? null

/** Names the browser's tab: the page, and whose console it is. */
export function useTitle(page: string): void {
  const appName = useAppName()
  useEffect(() => {
    document.title = `${page} · ${appName}`
  }, [page, appName])
}
