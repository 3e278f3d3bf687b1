import {
  Button,
  Fieldset,
  Group,
  MultiSelect,
  NativeSelect,
  Progress,
  SimpleGrid,
  Stack,
  Text,
} from '@mantine/core'
import type { Location } from '@roundboard/contract'
import { languages } from '@roundboard/domain'
import { useState } from 'react'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { factsOf } from '../../../shared/forms/shown-fields.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import { useRegionsMessages } from '../../../shared/messages/regions.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { muteSpansMs } from '../../../shared/mute/mute-menu.tsx'
import { useEndText } from '../../../shared/mute/use-end-text.ts'
import { LocationTagsInput } from '../../../shared/regions/region-inputs.tsx'
import { useRegionOptions } from '../../../shared/regions/regions.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { Notice } from '../../../shared/ui/status.tsx'
import {
  type BulkEdit,
  bulkSwitches,
  changesIn,
  planBulkEdit,
  type PlannedEdit,
  switchedOff,
  tagsOf,
  withTooManyTags,
} from './bulk-edit.ts'
import { useShownLocation } from './location-shown.ts'
import { type Failure, useBulkEdit, useFailureTexts } from './use-bulk-edit.ts'

const none = 'none'
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Edits many locations at once, with a preview of the changes. */
export function BulkEditModal(props: {
  ids: ReadonlySet<string>
  onDone: () => void
  onRemaining: (ids: ReadonlySet<string>) => void
  onClose: () => void
}) {
  const { ids } = props
  const words = useLocationsMessages()
  const shared = useSharedMessages()
  const { query, run, start, stop } = useBulkEdit(props)
  const [edit, setEdit] = useState<BulkEdit>({ addTags: [], removeTags: [] })
  const askFirst = useAskFirst()
  const locations = query.data?.filter(({ id }) => ids.has(id)) ?? []
  const missing = ids.size - locations.length
  const planned = planBulkEdit(locations, edit)
  const tooMany = withTooManyTags(planned).length
  const isRunning = run.phase === 'running'
  const save = async () => {
    if (await askFirst(planned)) await start(planned)
  }
  return (
    <Dialog
      size="lg"
      isBusy={isRunning}
      onClose={props.onClose}
      title={words.bulk.title({ count: query.data ? locations.length : ids.size })}
      closeOnClickOutside={false}
      withCloseButton={!isRunning}
    >
      <QueryView query={query} what={words.subject}>
        {() => (
          <Stack>
            {missing > 0 && <Notice role="status">{words.bulk.gone({ count: missing })}</Notice>}
            <Fieldset variant="unstyled" disabled={isRunning}>
              <BulkEditFields
                locations={locations}
                edit={edit}
                tooMany={tooMany}
                onEdit={(more) => setEdit((before) => ({ ...before, ...more }))}
              />
            </Fieldset>
            {isRunning ? (
              <Group gap="sm" wrap="nowrap">
                <Progress
                  flex={1}
                  value={(100 * run.done) / run.count}
                  aria-label={words.bulk.progress(run)}
                />
                <Text fz="sm">{words.bulk.progress(run)}</Text>
              </Group>
            ) : (
              <Preview edit={edit} planned={planned} same={locations.length - planned.length} />
            )}
            {run.phase === 'incomplete' && <Incomplete {...run} />}
            <Group justify="flex-end" gap="xs">
              {isRunning ? (
                <Button variant="default" loading={run.stopping.signal.aborted} onClick={stop}>
                  {words.bulk.stop}
                </Button>
              ) : (
                <Button variant="default" onClick={props.onClose}>
                  {shared.cancel}
                </Button>
              )}
              <Button
                loading={isRunning || query.isFetching}
                disabled={planned.length === 0 || tooMany > 0}
                onClick={() => void save()}
              >
                {words.bulk.save({ count: planned.length })}
              </Button>
            </Group>
          </Stack>
        )}
      </QueryView>
    </Dialog>
  )
}

/** Confirms before several locations lose features that members use. */
function useAskFirst() {
  const words = useLocationsMessages().bulk
  const shared = useSharedMessages()
  const shown = useShownLocation()
  const format = useFormat()
  const confirm = useConfirm()
  return async (planned: readonly PlannedEdit[]) => {
    const { fields, locations } = switchedOff(planned)
    if (locations < 2) return true
    const what = format.list(fields.map((field) => shown[field]?.label ?? field))
    return confirm({
      message: words.sureOff({ what, count: locations }),
      detail: shared.undoable,
      action: words.save({ count: planned.length }),
    })
  }
}

/** The locations that the last run didn't change, and why. */
function Incomplete({ failures, left }: { failures: readonly Failure[]; left: number }) {
  const words = useLocationsMessages().bulk
  const failureTexts = useFailureTexts()
  return (
    <Notice role="alert" tone={failures.length > 0 ? 'bad' : 'warn'}>
      <Stack gap={4} mah={160} style={{ overflowY: 'auto', overflowWrap: 'anywhere' }}>
        {failureTexts(failures).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
        {left > 0 && <span>{words.left({ count: left })}</span>}
      </Stack>
    </Notice>
  )
}

function Preview(props: { edit: BulkEdit; planned: readonly PlannedEdit[]; same: number }) {
  const { edit, planned, same } = props
  const words = useLocationsMessages().bulk
  const shown = useShownLocation()
  const format = useFormat()
  const endText = useEndText(ownZone)
  const { tags, region, ...changes } = changesIn(planned)
  const facts = factsOf(shown, { ...changes, region: region === null ? '' : region })
  if (edit.mute !== undefined)
    facts.push([
      words.mute,
      edit.mute === null
        ? words.unmuted
        : words.muteUntil({ when: endText(Date.parse(edit.mute)) }),
    ])
  if (tags && edit.addTags.length > 0) facts.push([words.addTags, format.list(edit.addTags)])
  if (tags && edit.removeTags.length > 0)
    facts.push([words.removeTags, format.list(edit.removeTags)])
  return (
    <div role="status">
      <Text>
        {words.preview({ count: planned.length })}{' '}
        {planned.length > 0 && same > 0 && words.same({ count: same })}
      </Text>
      {facts.map(([field, to]) => (
        <Text key={field} fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {words.change({ field, to })}
        </Text>
      ))}
    </div>
  )
}

function BulkEditFields(props: {
  locations: readonly Location[]
  edit: BulkEdit
  tooMany: number
  onEdit: (more: Partial<BulkEdit>) => void
}) {
  const { locations, edit, tooMany, onEdit } = props
  const words = useLocationsMessages()
  const regionWords = useRegionsMessages()
  const shared = useSharedMessages()
  const format = useFormat()
  const shown = useShownLocation()
  const regions = useRegionOptions()
  const endText = useEndText(ownZone)
  const [ends] = useState(() => muteSpansMs.map((ms) => new Date(Date.now() + ms).toISOString()))
  const keep = { value: '', label: words.bulk.keep }
  const yesOrNo = [keep, { value: 'yes', label: shared.yes }, { value: 'no', label: shared.no }]
  const tags = tagsOf(locations)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NativeSelect
        label={regionWords.region}
        data={[keep, ...regions, { value: none, label: regionWords.noRegion }]}
        onChange={({ currentTarget: { value } }) =>
          onEdit({ region: value === '' ? undefined : value === none ? null : value })
        }
      />
      <NativeSelect
        label={words.language}
        data={[keep, ...languages.map((tag) => ({ value: tag, label: format.languageName(tag) }))]}
        onChange={({ currentTarget: { value } }) =>
          onEdit({ language: languages.find((tag) => tag === value) })
        }
      />
      <LocationTagsInput
        label={words.bulk.addTags}
        value={edit.addTags}
        error={tooMany > 0 ? words.bulk.tooManyTags({ count: tooMany }) : undefined}
        onChange={(addTags) => onEdit({ addTags })}
      />
      <MultiSelect
        label={words.bulk.removeTags}
        data={tags}
        value={[...edit.removeTags]}
        searchable
        hidePickedOptions
        disabled={tags.length === 0}
        onChange={(removeTags) => onEdit({ removeTags })}
      />
      <NativeSelect
        label={shown.openingHours?.label}
        data={[
          keep,
          ...locations.map(({ id, name }) => ({
            value: id,
            label: words.bulk.hoursOf({ name }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onEdit({ openingHours: locations.find(({ id }) => id === value)?.openingHours })
        }
      />
      <NativeSelect
        label={words.bulk.mute}
        data={[
          keep,
          ...ends.map((until) => ({
            value: until,
            label: words.bulk.muteUntil({ when: endText(Date.parse(until)) }),
          })),
          { value: none, label: words.bulk.unmuted },
        ]}
        onChange={({ currentTarget: { value } }) =>
          onEdit({ mute: value === '' ? undefined : value === none ? null : value })
        }
      />
      {bulkSwitches.map((field) => (
        <NativeSelect
          key={field}
          label={shown[field]?.label}
          data={yesOrNo}
          onChange={({ currentTarget: { value } }) =>
            onEdit({ [field]: value === '' ? undefined : value === 'yes' })
          }
        />
      ))}
    </SimpleGrid>
  )
}
