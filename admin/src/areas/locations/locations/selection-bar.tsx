import { Button, CloseButton, Group, Paper, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Page } from '@roundboard/client'
import type { Location } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import { BulkEditModal } from './bulk-edit-modal.tsx'
import { locationQueries, type LocationListState } from './locations.queries.ts'
import classes from './selection-bar.module.css'
import type { Selection } from './use-selection.ts'

/** The actions for the selected locations. */
export function SelectionBar(
  props: Selection & {
    list: LocationListState
    /** The page of the list that is shown. */
    shown: Page<Location[]> | undefined
  },
) {
  const { list, shown, selected, select } = props
  const words = useLocationsMessages().bulk
  const reason = useReason()
  const [isEditing, editing] = useDisclosure()
  const all = useQuery({
    ...locationQueries.all({ ...list, page: undefined, sort: undefined }),
    enabled: false,
  })
  const rows = shown?.items ?? []
  const count = shown?.count ?? 0
  const everyOne = rows.length === count ? rows : (all.data ?? [])
  const hasAll =
    everyOne.length === count && [...rows, ...everyOne].every(({ id }) => selected.has(id))
  const clear = () => select(new Set())
  const selectAll = async () => {
    const { data, error } = await all.refetch()
    if (error) alerts.error(reason(error), error)
    else if (data) select(new Set(data.map(({ id }) => id)))
  }
  return (
    <>
      <Paper
        className={classes.bar}
        withBorder
        shadow="lg"
        radius="lg"
        p="xs"
        px="md"
        role="toolbar"
        aria-label={words.edit}
      >
        <Group gap="xs">
          <Text role="status" fw={600}>
            {words.selected({ count: selected.size })}
          </Text>
          {!hasAll && (
            <Button
              variant="default"
              size="sm"
              loading={all.isFetching}
              onClick={() => void selectAll()}
            >
              {words.all({ count })}
            </Button>
          )}
          <Button size="sm" onClick={editing.open}>
            {words.edit}
          </Button>
          <CloseButton aria-label={words.clear} onClick={clear} />
        </Group>
      </Paper>
      {isEditing && (
        <BulkEditModal
          ids={selected}
          onClose={editing.close}
          onRemaining={select}
          onDone={() => {
            editing.close()
            clear()
          }}
        />
      )}
    </>
  )
}
