import { Box, Button, Group } from '@mantine/core'
import { type MediaItem, type MediaVersion, versionsKeptDays } from '@roundboard/contract'
import { IconRestore } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { ClipPicture } from '../../../shared/media/clip-picture.tsx'
import { lengthOf } from '../../../shared/media/media-tile.tsx'
import { mediaQueries } from '../../../shared/media/media.queries.ts'
import { useMediaMessages } from '../../../shared/messages/media.ts'
import { DataTable } from '../../../shared/table/data-table.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { useRestoreVersion } from './media-changes.queries.ts'

/** The files of an item that were replaced and can be restored; nothing if there are none. */
export function VersionsPanel({ item }: { item: MediaItem }) {
  const words = useMediaMessages()
  const format = useFormat()
  const reason = useReason()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const restore = useRestoreVersion(item.id)
  // The list follows the file, whoever replaced it.
  const versions = useQuery(mediaQueries.versions(item.id, item.sha256)).data ?? []
  if (versions.length === 0) return null

  async function ask(version: MediaVersion) {
    const message = words.sureRestore({ name: item.name })
    if (!(await confirm({ message, detail: words.restoreWhy, action: words.restore }))) return
    try {
      await restore.mutateAsync(version.id)
      alerts.success(words.restored({ name: item.name }))
    } catch (error) {
      alerts.error(reason(error), error)
      void queryClient.invalidateQueries({ queryKey: [keys.media] })
    }
  }

  return (
    <Panel
      title={words.versions}
      description={words.versionsWhy({ days: versionsKeptDays })}
      isFlush
    >
      <DataTable
        caption={words.versions}
        rows={versions}
        columns={[
          {
            key: 'version',
            label: words.version,
            isHeading: true,
            cell: (version) => <File version={version} />,
          },
          {
            key: 'replaced',
            label: words.replacedAt,
            cell: ({ replacedAt, replacedBy }) => {
              const stamp = format.stamp(replacedAt)
              return replacedBy === null ? stamp : words.replacedBy({ stamp, name: replacedBy })
            },
          },
          {
            key: 'until',
            label: words.keptUntil,
            cell: ({ expiresAt }) => format.dayOf(expiresAt),
          },
          {
            key: 'actions',
            label: words.restore,
            isActions: true,
            cell: (version) => (
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconRestore size={14} />}
                aria-label={words.restoreOf({ stamp: format.stamp(version.replacedAt) })}
                loading={restore.isPending && restore.variables === version.id}
                onClick={() => void ask(version)}
              >
                {words.restore}
              </Button>
            ),
          },
        ]}
      />
    </Panel>
  )
}

function File({ version }: { version: MediaVersion }) {
  const format = useFormat()
  const { durationMs, bytes } = version
  const facts = [...(durationMs === null ? [] : [lengthOf(durationMs)]), format.fileSize(bytes)]
  return (
    <Group gap={12} wrap="nowrap">
      <Box component="span" flex="none" w={45} h={60} bdrs={7}>
        <ClipPicture shown={version} />
      </Box>
      {facts.join(' · ')}
    </Group>
  )
}
