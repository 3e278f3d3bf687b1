import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { User } from '@roundboard/contract'
import { IconPlus, IconTrash, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../shared/format/format.ts'
import type { Column } from '../../../shared/table/data-table.tsx'
import { ListPanel } from '../../../shared/table/list-panel.tsx'
import type { ListControl } from '../../../shared/table/list-state.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { TextLink } from '../../../shared/ui/links.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { AddUserModal } from './add-user-modal.tsx'
import { InvitationState } from './invitation-state.tsx'
import { useRemoveUser } from './use-remove-user.ts'
import { userQueries } from './users.queries.ts'
import { useUsersMessages } from '../../../shared/messages/users.ts'

export function UsersPage(props: ListControl) {
  const words = useUsersMessages()
  const shared = useSharedMessages()
  const query = useQuery(userQueries.list(props.list))
  const [isAdding, adding] = useDisclosure()
  const columns = useColumns()
  const addButton = (
    <Button leftSection={<IconPlus size={16} />} onClick={adding.open}>
      {words.add}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={words.users}
        description={shared.timeZoneNote({
          zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        })}
        actions={addButton}
      />
      <ListPanel
        {...props}
        query={query}
        subject={words.subject}
        emptyText={words.none}
        emptyIcon={<IconUsers size={32} stroke={1.5} />}
        emptyHint={words.noneYet}
        emptyAction={addButton}
        columns={columns}
        searchFields={[
          { value: 'email', label: words.email },
          { value: 'firstName', label: words.firstName },
          { value: 'lastName', label: words.lastName },
        ]}
      />
      {isAdding && <AddUserModal onClose={adding.close} />}
    </>
  )
}

function useColumns(): Column<User>[] {
  const words = useUsersMessages()
  const shared = useSharedMessages()
  const format = useFormat()
  return [
    {
      key: 'email',
      label: words.email,
      sortKey: 'email',
      isHeading: true,
      cell: (user) => (
        <TextLink to="/admin/users/$id" params={{ id: user.id }}>
          {user.email}
        </TextLink>
      ),
    },
    {
      key: 'firstName',
      label: words.firstName,
      sortKey: 'firstName',
      cell: (user) => user.firstName,
    },
    { key: 'lastName', label: words.lastName, sortKey: 'lastName', cell: (user) => user.lastName },
    {
      key: 'role',
      label: words.role,
      sortKey: 'role',
      cell: (user) => shared.roles[user.role],
    },
    {
      key: 'active',
      label: words.active,
      cell: (user) =>
        user.isActive ? (
          <Status tone="green">{shared.yes}</Status>
        ) : (
          <Status tone="none">{shared.no}</Status>
        ),
    },
    {
      key: 'updatedAt',
      label: words.updatedAt,
      sortKey: 'updatedAt',
      isNumber: true,
      cell: (user) => format.stamp(user.updatedAt),
    },
    {
      key: 'state',
      label: words.invitation,
      cell: (user) => <InvitationState user={user} />,
    },
    { key: 'id', label: words.id, cell: (user) => <code className="id">{user.id}</code> },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: (user) => <RemoveUser user={user} />,
    },
  ]
}

function RemoveUser({ user }: { user: User }) {
  const shared = useSharedMessages()
  const { remove, isPending } = useRemoveUser()
  return (
    <IconButton
      label={`${shared.delete} ${user.email}`}
      className="danger-quiet"
      loading={isPending}
      onClick={() => void remove(user)}
    >
      <IconTrash size={18} stroke={1.7} />
    </IconButton>
  )
}
