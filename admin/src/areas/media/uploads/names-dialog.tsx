import { Button, Checkbox, Group, Select, Stack, Text } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keys } from '../../../shared/api/keys.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { Failed, Loading } from '../../../shared/ui/query-view.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { titleOf } from './file-names.ts'
import { libraryCalls } from './library-calls.ts'
import type { NamedTarget } from './match-name.ts'
import type { Answer } from './queue.ts'
import { isUnsure, type QueuedFile } from './queued-file.ts'
import type { SharedQueue } from './shared-queue.ts'
import { useUploadsMessages } from '../../../shared/messages/uploads.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'

type NamedAnswer = Answer & { readonly target: NamedTarget | null }

/** How many targets show nothing yet, and how many something else. Each target counts once. */
export function changesOf(answers: readonly NamedAnswer[]): {
  empty: ReadonlySet<string>
  other: ReadonlySet<string>
} {
  const counted = new Set<string>()
  const empty = new Set<string>()
  const other = new Set<string>()
  for (const { id, target } of answers) {
    if (!target || counted.has(target.id)) continue
    counted.add(target.id)
    const set = target.link === null || target.link === '' ? empty : other
    set.add(id)
  }
  return { empty, other }
}

const targetsQuery = queryOptions({
  queryKey: [keys.exercises, 'targets'],
  queryFn: libraryCalls.targets,
  staleTime: 60_000,
})

interface NamesProps {
  readonly queue: SharedQueue
  readonly files: readonly QueuedFile[]
  readonly onClose: () => void
}

const shownAtOnce = 20
const asNew = 'new'

/** Shows the exercise or round that each name matches, for correction. */
export default function NamesDialog(props: NamesProps) {
  const { onClose } = props
  const words = useUploadsMessages()
  const query = useQuery(targetsQuery)
  return (
    <Dialog onClose={onClose} title={words.names} size="lg">
      <Text c="dimmed" fz="sm">
        {words.namesWhy}
      </Text>
      {query.data ? (
        <Names {...props} targets={query.data} />
      ) : query.isError ? (
        <Failed what={words.exercises} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}

function Names(props: NamesProps & { targets: readonly NamedTarget[] }) {
  const { targets, queue, onClose } = props
  const format = useFormat()
  const words = useUploadsMessages()
  const shared = useSharedMessages()
  // Fixed while the dialog is open, so that new files don't move the list.
  const [files] = useState(() =>
    props.files
      .filter(
        ({ state, replaces }) => !replaces && state.step !== 'refused' && state.step !== 'twice',
      )
      .toSorted((one, other) => Number(isUnsure(other)) - Number(isUnsure(one))),
  )
  const [shown, setShown] = useState(
    Math.max(files.filter(isUnsure).length, Math.min(files.length, shownAtOnce)),
  )
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const [fillsEmpty, setFillsEmpty] = useState(false)
  const [replaces, setReplaces] = useState(false)
  const chosenFor = (file: QueuedFile) =>
    given[file.id] ?? (isUnsure(file) ? null : (file.label.target?.id ?? asNew))

  const answers: NamedAnswer[] = files.flatMap((file) => {
    const targetId = chosenFor(file)
    if (targetId === null) return []
    const target = targets.find(({ id }) => id === targetId) ?? null
    return [{ id: file.id, target, isForTarget: false }]
  })
  const { empty, other } = changesOf(answers)
  const save = () => {
    const isForTarget = ({ id }: Answer) =>
      (fillsEmpty && empty.has(id)) || (replaces && other.has(id))
    const answered = answers.filter(
      (answer) => isForTarget(answer) || Object.hasOwn(given, answer.id),
    )
    queue.command(
      'confirm',
      answered.map((answer) => ({ ...answer, isForTarget: isForTarget(answer) })),
    )
    onClose()
  }

  const options = (file: QueuedFile) => {
    const offered = (kind: NamedTarget['kind']) =>
      targets
        .filter((target) => target.kind === kind)
        .map(({ id, name }) => ({ value: id, label: name }))
    return [
      { value: asNew, label: words.newName({ name: titleOf(file.name) }) },
      ...(file.isPicture ? [] : [{ group: words.exercises, items: offered('exercise') }]),
      { group: words.rounds, items: offered('round') },
    ]
  }

  return (
    <>
      <Stack component="ul" gap={12} my={16}>
        {files.slice(0, shown).map((file) => (
          <li key={file.id}>
            <Select
              label={file.name}
              aria-label={words.shows({ name: file.name })}
              placeholder={
                file.match.how === 'unsure'
                  ? words.or({ names: format.oneOf(file.match.targets.map(({ name }) => name)) })
                  : ''
              }
              data={options(file)}
              value={chosenFor(file)}
              searchable
              onChange={(value) => {
                if (value !== null) setGiven({ ...given, [file.id]: value })
              }}
            />
          </li>
        ))}
      </Stack>
      {shown < files.length && (
        <Button variant="subtle" onClick={() => setShown(shown + shownAtOnce)}>
          {words.showMore({ count: files.length - shown })}
        </Button>
      )}
      <Stack gap={10} my={16}>
        {empty.size > 0 && (
          <Checkbox
            label={words.fillEmpty({ count: empty.size })}
            checked={fillsEmpty}
            onChange={(event) => setFillsEmpty(event.currentTarget.checked)}
          />
        )}
        {other.size > 0 && (
          <Checkbox
            label={words.replaceShown({ count: other.size })}
            checked={replaces}
            onChange={(event) => setReplaces(event.currentTarget.checked)}
          />
        )}
      </Stack>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {shared.cancel}
        </Button>
        <Button onClick={save}>{words.saveNames}</Button>
      </Group>
    </>
  )
}
