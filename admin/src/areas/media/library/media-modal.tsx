import { NativeSelect, TagsInput } from '@mantine/core'
import { calls, type MediaItem, mediaKinds } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { EquipmentInput } from '../../../shared/equipment/equipment-input.tsx'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import { EditingModal } from '../../../shared/forms/form-modal.tsx'
import { inputsOf } from '../../../shared/forms/inputs-of.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { useMediaLibraryMessages } from '../../../shared/messages/media-library.ts'
import { mediaQueries } from '../../../shared/media/media.queries.ts'
import { useUpdateMedia } from './media-changes.queries.ts'
import { useShownMedia, type MediaValues, valuesOf } from './media-shown.ts'
import { useMediaMessages } from '../../../shared/messages/media.ts'
import { VariantInput } from './variant-input.tsx'

/** An item's name, kind, tags and locker room variant. */
export function MediaModal({ item, onClose }: { item: MediaItem; onClose: () => void }) {
  const words = useMediaMessages()
  const library = useMediaLibraryMessages()
  const queryClient = useQueryClient()
  const update = useUpdateMedia(item.id)
  const known = useQuery(mediaQueries.facets).data?.tags ?? []
  const entityForm = useEntityForm({
    entity: item,
    valuesOf,
    shown: useShownMedia(),
    rules: calls.updateMedia.body,
    draftKey: `media.${item.id}`,
    read: () => queryClient.query({ ...mediaQueries.one(item.id), staleTime: 0 }),
    save: (changes, expectedUpdatedAt) => update.mutateAsync({ ...changes, expectedUpdatedAt }),
    onSaved: (saved) => {
      alerts.success(words.updated({ name: saved.name }))
      onClose()
    },
  })
  const { choice, field, typedField } = useFields(entityForm.form)
  const { value: kind } = choice('kind')
  const inputs = {
    name: (
      <CountedInput
        label={words.name}
        required
        data-autofocus
        limit={limits.nameLength}
        {...typedField('name')}
      />
    ),
    kind: (
      <NativeSelect
        label={words.kind}
        data={mediaKinds.map((value) => ({ value, label: library.kinds[value] }))}
        {...field('kind')}
      />
    ),
    tags: (
      <TagsInput
        label={words.tags}
        description={words.tagsHint}
        size="sm"
        data={known.map(({ tag }) => tag)}
        {...choice('tags')}
      />
    ),
    lockerRoomId: kind !== 'round-picture' && (
      <VariantInput kind={kind} ofId={item.id} {...choice('lockerRoomId')} />
    ),
    needs: kind !== 'round-picture' && (
      <EquipmentInput
        label={words.needs}
        description={words.needsHint}
        placeholder={words.needsNothing}
        {...choice('needs')}
      />
    ),
  } satisfies Record<keyof MediaValues, ReactNode>
  return (
    <EditingModal
      title={words.change({ name: item.name })}
      thing={words.thing}
      entityForm={entityForm}
      onClose={onClose}
    >
      {inputsOf(inputs)}
    </EditingModal>
  )
}
