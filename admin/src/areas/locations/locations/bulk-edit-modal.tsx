import { Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import type { Location } from '@roundboard/contract'
import { languages } from '@roundboard/domain'
import { useState } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import { useRegionsMessages } from '../../../shared/messages/regions.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { LocationTagsInput } from '../../../shared/regions/region-inputs.tsx'
import { useRegionOptions } from '../../../shared/regions/regions.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { type BulkEdit, bulkSwitches, planBulkEdit, withTooManyTags } from './bulk-edit.ts'
import { useBulkEdit } from './use-bulk-edit.ts'
import { useShownLocation } from './location-shown.ts'

const none = 'none'

/** Changes the same of many locations, and says beforehand how many will be different. */
export function BulkEditModal(props: {
  locations: readonly Location[]
  onDone: () => void
  onClose: () => void
}) {
  const { locations } = props
  const words = useLocationsMessages()
  const regionWords = useRegionsMessages()
  const shared = useSharedMessages()
  const format = useFormat()
  const shown = useShownLocation()
  const regions = useRegionOptions()
  const bulkEdit = useBulkEdit()
  const [edit, setEdit] = useState<BulkEdit>({ addTags: [], removeTags: [] })
  const set = (more: Partial<BulkEdit>) => {
    setEdit((before) => ({ ...before, ...more }))
  }
  const planned = planBulkEdit(locations, edit)
  const tooMany = withTooManyTags(planned).length
  const same = locations.length - planned.length
  const keep = { value: '', label: words.bulk.keep }
  const yesOrNo = [keep, { value: 'yes', label: shared.yes }, { value: 'no', label: shared.no }]
  const save = async () => {
    await bulkEdit.mutateAsync(planned)
    props.onDone()
  }
  return (
    <Dialog
      size="lg"
      onClose={props.onClose}
      title={words.bulk.title({ count: locations.length })}
      closeOnClickOutside={false}
    >
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            label={regionWords.region}
            data={[keep, ...regions, { value: none, label: regionWords.noRegion }]}
            onChange={({ currentTarget: { value } }) => {
              set({ region: value === '' ? undefined : value === none ? null : value })
            }}
          />
          <NativeSelect
            label={words.language}
            data={[
              keep,
              ...languages.map((tag) => ({ value: tag, label: format.languageName(tag) })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              set({ language: languages.find((tag) => tag === value) })
            }}
          />
          <LocationTagsInput
            label={words.bulk.addTags}
            value={edit.addTags}
            error={tooMany > 0 ? words.bulk.tooManyTags({ count: tooMany }) : undefined}
            onChange={(addTags) => {
              set({ addTags })
            }}
          />
          <LocationTagsInput
            label={words.bulk.removeTags}
            value={edit.removeTags}
            onChange={(removeTags) => {
              set({ removeTags })
            }}
          />
          <NativeSelect
            label={shown.openingHours?.label}
            data={[
              keep,
              ...locations.slice(0, 50).map(({ id, name }) => ({
                value: id,
                label: words.bulk.hoursOf({ name }),
              })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              set({ openingHours: locations.find(({ id }) => id === value)?.openingHours })
            }}
          />
          {bulkSwitches.map((field) => (
            <NativeSelect
              key={field}
              label={shown[field]?.label}
              data={yesOrNo}
              onChange={({ currentTarget: { value } }) => {
                set({ [field]: value === '' ? undefined : value === 'yes' })
              }}
            />
          ))}
        </SimpleGrid>
        <Text role="status">
          {words.bulk.preview({ count: planned.length })}{' '}
          {planned.length > 0 && same > 0 && words.bulk.same({ count: same })}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onClose}>
            {shared.cancel}
          </Button>
          <Button
            loading={bulkEdit.isPending}
            disabled={planned.length === 0 || tooMany > 0}
            onClick={() => void save()}
          >
            {words.bulk.save({ count: planned.length })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
