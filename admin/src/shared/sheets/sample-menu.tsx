import { Button, Menu } from '@mantine/core'
import { type SheetFormat, sheetFormats } from '@roundboard/contract'
import { IconDownload } from '@tabler/icons-react'
import { useSheetsMessages } from '../messages/sheets.ts'

/** Downloads a sample file. */
export function SampleMenu({ onChoose }: { onChoose: (format: SheetFormat) => void }) {
  const words = useSheetsMessages()
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />}>
          {words.sample}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sheetFormats.toReversed().map((format) => (
          <Menu.Item key={format} onClick={() => onChoose(format)}>
            {format === 'xlsx' ? words.sampleXlsx : words.sampleCsv}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
