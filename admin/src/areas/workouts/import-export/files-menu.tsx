import { Menu } from '@mantine/core'
import type { addresses, QueryOf } from '@roundboard/contract'
import { IconDownload, IconFileImport, IconFileSpreadsheet } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'
import { useDownload } from './use-download.ts'

const formats = [
  ['xlsx', 'exportXlsx'],
  ['csv', 'exportCsv'],
  ['json', 'exportJson'],
] as const

/** Downloads the visible part of the schedule, which can be edited and imported again. */
export function FilesMenu(props: {
  shown: Omit<QueryOf<typeof addresses.exportWorkouts>, 'format' | 'headers'>
}) {
  const { shown } = props
  const words = useScheduleMessages().import
  const { locale } = useLocale()
  const navigate = useNavigate()
  const download = useDownload()
  return (
    <Menu>
      <Menu.Target>
        <IconButton label={words.files} variant="default" size={36}>
          <IconFileSpreadsheet size={18} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFileImport size={16} />}
          onClick={() => void navigate({ to: '/admin/schedule/import' })}
        >
          {words.title}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{words.exportShown}</Menu.Label>
        {formats.map(([format, word]) => (
          <Menu.Item
            key={format}
            leftSection={<IconDownload size={16} />}
            onClick={() =>
              void download(`workouts-${shown.from}-${shown.to}`, {
                ...shown,
                format,
                headers: locale,
              })
            }
          >
            {words[word]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
