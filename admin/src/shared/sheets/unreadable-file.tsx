import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Panel } from '../ui/page.tsx'
import { Empty } from '../ui/query-view.tsx'
import { useReason } from '../i18n/use-reason.ts'
import { useSheetsMessages } from '../messages/sheets.ts'

/** A file that couldn't be read, and why. */
export function UnreadableFile(props: { name: string; error: unknown; onChoose: () => void }) {
  const { name, error, onChoose } = props
  const words = useSheetsMessages()
  const reason = useReason()
  return (
    <Panel>
      <div role="alert">
        <Empty
          icon={<IconAlertTriangle size={28} stroke={1.5} />}
          title={words.notRead({ name })}
          action={
            <Button variant="default" onClick={onChoose}>
              {words.chooseOther}
            </Button>
          }
        >
          {reason(error)}
        </Empty>
      </div>
    </Panel>
  )
}
