import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { localToday } from '../../../shared/format/local-today.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { useImportWords } from './import.words.ts'
import { useDownload } from './use-download.ts'

/** A file to start from, in the reader's language. */
export function SampleMenu() {
  const words = useImportWords()
  const { locale } = useLocale()
  const download = useDownload()
  const today = localToday()
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />}>
          {words.sample}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Menu.Item
            key={format}
            onClick={() =>
              void download('workouts', {
                ...{ format, from: today, to: today },
                sample: 'true',
                headers: locale,
              })
            }
          >
            {format === 'xlsx' ? words.sampleXlsx : words.sampleCsv}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
