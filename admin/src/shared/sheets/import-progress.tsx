import { Progress, Stack } from '@mantine/core'
import type { ImportProgress as ImportState } from '@roundboard/contract'
import { useSheetsMessages } from '../messages/sheets.ts'

/** An import's progress, or just that it is running if the server doesn't say. */
export function ImportProgress({ state: data }: { state: ImportState | null | undefined }) {
  const words = useSheetsMessages()
  const status =
    data?.phase === 'checking'
      ? words.checking(data)
      : data?.phase === 'writing'
        ? words.writing(data)
        : words.reading
  const share = data?.phase === 'checking' && data.of > 0 ? data.rows / data.of : undefined
  return (
    <Stack className="tabular" gap={6} mb={16} fz={14} c="dimmed" role="status">
      <span>{status}</span>
      <Progress
        value={share === undefined ? 100 : share * 100}
        striped={share === undefined}
        animated={share === undefined}
        aria-label={status}
      />
    </Stack>
  )
}
