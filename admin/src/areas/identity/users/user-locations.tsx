import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { User, UserLocation } from '@roundboard/contract'
import { IconMapPin, IconPlus, IconTrash } from '@tabler/icons-react'
import type { z } from 'zod'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { DataTable, type Column } from '../../../shared/table/data-table.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { TextLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty } from '../../../shared/ui/query-view.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { AddLocationsModal } from './add-locations-modal.tsx'
import { useRemoveUserLocation } from './users.queries.ts'
import { useUsersMessages } from '../../../shared/messages/users.ts'

type Owned = z.infer<typeof UserLocation>

/** The locations that are assigned to a user. */
export function UserLocations({ user }: { user: User }) {
  const words = useUsersMessages()
  const shared = useSharedMessages()
  const attempt = useAttempt()
  const confirm = useConfirm()
  const removal = useRemoveUserLocation(user.id)
  const [isAdding, adding] = useDisclosure()
  const mayHave = user.role !== 'api-access'

  const remove = async (location: Owned) => {
    const message = words.sureRemove({ name: location.name })
    if (!(await confirm({ message, action: shared.delete }))) return
    await attempt(
      () => removal.mutateAsync(location.id),
      words.deletedLocation({ name: location.name }),
    )
  }
  const columns: Column<Owned>[] = [
    {
      key: 'name',
      label: words.name,
      isHeading: true,
      cell: (location) => (
        <TextLink to="/admin/locations/$id" params={{ id: location.id }}>
          {location.name}
        </TextLink>
      ),
    },
    {
      key: 'number',
      label: words.number,
      isNumber: true,
      cell: (location) => location.locationIdentifier,
    },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: (location) => (
        <IconButton
          label={words.removeLocation({ name: location.name })}
          className="danger-quiet"
          onClick={() => void remove(location)}
        >
          <IconTrash size={18} stroke={1.7} />
        </IconButton>
      ),
    },
  ]

  return (
    <Panel
      title={words.locations}
      description={mayHave ? undefined : words.apiHasNone}
      isFlush
      actions={
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={!mayHave}
          onClick={adding.open}
        >
          {words.addLocations}
        </Button>
      }
    >
      {user.locations.length === 0 ? (
        <Empty icon={<IconMapPin size={30} stroke={1.5} />} title={words.noLocations}>
          {mayHave && words.noLocationsYet}
        </Empty>
      ) : (
        <DataTable caption={words.locations} columns={columns} rows={user.locations} />
      )}
      {isAdding && <AddLocationsModal user={user} onClose={adding.close} />}
    </Panel>
  )
}
