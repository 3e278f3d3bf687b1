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

/** The operator's names for the two video hosts, if any. */
export const useVideoHosts = () => useQuery(appInfoQuery).data?.videoHosts ?? unnamed

/** The installation's name; the product's until it is loaded. */
export const useAppName = () => useQuery(appInfoQuery).data?.name ?? 'Roundboard'

/** The franchise's logo; null until it is loaded. */
export const useLogo = () => useQuery(appInfoQuery).data?.logo ?? null

/** Sets the tab's title: the page and the installation. */
export function useTitle(page: string): void {
  const appName = useAppName()
  useEffect(() => {
    document.title = `${page} · ${appName}`
  }, [page, appName])
}
