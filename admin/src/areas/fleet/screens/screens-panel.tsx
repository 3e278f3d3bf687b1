import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Location, LocationScreen } from '@roundboard/contract'
import { limits, reachOf } from '@roundboard/domain'
import {
  IconDeviceTv,
  IconLink,
  IconPencil,
  IconPlugConnectedX,
  IconPlus,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useUser } from '../../../shared/session/session.ts'
import { DataTable, type Column } from '../../../shared/table/data-table.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty } from '../../../shared/ui/query-view.tsx'
import { RoundBadge, Status } from '../../../shared/ui/status.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { AddScreenModal } from './add-screen-modal.tsx'
import { ScreenStatus } from './screen-status.tsx'
import { useScreensMessages } from '../../../shared/messages/screens.ts'
import classes from './screens.module.css'
import { useScreenActions } from './use-screen-actions.ts'

type SortKey = 'name' | 'round' | 'language'

/** A location's screens with their current state. */
export function ScreensPanel(props: {
  location: Location
  isReadOnly: boolean
  onOpen: (screenId: string) => void
}) {
  const { location } = props
  const words = useScreensMessages()
  const { role } = useUser()
  const [isAdding, adding] = useDisclosure()
  const [sort, setSort] = useState('round')
  const columns = useColumns(location.timeZone, props.isReadOnly, props.onOpen)
  const mayAdd = !props.isReadOnly && reachOf(role, 'screens.create') !== 'none'
  const screens = useMemo(() => sorted(location.screens, sort), [location.screens, sort])
  const addButton = mayAdd && (
    <Button variant="default" leftSection={<IconPlus size={16} />} onClick={adding.open}>
      {words.add}
    </Button>
  )
  return (
    <Panel title={words.screens} actions={addButton} isFlush>
      {screens.length === 0 ? (
        <Empty icon={<IconDeviceTv size={32} stroke={1.5} />} title={words.none}>
          {mayAdd && words.noneYet}
        </Empty>
      ) : (
        <DataTable
          caption={words.screens}
          columns={columns}
          rows={screens}
          sort={sort}
          onSort={setSort}
        />
      )}
      {isAdding && <AddScreenModal location={location} onClose={adding.close} />}
    </Panel>
  )
}

function sorted(screens: readonly LocationScreen[], sort: string): LocationScreen[] {
  const key = sort.replace('-', '') as SortKey
  const direction = sort.startsWith('-') ? -1 : 1
  return [...screens].sort(
    (a, b) =>
      direction *
      (key === 'round'
        ? a.round - b.round || a.name.localeCompare(b.name)
        : a[key].localeCompare(b[key])),
  )
}

function useColumns(
  timeZone: string,
  isReadOnly: boolean,
  onOpen: (screenId: string) => void,
): Column<LocationScreen>[] {
  const words = useScreensMessages()
  const shared = useSharedMessages()
  const { role } = useUser()
  const actions = useScreenActions()
  const mayDelete = !isReadOnly && reachOf(role, 'screens.delete') !== 'none'
  const roundName = (round: number) =>
    round === limits.flexibilityRound ? words.flexibility : words.roundNumber({ round })
  return [
    {
      key: 'name',
      label: words.name,
      sortKey: 'name',
      isHeading: true,
      cell: (screen) => (
        <button
          type="button"
          className={classes.name}
          onClick={() => {
            onOpen(screen.id)
          }}
        >
          <RoundBadge round={screen.round} />
          {screen.name}
        </button>
      ),
    },
    {
      key: 'round',
      label: words.round,
      sortKey: 'round',
      cell: (screen) => roundName(screen.round),
    },
    {
      key: 'language',
      label: words.language,
      sortKey: 'language',
      cell: (screen) => screen.language,
    },
    {
      key: 'linked',
      label: words.linked,
      cell: (screen) =>
        screen.isLinked ? (
          <Status tone="green">{words.linked}</Status>
        ) : (
          <Button
            size="compact-sm"
            variant="light"
            leftSection={<IconLink size={15} />}
            aria-label={`${words.link} ${screen.name}`}
            onClick={() => {
              onOpen(screen.id)
            }}
          >
            {words.link}
          </Button>
        ),
    },
    {
      key: 'status',
      label: words.status,
      cell: (screen) => <ScreenStatus screen={screen} timeZone={timeZone} />,
    },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: (screen) => (
        <Group gap={2} wrap="nowrap" justify="flex-end">
          <IconButton
            label={`${isReadOnly ? shared.view : shared.edit} ${screen.name}`}
            onClick={() => {
              onOpen(screen.id)
            }}
          >
            <IconPencil size={18} stroke={1.7} />
          </IconButton>
          <IconButton
            label={`${words.refresh} ${screen.name}`}
            onClick={() => void actions.refresh(screen)}
          >
            <IconRefresh size={18} stroke={1.7} />
          </IconButton>
          <IconButton
            label={`${words.disconnect} ${screen.name}`}
            disabled={!screen.isLinked}
            onClick={() => void actions.unlink(screen)}
          >
            <IconPlugConnectedX size={18} stroke={1.7} />
          </IconButton>
          {mayDelete && (
            <IconButton
              label={`${shared.delete} ${screen.name}`}
              className="danger-quiet"
              onClick={() => void actions.remove(screen)}
            >
              <IconTrash size={18} stroke={1.7} />
            </IconButton>
          )}
        </Group>
      ),
    },
  ]
}
