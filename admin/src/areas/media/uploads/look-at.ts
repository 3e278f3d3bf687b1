import { addresses, type MediaItem } from '@roundboard/contract'
import { api } from '../../../shared/api/api.ts'

/** Looks at a clip's frames where the server could not, and tells it what was found. */
export async function lookAt(item: MediaItem): Promise<MediaItem> {
  const { lookAtClip } = await import('../../../shared/media/look/look.ts')
  const look = await lookAtClip(item.file).catch(() => undefined)
  // Without it the item has no poster; its page can look again.
  if (!look) return item
  return api.call(addresses.saveMediaLook, {
    params: { id: item.id },
    body: { ...look, sha256: item.sha256 },
  })
}
