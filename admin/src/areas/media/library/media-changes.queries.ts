import { addresses, type BodyOf } from '@roundboard/contract'
import { api, allow404 } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { mediaQueries } from '../../../shared/media/media.queries.ts'

const stale = [keys.media] as const

export const useUpdateMedia = (id: string) =>
  useChange(
    (body: BodyOf<typeof addresses.updateMedia>) =>
      api.call(addresses.updateMedia, { params: { id }, body }),
    stale,
    () => mediaQueries.one(id).queryKey,
  )

/** Adds and removes tags of many items. */
export const useChangeTags = () =>
  useChange(
    (body: BodyOf<typeof addresses.changeMediaTags>) =>
      api.call(addresses.changeMediaTags, { body }),
    stale,
  )

/** Shortens a clip, or restores its end. */
export const useCutMedia = (id: string) =>
  useChange(
    (endMs: number | null) => api.call(addresses.cutMedia, { params: { id }, body: { endMs } }),
    stale,
  )

/** Retrying after a lost response restores the version only once. */
export const useRestoreVersion = (id: string) =>
  useChange(
    (version: string) =>
      api.call(addresses.restoreMediaVersion, {
        params: { id: version },
        key: `restore-version-${version}`,
      }),
    stale,
    () => mediaQueries.one(id).queryKey,
  )

export const useDeleteMedia = (id: string) =>
  useChange(() => allow404(api.call(addresses.deleteMedia, { params: { id } })), stale)
