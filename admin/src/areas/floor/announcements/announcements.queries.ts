import {
  addresses,
  type AnnouncementState,
  type BodyOf,
  type Location,
  type QueryOf,
} from '@roundboard/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, everyPage } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'

const stale = [keys.announcements] as const
/** Announcements start and end by themselves. */
const lookEveryMs = 10_000
const countEveryMs = 1_500

export const announcementsPerPage = 20

export const announcementsQuery = (state: AnnouncementState, page: number) =>
  queryOptions({
    queryKey: [keys.announcements, 'list', state, page],
    queryFn: ({ signal }) =>
      api.list(addresses.listAnnouncements, {
        query: { state, page, limit: announcementsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: lookEveryMs,
  })

export const readAnnouncement = (id: string) =>
  api.call(addresses.getAnnouncement, { params: { id } })

/** The screens that showed it, refreshed while it is on. */
export const announcedWallsQuery = (id: string, isLive: boolean) =>
  queryOptions({
    queryKey: [keys.announcements, 'walls', id],
    queryFn: ({ signal }) => api.call(addresses.getAnnouncementScreens, { params: { id }, signal }),
    refetchInterval: isLive ? countEveryMs : false,
  })

export type AnnouncementLocation = Pick<Location, 'id' | 'name' | 'locationIdentifier' | 'timeZone'>

/** All locations that the user can write to. */
export const allLocationsQuery = queryOptions({
  queryKey: [keys.locations, 'announcement-choices'],
  queryFn: ({ signal }): Promise<AnnouncementLocation[]> =>
    everyPage((page) =>
      api.list(addresses.listLocations, { query: { page, limit: 100, sort: 'name' }, signal }),
    ),
  staleTime: 60_000,
})

export const readReach = (query: QueryOf<typeof addresses.getAnnouncementReach>) =>
  api.call(addresses.getAnnouncementReach, { query })

export const useCreateAnnouncement = (draftKey: string) =>
  useCreate(addresses.createAnnouncement, stale, draftKey)

export const useSendFullScreen = (draftKey: string) =>
  useCreate(addresses.sendFullScreen, stale, draftKey)

export const useUpdateAnnouncement = (id: string) =>
  useChange(
    (body: BodyOf<typeof addresses.updateAnnouncement>) =>
      api.call(addresses.updateAnnouncement, { params: { id }, body }),
    stale,
  )

export const useWithdraw = () =>
  useChange((id: string) => api.call(addresses.withdrawAnnouncement, { params: { id } }), stale)

export const useRestore = () =>
  useChange((id: string) => api.call(addresses.restoreAnnouncement, { params: { id } }), stale)
