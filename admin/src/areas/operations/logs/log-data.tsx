import { Button } from '@mantine/core'
import type { Log } from '@roundboard/contract'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useFormat } from '../../../shared/format/format.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { subjectOf, batchOf, LogBatch } from './log-batch.tsx'
import { fieldChanges, shownValue } from './log-change.ts'
import { useLogsMessages } from '../../../shared/messages/logs.ts'
import classes from './logs.module.css'

/** Expands or collapses the change below its row. */
export function LogToggle(props: { log: Log; isOpen: boolean; onToggle: () => void }) {
  const { log, isOpen } = props
  const words = useLogsMessages()
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  const what = [words.models[log.model], words.actions[log.action], subjectOf(log, words)]
    .filter(Boolean)
    .join(' ')
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      leftSection={<Chevron size={15} />}
      aria-expanded={isOpen}
      aria-label={isOpen ? words.hideOf({ what }) : words.showOf({ what })}
      onClick={props.onToggle}
    >
      {isOpen ? words.hide : words.show}
    </Button>
  )
}

/** The change, field by field. */
export function LogChanges({ log }: { log: Log }) {
  const words = useLogsMessages()
  const shared = useSharedMessages()
  const { day, moment } = useFormat()
  const batch = batchOf(log)
  if (batch) return <LogBatch log={log} batch={batch} />
  const changes = fieldChanges(log.data)
  if (changes.length === 0) return <p>{words.noData}</p>
  const changeFormat = { nothing: words.nothing, yes: shared.yes, no: shared.no, day, moment }
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td className={classes.before}>{shownValue(field, before, changeFormat)}</td>
            <td className={classes.after}>{shownValue(field, after, changeFormat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
