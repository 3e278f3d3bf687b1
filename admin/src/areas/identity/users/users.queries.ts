import { addresses, type BodyOf, type QueryOf, type User } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, everyPage, allow404 } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'
import type { ListState } from '../../../shared/table/list-state.ts'
import { session } from '../../../shared/session/session.ts'

type Sort = NonNullable<QueryOf<typeof addresses.listUsers>['sort']>

const searchFields = ['email', 'firstName', 'lastName'] as const
const fieldOf = (by: string | undefined) => searchFields.find((field) => field === by) ?? 'email'

export const userQueries = {
  list: (list: ListState) =>
    queryOptions({
      queryKey: [keys.users, 'list', list],
      queryFn: ({ signal }) =>
        api.list(addresses.listUsers, {
          query: {
            page: list.page ?? 1,
            sort: list.sort as Sort | undefined,
            [fieldOf(list.by)]: list.q,
          },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  ofLocation: (location: string) =>
    queryOptions({
      queryKey: [keys.users, 'of', location],
      queryFn: ({ signal }) =>
        everyPage((page) => {
          const query = { page, limit: limits.pageSizeMax, location }
          return api.list(addresses.listUsers, { query, signal })
        }),
    }),
  /** The user with exactly this address; null if there is none. */
  withEmail: (email: string) =>
    queryOptions({
      queryKey: [keys.users, 'with', email],
      queryFn: async ({ signal }) => {
        const query = { exactEmail: email }
        const { items } = await api.list(addresses.listUsers, { query, signal })
        return items[0] ?? null
      },
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [keys.users, id],
      queryFn: ({ signal }) => api.call(addresses.getUser, { params: { id }, signal }),
    }),
  roles: queryOptions({
    queryKey: [keys.users, 'roles'],
    queryFn: ({ signal }) => api.call(addresses.listRoles, { signal }),
    staleTime: Infinity,
  }),
  sessions: (id: string) =>
    queryOptions({
      queryKey: [keys.users, id, 'sessions'],
      queryFn: ({ signal }) => api.call(addresses.listUserSessions, { params: { id }, signal }),
    }),
  twoFactor: (id: string) =>
    queryOptions({
      queryKey: [keys.users, id, 'factors'],
      queryFn: ({ signal }) => api.call(addresses.getUserTwoFactor, { params: { id }, signal }),
    }),
  locations: (name: string, page: number) =>
    queryOptions({
      queryKey: [keys.locations, 'choice', name, page],
      queryFn: ({ signal }) =>
        api.list(addresses.listLocations, {
          query: { page, ...(name !== '' && { name }) },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
}

export const useCreateUser = () => useCreate(addresses.createUser, [keys.users])

export const useInviteUser = (id: string) =>
  useChange(
    (currentPassword: string | undefined) =>
      api.call(addresses.inviteUser, {
        params: { id },
        body: { ...(currentPassword !== undefined && { currentPassword }) },
      }),
    [keys.users],
  )

export const useUpdateUser = (id: string) =>
  useChange(
    (body: BodyOf<typeof addresses.updateUser>) =>
      api.call(addresses.updateUser, { params: { id }, body }),
    [keys.users],
    () => userQueries.one(id).queryKey,
  )

export const useDeleteUser = () =>
  useChange(
    ({ id, password }: { id: string; password: string }) =>
      allow404(api.call(addresses.deleteUser, { params: { id }, body: { password } })),
    [keys.users],
  )

export const useRestoreUser = () =>
  useChange((id: string) => api.call(addresses.restoreUser, { params: { id } }), [keys.users])

export const useAddUserLocation = (id: string) =>
  useChange(
    (locationId: string) =>
      api.call(addresses.addUserLocation, { params: { id }, body: { locationId } }),
    [keys.users],
  )

/** Reads the user and sends the list back without the location, as the API requires. */
export const useRemoveUserLocation = (id: string) =>
  useChange(
    async (locationId: string) => {
      const user: User = await api.call(addresses.getUser, { params: { id } })
      const locations = user.locations.map((location) => location.id)
      return api.call(addresses.updateUser, {
        params: { id },
        body: {
          locations: locations.filter((each) => each !== locationId),
          // Otherwise it would undo changes that someone else made in between.
          expectedUpdatedAt: user.updatedAt,
        },
      })
    },
    [keys.users],
  )

export const useResetFactors = () =>
  useChange((id: string) => api.call(addresses.resetTwoFactor, { params: { id } }), [keys.users])

export const useEndSession = (id: string) =>
  useChange(
    (sessionId: string) =>
      allow404(api.call(addresses.endUserSession, { params: { id, sessionId } })),
    [keys.users],
  )

/** The links of invitations that this page has just created, by user: the server returns them once. */
const links = new Map<string, string>()

// Only their creator may see them.
session.subscribe(() => {
  if (session.get().user === null) links.clear()
})

export const rememberInvitation = (userId: string, path: string) => links.set(userId, path)

export const madeLinkOf = (userId: string) => links.get(userId)

export const forgetInvitation = (userId: string) => links.delete(userId)
