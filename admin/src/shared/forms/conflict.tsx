import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useSharedMessages } from '../messages/shared.ts'
import classes from './forms.module.css'

export interface Difference {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

/** Two people edited the same thing. The second one is notified, loses nothing, and chooses. */
export function Conflict(props: {
  /** `workout`, `location`. */
  thing: string
  differences: readonly Difference[]
  isBusy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}) {
  const words = useSharedMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section className={classes.conflict} role="alert">
      <h3 ref={heading} tabIndex={-1}>
        {words.changedMeanwhile({ thing: props.thing })}
      </h3>
      <p>{words.changedMeanwhileKept}</p>
      {props.differences.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.yours}</th>
              <th scope="col">{words.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {props.differences.map((difference) => (
              <tr key={difference.label}>
                <th scope="row">{difference.label}</th>
                <td>{difference.mine}</td>
                <td>{difference.theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Group gap="xs">
        <Button loading={props.isBusy} onClick={props.onKeepMine}>
          {words.keepMine}
        </Button>
        <Button variant="default" onClick={props.onTakeTheirs}>
          {words.takeTheirs}
        </Button>
      </Group>
    </section>
  )
}
