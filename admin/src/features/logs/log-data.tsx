import { Button } from '@mantine/core'
import type { Log } from '@roundboard/contract'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { fieldChanges, shownValue } from './log-change.ts'
import { useLogWords } from './logs.words.ts'
import classes from './logs.module.css'

/** The change itself, field by field, once one asks for it. */
export function LogData({ log }: { log: Log }) {
  const words = useLogWords()
  const [isOpen, setOpen] = useState(false)
  const changes = fieldChanges(log.data)
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <div className={classes.data}>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<Chevron size={15} />}
        aria-expanded={isOpen}
        aria-label={(isOpen ? words.hideOf : words.showOf)(`${log.model} ${log.action}`)}
        onClick={() => {
          setOpen(!isOpen)
        }}
      >
        {isOpen ? words.hide : words.show}
      </Button>
      {isOpen && changes.length === 0 && <p>{words.noData}</p>}
      {isOpen && changes.length > 0 && (
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
                <td className={classes.before}>{shownValue(before, words.nothing)}</td>
                <td className={classes.after}>{shownValue(after, words.nothing)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
