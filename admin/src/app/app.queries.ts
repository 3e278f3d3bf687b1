import { addresses } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../shared/api/api.ts'

const versionKey = 'roundboard.version'

/** The newest release's version, asked once per visit and kept in local storage. */
export const latestVersionQuery = queryOptions({
  queryKey: ['releases', 'latest-version'],
  queryFn: async ({ signal }) => {
    const { version } = await api.call(addresses.getLatestVersion, { signal })
    localStorage.setItem(versionKey, version)
    return version
  },
  staleTime: 10 * 60_000,
})

export const storedVersion = () => localStorage.getItem(versionKey)
