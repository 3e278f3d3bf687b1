import { useQueryClient } from '@tanstack/react-query'
import { useEquipmentNames } from '../../../shared/equipment/equipment-input.tsx'
import { asTyped, type ShownFields, type Typed } from '../../../shared/forms/shown-fields.ts'
import { useMediaLibraryMessages } from '../../../shared/messages/media-library.ts'
import { mediaQueries } from '../../../shared/media/media.queries.ts'
import { useMediaMessages } from '../../../shared/messages/media.ts'
import type { mediaFields, MediaItem } from '@roundboard/contract'

export type MediaValues = Typed<typeof mediaFields>

export const valuesOf = ({ name, kind, tags, lockerRoomId, needs }: MediaItem): MediaValues => ({
  name,
  kind,
  tags: [...tags],
  lockerRoomId: lockerRoomId ?? '',
  needs: [...needs],
})

export function useShownMedia(): ShownFields<MediaValues> {
  const words = useMediaMessages()
  const library = useMediaLibraryMessages()
  const equipmentNames = useEquipmentNames()
  const queryClient = useQueryClient()
  const nameOf = (id: string) =>
    queryClient.getQueryData(mediaQueries.one(id).queryKey)?.name ?? library.notInLibrary
  return {
    name: { label: words.name, text: asTyped },
    kind: { label: words.kind, text: (kind) => library.kinds[kind] },
    tags: { label: words.tags, text: (tags) => tags.join(', ') },
    lockerRoomId: { label: words.variant, text: (id) => (id ? nameOf(id) : words.noVariant) },
    needs: {
      label: words.needs,
      text: (needs) => needs.map((piece) => equipmentNames[piece]).join(', '),
    },
  }
}
