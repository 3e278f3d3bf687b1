import { addresses, type BodyOf, type Screen, type Wall } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api, everyPage } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'

const stale = [keys.screens, keys.locations, keys.dashboard] as const

/** Someone stands in front of the screens and waits for a card to turn green. */
const waitingMs = 2_000
const watchMs = 15_000

/** Whether a screen was linked and hasn't reported since. */
export const isAwaited = ({ isLinked, status }: Screen) => isLinked && !status.isConnected

/** Whether a screen shows the planned workout, at most in an older version. */
export const isAsPlanned = ({ state }: Wall) => state === 'right' || state === 'older'

export const setUpQueries = {
  screens: (location: string) =>
    queryOptions({
      queryKey: [keys.screens, 'set-up', location],
      queryFn: ({ signal }) =>
        everyPage((page) => {
          const query = { page, limit: limits.pageSizeMax, location, sort: 'round' } as const
          return api.list(addresses.listScreens, { query, signal })
        }),
      refetchInterval: ({ state }) => (state.data?.some(isAwaited) ? waitingMs : watchMs),
    }),
  rounds: queryOptions({
    queryKey: [keys.rounds],
    queryFn: ({ signal }) => api.call(addresses.listRounds, { signal }),
  }),
  /** What the screens report to show, and what they should show. */
  walls: (location: string, screens: readonly Screen[]) =>
    queryOptions({
      queryKey: [keys.screens, 'walls', location],
      queryFn: ({ signal }) =>
        api.call(addresses.getLocationWalls, { params: { id: location }, signal }),
      refetchInterval: ({ state }) => {
        const isLinked = (id: string | undefined) =>
          screens.some((screen) => screen.id === id && screen.isLinked)
        const isLate = (wall: Wall) => isLinked(wall.screen?.id) && !isAsPlanned(wall)
        return state.data?.some(isLate) ? waitingMs : watchMs
      },
    }),
}

export const useAddScreenSet = () =>
  useChange((id: string) => api.call(addresses.addScreenSet, { params: { id } }), stale)

export const useLinkByCode = () =>
  useChange(
    ({ id, authCode }: { id: string; authCode: string }) =>
      api.call(addresses.linkScreen, { params: { id }, body: { authCode } }),
    stale,
  )

/** Swaps two screens. The response is on the page before the success message. */
export function useSwappedScreens(location: string) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useCreate(addresses.swapScreens, stale)
  return async (body: BodyOf<typeof addresses.swapScreens>) => {
    const swapped = await mutateAsync(body)
    // The next swap must send the new link times.
    queryClient.setQueryData(setUpQueries.screens(location).queryKey, (known) =>
      known?.map((screen) => swapped.find(({ id }) => id === screen.id) ?? screen),
    )
    return swapped
  }
}
