import {
  namesOf,
  pick,
  type Region,
  RegionChanges,
  RegionDraft,
  regionFields,
  type InputOf,
} from '@roundboard/contract'
import { limits, regionTree } from '@roundboard/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import { AddingModal, EditingModal } from '../../../shared/forms/form-modal.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import { useAddForm } from '../../../shared/forms/use-add-form.ts'
import type { FormOf } from '../../../shared/forms/use-draft-form.ts'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { useRegionsMessages } from '../../../shared/messages/regions.ts'
import { RegionSelect } from '../../../shared/regions/region-inputs.tsx'
import { regionsQuery, useRegionPath } from '../../../shared/regions/regions.ts'
import { useCreateRegion, useUpdateRegion } from './regions.queries.ts'

type RegionValues = InputOf<typeof regionFields>

export function AddRegionModal(props: { parent: string | null; onClose: () => void }) {
  const { parent, onClose } = props
  const words = useRegionsMessages()
  const draftKey = `new-region.${parent ?? ''}`
  const create = useCreateRegion(draftKey)
  const addForm = useAddForm<RegionValues, Region>({
    draftKey,
    rules: RegionDraft,
    blank: { name: '', parent },
    thing: words.problem,
    add: create.mutateAsync,
    onAdded: ({ name }) => {
      onClose()
      alerts.success(words.added({ name }))
    },
  })
  return (
    <AddingModal title={words.add} addForm={addForm} onClose={onClose}>
      <RegionFields form={addForm.form} />
    </AddingModal>
  )
}

/** Renames a region, or moves it. */
export function EditRegionModal({ region, onClose }: { region: Region; onClose: () => void }) {
  const words = useRegionsMessages()
  const regionPath = useRegionPath()
  const queryClient = useQueryClient()
  const update = useUpdateRegion(region.id)
  const shown: ShownFields<RegionValues> = {
    name: { label: words.name, text: asTyped },
    parent: { label: words.parent, text: (parent) => regionPath(parent) || words.top },
  }
  const entityForm = useEntityForm({
    entity: region,
    valuesOf: (given) => pick(given, namesOf(regionFields)),
    shown,
    rules: RegionChanges,
    draftKey: `region.${region.id}`,
    async read() {
      const regions = await queryClient.query({ ...regionsQuery, staleTime: 0 })
      return regions.find(({ id }) => id === region.id)
    },
    save: (changes, expectedUpdatedAt) => update.mutateAsync({ ...changes, expectedUpdatedAt }),
    onSaved: ({ name }) => {
      alerts.success(words.updated({ name }))
      onClose()
    },
  })
  return (
    <EditingModal
      title={words.editRegion}
      thing={words.thing}
      entityForm={entityForm}
      onClose={onClose}
    >
      <RegionFields form={entityForm.form} of={region.id} />
    </EditingModal>
  )
}

function RegionFields({ form, of }: { form: FormOf<RegionValues>; of?: string }) {
  const words = useRegionsMessages()
  const { choice, typedField } = useFields(form)
  const { data = [] } = useQuery(regionsQuery)
  // Below the last level there is none, and nothing is part of itself.
  const impossible = regionTree(data).filter(
    ({ path }) => path.length >= limits.regionLevels || path.some(({ id }) => id === of),
  )
  return (
    <>
      <CountedInput
        label={words.name}
        required
        data-autofocus
        limit={limits.regionNameLength}
        {...typedField('name')}
      />
      <RegionSelect
        label={words.parent}
        {...(of !== undefined && { description: words.parentHint })}
        none={words.top}
        but={new Set(impossible.map(({ region }) => region.id))}
        {...choice('parent')}
      />
    </>
  )
}
