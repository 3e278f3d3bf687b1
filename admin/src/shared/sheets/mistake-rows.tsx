import { Button, Flex, TextInput } from '@mantine/core'
import { problemText, readProblem, sentenceOf } from '@roundboard/contract'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useIssueSentences } from '../i18n/use-issue-sentences.ts'
import type { Mistake } from './mistakes.ts'
import classes from './sheets.module.css'
import { useSheetsMessages } from '../messages/sheets.ts'
import { ShownInParts } from './shown-in-parts.tsx'

interface RowProps<Column> {
  readonly mistake: Mistake<Column>
  /** A column's name in the console. */
  readonly nameOf: (column: Column) => string
  readonly onCorrect: (mistake: Mistake<Column>, value: string) => void
}

/** The cells to correct, in the order of their rows. */
export function MistakeRows<Column>(
  props: Omit<RowProps<Column>, 'mistake'> & { mistakes: readonly Mistake<Column>[] },
) {
  const { mistakes, nameOf, onCorrect } = props
  const words = useSheetsMessages()
  if (mistakes.length === 0) return <p className={classes.nothing}>{words.allRight}</p>
  return (
    <ShownInParts items={mistakes}>
      {(shown) => (
        <table className={classes.rows}>
          <thead>
            <tr>
              <th scope="col">{words.row}</th>
              <th scope="col">{words.column}</th>
              <th scope="col">{words.inFile}</th>
              <th scope="col">{words.whatIsWrong}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {shown.map((mistake, index) => (
              <MistakeRow
                // A new value from the server resets the field.
                key={[mistake.row, mistake.header, mistake.value, index].join(' ')}
                {...{ mistake, nameOf, onCorrect }}
              />
            ))}
          </tbody>
        </table>
      )}
    </ShownInParts>
  )
}

function MistakeRow<Column>({ mistake, nameOf, onCorrect }: RowProps<Column>) {
  const { row, header, column, was, value, problem } = mistake
  const words = useSheetsMessages()
  const issues = useIssueSentences()
  const [typed, setTyped] = useState(value)
  const name = column === null ? header : nameOf(column)
  const save = () => {
    if (typed !== value) onCorrect(mistake, typed)
  }
  const sentence = problem && sentenceOf(issues, readProblem(problemText(problem)))
  const offered = problem === undefined ? was : problem.suggestion
  return (
    <tr>
      <td className={classes.rowNumber}>{row}</td>
      <td>{name}</td>
      <td>
        {header === '' ? (
          <span className={classes.muted}>{words.inTheFile}</span>
        ) : (
          <TextInput
            aria-label={words.cell({ row, column: name })}
            value={typed}
            error={problem !== undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={save}
            onKeyDown={(event) => {
              if (event.key === 'Enter') save()
              if (event.key === 'Escape') setTyped(value)
            }}
          />
        )}
      </td>
      <td>
        {sentence ?? (
          <Flex component="span" gap={6} display="inline-flex" align="center" c="var(--rb-ok)">
            <IconCheck size={16} aria-hidden /> {words.corrected}
          </Flex>
        )}
      </td>
      <td className={classes.offer}>
        {offered !== null && (
          <Button size="compact-sm" variant="default" onClick={() => onCorrect(mistake, offered)}>
            {problem === undefined ? words.asInFile : words.use({ value: offered })}
          </Button>
        )}
      </td>
    </tr>
  )
}
