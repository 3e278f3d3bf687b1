import { Alert, Button, Group, MultiSelect, Stack, TagsInput, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  type addresses,
  type BodyOf,
  type MediaItem,
  taggedMax,
  tagsMax,
} from '@roundboard/contract'
import { IconChecks, IconTags } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useUndoableAlert } from '../../../shared/alerts/use-undoable-alert.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { mediaQueries } from '../../../shared/media/media.queries.ts'
import { useMediaMessages } from '../../../shared/messages/media.ts'
import { Dialog, DialogButtons } from '../../../shared/ui/dialog.tsx'
import { useChangeTags } from './media-changes.queries.ts'

/** The selected items by ID; undefined while tiles open their items. */
export type Selected = ReadonlyMap<string, MediaItem> | undefined

export function withToggled(selected: Selected, item: MediaItem): Selected {
  const next = new Map(selected)
  if (!next.delete(item.id)) next.set(item.id, item)
  return next
}

/** Starts selecting, or says what is selected and changes its tags. */
export function SelectionBar(props: {
  selected: Selected
  /** The items of the current page. */
  shown: readonly MediaItem[]
  onSelected: (selected: Selected) => void
}) {
  const { selected, shown } = props
  const words = useMediaMessages()
  const [isTagging, tagging] = useDisclosure()
  const bar = useRef<HTMLDivElement>(null)
  // The focused button is replaced.
  const become = (next: Selected) => {
    flushSync(() => props.onSelected(next))
    bar.current?.querySelector('button')?.focus()
  }
  if (selected === undefined)
    return (
      <Group ref={bar} justify="flex-end" mb={10}>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconChecks size={15} />}
          disabled={shown.length === 0}
          onClick={() => become(new Map())}
        >
          {words.select}
        </Button>
      </Group>
    )
  const isTooMany = selected.size > taggedMax
  return (
    <Group ref={bar} gap={8} mb={10}>
      <Text fw={620} flex="1 1 auto" role="status">
        {isTooMany
          ? words.tooManySelected({ max: taggedMax })
          : words.selected({ count: selected.size })}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() =>
          props.onSelected(new Map([...selected, ...shown.map((item) => [item.id, item] as const)]))
        }
      >
        {words.selectPage({ count: shown.length })}
      </Button>
      <Button
        size="compact-sm"
        leftSection={<IconTags size={15} />}
        disabled={selected.size === 0 || isTooMany}
        onClick={tagging.open}
      >
        {words.editTags}
      </Button>
      <Button variant="default" size="compact-sm" onClick={() => become(undefined)}>
        {words.stopSelecting}
      </Button>
      {isTagging && (
        <TagsDialog
          items={[...selected.values()]}
          onClose={tagging.close}
          onDone={() => become(undefined)}
        />
      )}
    </Group>
  )
}

const namesShown = 3

function TagsDialog(props: {
  items: readonly MediaItem[]
  onClose: () => void
  onDone: () => void
}) {
  const { items, onClose, onDone } = props
  const words = useMediaMessages()
  const format = useFormat()
  const reason = useReason()
  const change = useChangeTags()
  const alertUndoable = useUndoableAlert()
  const known = useQuery(mediaQueries.facets).data?.tags ?? []
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<string[]>([])
  const present = [...new Set(items.flatMap(({ tags }) => tags))].toSorted()
  const canSave = add.length + remove.length > 0

  async function save() {
    const changes = items.map(({ id }) => ({ id, add, remove }))
    const { changed, full, undo } = await change.mutateAsync({ changes })
    const done = [words.tagsChanged({ count: changed }), ...skipped(full)].join('\n')
    if (undo.length === 0) (full.length > 0 ? alerts.error : alerts.success)(done)
    else alertUndoable(done, () => restore(undo), full.length > 0 ? null : undefined)
    onDone()
  }
  const skipped = (full: readonly string[]) => {
    if (full.length === 0) return []
    const names = format.list(full.slice(0, namesShown)) + (full.length > namesShown ? ' …' : '')
    return [words.tagsFull({ count: full.length, max: tagsMax, names })]
  }
  async function restore(changes: BodyOf<typeof addresses.changeMediaTags>['changes']) {
    const { changed, full } = await change.mutateAsync({ changes })
    return [words.tagsRestored({ count: changed }), ...skipped(full)].join('\n')
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (canSave) save().catch(() => undefined)
  }
  return (
    <Dialog onClose={onClose} title={words.tagsOf({ count: items.length })}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TagsInput
            label={words.addTags}
            description={words.tagsHint}
            size="sm"
            data-autofocus
            openOnFocus={false}
            acceptValueOnBlur
            maxTags={tagsMax}
            value={add}
            data={known.map(({ tag }) => tag)}
            onChange={setAdd}
          />
          {present.length > 0 && (
            <MultiSelect
              label={words.removeTags}
              size="sm"
              searchable
              value={remove}
              data={present}
              onChange={setRemove}
            />
          )}
          {change.isError && <Alert color="red">{reason(change.error)}</Alert>}
          <DialogButtons
            submitLabel={words.saveTags}
            onCancel={onClose}
            isBusy={change.isPending}
            isDisabled={!canSave}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
