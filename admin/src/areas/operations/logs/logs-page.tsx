import { Box, Button, NativeSelect, TextInput } from '@mantine/core'
import type { Log } from '@roundboard/contract'
import { IconEraser, IconHistory, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { PasswordModal } from '../../../shared/forms/password-modal.tsx'
import type { Column } from '../../../shared/table/data-table.tsx'
import { ListPanel } from '../../../shared/table/list-panel.tsx'
import type { OnList } from '../../../shared/table/list-state.ts'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { CleanUpModal } from './clean-up-modal.tsx'
import { subjectOf } from './log-batch.tsx'
import { LogChanges, LogToggle } from './log-data.tsx'
import { logsQuery, useDeleteLogs, type LogListState } from './logs.queries.ts'
import { useLogsMessages } from '../../../shared/messages/logs.ts'
import classes from './logs.module.css'

/** Who changed what, and when. */
export function LogsPage(props: { list: LogListState; onList: OnList<LogListState> }) {
  const { list, onList } = props
  const words = useLogsMessages()
  const shared = useSharedMessages()
  const query = useQuery(logsQuery(list))
  const deletion = useDeleteLogs()
  const [open, setOpen] = useState<'delete' | 'clean-up'>()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const columns = useColumns(opened, (id) => setOpened(opened.symmetricDifference(new Set([id]))))
  const close = () => setOpen(undefined)
  const isFiltered = [list.model, list.action, list.from, list.to].some(
    (part) => part !== undefined,
  )
  return (
    <>
      <PageHeader
        title={words.logs}
        description={shared.timeZoneNote({
          zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        })}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconEraser size={16} />}
              onClick={() => setOpen('clean-up')}
            >
              {words.cleanUp}
            </Button>
            <Button
              variant="default"
              className="danger-quiet"
              leftSection={<IconTrash size={16} />}
              onClick={() => setOpen('delete')}
            >
              {words.deleteAll}
            </Button>
          </>
        }
      />
      <ListPanel
        list={{ ...list, sort: list.sort ?? '-date' }}
        onList={(next, how) => onList({ ...list, ...next }, how)}
        query={query}
        subject={words.subject}
        emptyText={words.none}
        emptyIcon={<IconHistory size={32} stroke={1.5} />}
        emptyHint={words.noneYet}
        columns={columns}
        detail={(log) => (opened.has(log.id) ? <LogChanges log={log} /> : undefined)}
        isFiltered={isFiltered}
        onClear={() => onList({})}
        filters={<Filters list={list} onList={onList} />}
      />
      <PasswordModal
        isOpen={open === 'delete'}
        title={words.deleteAll}
        action={words.deleteAll}
        isDestructive
        onClose={close}
        onConfirm={async (password) => {
          const { deleted } = await deletion.mutateAsync(password)
          alerts.success(words.deleted({ count: deleted }))
        }}
      >
        {words.deleteAllWhy}
      </PasswordModal>
      {open === 'clean-up' && <CleanUpModal onClose={close} />}
    </>
  )
}

function Filters({ list, onList }: { list: LogListState; onList: OnList<LogListState> }) {
  const words = useLogsMessages()
  const set = (change: LogListState) => onList({ ...list, ...change, page: undefined })
  const choice = (names: Readonly<Record<string, string>>) => [
    { value: '', label: words.all },
    ...Object.entries(names).map(([value, label]) => ({ value, label })),
  ]
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={words.model}
        data={choice(words.models)}
        value={list.model ?? ''}
        onChange={(event) => set({ model: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label={words.action}
        data={choice(words.actions)}
        value={list.action ?? ''}
        onChange={(event) => set({ action: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={`${words.from} (UTC)`}
        value={list.from ?? ''}
        onChange={(event) => set({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={`${words.to} (UTC)`}
        value={list.to ?? ''}
        onChange={(event) => set({ to: event.currentTarget.value || undefined })}
      />
    </div>
  )
}

function useColumns(opened: ReadonlySet<string>, onToggle: (id: string) => void): Column<Log>[] {
  const words = useLogsMessages()
  const format = useFormat()
  return [
    {
      key: 'date',
      label: words.date,
      sortKey: 'date',
      isNumber: true,
      cell: (log) => format.stamp(log.date),
    },
    {
      key: 'model',
      label: words.model,
      cell: (log) => (
        <div>
          {words.models[log.model]}
          <Box component="span" className="wrap-anywhere" display="block" c="dimmed">
            {subjectOf(log, words)}
          </Box>
        </div>
      ),
    },
    { key: 'action', label: words.action, cell: (log) => words.actions[log.action] },
    {
      key: 'modifiedBy',
      label: words.modifiedBy,
      isHeading: true,
      cell: (log) => log.modifiedBy,
    },
    {
      key: 'userId',
      label: words.userId,
      cell: (log) => <code className="id">{log.userId ?? words.nothing}</code>,
    },
    {
      key: 'data',
      label: words.data,
      cell: (log) => (
        <LogToggle log={log} isOpen={opened.has(log.id)} onToggle={() => onToggle(log.id)} />
      ),
    },
  ]
}
