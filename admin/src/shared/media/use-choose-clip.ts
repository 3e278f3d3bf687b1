import type { MediaItem } from '@roundboard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { alerts } from '../alerts/alerts.ts'
import { useMediaLibraryMessages } from '../messages/media-library.ts'
import { mediaQueries } from './media.queries.ts'

type VideoField = 'videoLink' | 'lrVideoLink'

/**
 * Puts a chosen clip into a form, and its locker room variant into the field next to it, if that is
 * known and the field is empty.
 */
export function useChooseClip(form: {
  readonly read: (field: VideoField) => string
  readonly put: (field: VideoField, link: string) => void
}) {
  const words = useMediaLibraryMessages()
  const queryClient = useQueryClient()
  return async (item: MediaItem) => {
    form.put('videoLink', item.link)
    if (item.lockerRoomId === null || form.read('lrVideoLink') !== '') return
    // If the variant can't be loaded, the clip is chosen anyway.
    const variant = await queryClient.query(mediaQueries.one(item.lockerRoomId)).catch(() => null)
    const isStillChosen = form.read('videoLink') === item.link
    if (!variant || !isStillChosen || form.read('lrVideoLink') !== '') return
    form.put('lrVideoLink', variant.link)
    alerts.success(words.variantTaken({ name: variant.name }))
  }
}
