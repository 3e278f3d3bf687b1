import { addresses, type BodyOf, type Screen, type SentCommand } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { queryOptions } from '@tanstack/react-query'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { api, everyPage, allow404 } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'

/** A box that waits for a round to end answers within ten minutes. */
const answerWithinMs = 11 * 60_000

/** Whether a box may still answer. */
export const isPending = ({ state, askedAt }: SentCommand): boolean =>
  state === 'waiting' || (state === 'sent' && Date.now() - Date.parse(askedAt) < answerWithinMs)

const stale = [keys.screens, keys.locations, keys.dashboard] as const

/** Refreshed often, because staff stand in front of the screen and wait. */
const watchMs = 15_000
/** While a box may answer a command. */
const pendingMs = 1_000

export const screenQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: [keys.screens, id],
      queryFn: ({ signal }) => api.call(addresses.getScreen, { params: { id }, signal }),
      refetchInterval: watchMs,
    }),
  box: (id: string) =>
    queryOptions({
      queryKey: [keys.screens, id, 'box'],
      queryFn: ({ signal }) => api.call(addresses.getBox, { params: { id }, signal }),
      refetchInterval: ({ state }) =>
        state.data?.commands.some(isPending) === true ? pendingMs : watchMs,
    }),
  screenshot: (id: string, commandId: string) =>
    queryOptions({
      queryKey: ['screenshots', commandId],
      queryFn: ({ signal }) =>
        api.call(addresses.getScreenshot, { params: { id, commandId }, signal }),
      staleTime: Infinity,
    }),
  ofLocation: (locationId: string) =>
    queryOptions({
      queryKey: [keys.screens, 'of', locationId],
      queryFn: ({ signal }) =>
        everyPage((page) => {
          const query = {
            page,
            limit: limits.pageSizeMax,
            location: locationId,
            sort: 'round',
          } as const
          return api.list(addresses.listScreens, { query, signal })
        }),
      refetchInterval: watchMs,
    }),
  walls: (locationId: string) =>
    queryOptions({
      queryKey: [keys.screens, 'walls', locationId],
      queryFn: ({ signal }) =>
        api.call(addresses.getLocationWalls, { params: { id: locationId }, signal }),
      refetchInterval: watchMs,
    }),
}

export const useCreateScreen = (draftKey: string) =>
  useCreate(addresses.createScreen, stale, draftKey)

export const useUpdateScreen = () =>
  useChange(
    ({ id, body }: { id: string; body: BodyOf<typeof addresses.updateScreen> }) =>
      api.call(addresses.updateScreen, { params: { id }, body }),
    stale,
    ({ id }) => screenQueries.one(id).queryKey,
  )

export const useDeleteScreen = () =>
  useChange(
    ({ id, password }: { id: string; password: string }) =>
      allow404(api.call(addresses.deleteScreen, { params: { id }, body: { password } })),
    stale,
  )

export const useLinkScreen = (id: string) =>
  useChange(
    (authCode: string) => api.call(addresses.linkScreen, { params: { id }, body: { authCode } }),
    stale,
  )

export const useUnlinkScreen = () =>
  useChange((id: string) => api.call(addresses.unlinkScreen, { params: { id } }), stale)

const useUpdateBox = (id: string) =>
  useChange(
    (body: BodyOf<typeof addresses.updateBox>) =>
      api.call(addresses.updateBox, { params: { id }, body }),
    [],
    () => screenQueries.box(id).queryKey,
  )

const useCommandBox = (id: string) =>
  useChange(
    (order: Omit<BodyOf<typeof addresses.commandBoxes>, 'screens'>) =>
      api.call(addresses.commandBoxes, { body: { screens: [id], ...order } }),
    [keys.screens],
  )

/** Settings of a screen's box, and commands to it. The list of commands shows their results. */
export function useBoxActions({ id }: Pick<Screen, 'id'>) {
  const attempt = useAttempt()
  const command = useCommandBox(id)
  const update = useUpdateBox(id)
  return {
    send: (order: Omit<BodyOf<typeof addresses.commandBoxes>, 'screens'>) =>
      attempt(() => command.mutateAsync(order)),
    save: (changes: BodyOf<typeof addresses.updateBox>) =>
      attempt(() => update.mutateAsync(changes)),
  }
}
