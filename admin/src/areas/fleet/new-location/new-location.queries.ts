import { addresses, type BodyOf, type Screen, type Wall } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api, everyPage } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'

const stale = [keys.screens, keys.locations, keys.dashboard] as const

/** Somebody stands before the walls and waits for a box to turn green. */
const waitingMs = 2_000
const watchMs = 15_000

/** Whether a display is linked that has not been heard of since. */
export const isAwaited = ({ isLinked, status }: Screen) => isLinked && !status.isConnected

/** Whether a wall shows what it should, at most in an older version. */
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
  /** What the displays say that they show, and what they should. */
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

/** Two walls change places; what the answer says of them is on the page before it is told of. */
export function useSwappedScreens(location: string) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useCreate(addresses.swapScreens, stale)
  return async (body: BodyOf<typeof addresses.swapScreens>) => {
    const swapped = await mutateAsync(body)
    // The next change of places says since when each display hangs there: it must know it by then.
    queryClient.setQueryData(setUpQueries.screens(location).queryKey, (known) =>
      known?.map((screen) => swapped.find(({ id }) => id === screen.id) ?? screen),
    )
    return swapped
  }
}
