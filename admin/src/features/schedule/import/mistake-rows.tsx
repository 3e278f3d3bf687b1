import { Button, TextInput } from '@mantine/core'
import { problemText, readProblem, sentenceOf } from '@roundboard/contract'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../../../shared/words/words.ts'
import { columnName } from './column-name.ts'
import classes from './import.module.css'
import { useImportWords } from './import.words.ts'
import type { Mistake } from './mistakes.ts'

interface RowProps {
  readonly mistake: Mistake
  readonly onCorrect: (mistake: Mistake, value: string) => void
}

const shownAtOnce = 50

/** The cells to correct, in their rows' order. */
export function MistakeRows(props: {
  mistakes: readonly Mistake[]
  onCorrect: RowProps['onCorrect']
}) {
  const { mistakes, onCorrect } = props
  const words = useImportWords()
  const [shown, setShown] = useState(shownAtOnce)
  if (mistakes.length === 0) return <p className={classes.nothing}>{words.allRight}</p>
  return (
    <>
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
          {mistakes.slice(0, shown).map((mistake, index) => (
            <MistakeRow
              // What the server gives for a cell begins its field anew.
              key={[mistake.row, mistake.header, mistake.value, index].join(' ')}
              {...{ mistake, onCorrect }}
            />
          ))}
        </tbody>
      </table>
      {mistakes.length > shown && (
        <Button
          className={classes.more}
          variant="subtle"
          onClick={() => {
            setShown(shown + shownAtOnce)
          }}
        >
          {words.more(mistakes.length - shown)}
        </Button>
      )}
    </>
  )
}

function MistakeRow({ mistake, onCorrect }: RowProps) {
  const { row, header, column, was, value, problem } = mistake
  const words = useImportWords()
  const { issues } = useWords()
  const [typed, setTyped] = useState(value)
  const name = column === null ? header : columnName(words, column)
  const save = () => {
    if (typed !== value) onCorrect(mistake, typed)
  }
  const said = problem && sentenceOf(issues, readProblem(problemText(problem)))
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
            aria-label={words.cell(row, name)}
            value={typed}
            error={problem !== undefined}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
            }}
            onBlur={save}
            onKeyDown={(event) => {
              if (event.key === 'Enter') save()
              if (event.key === 'Escape') setTyped(value)
            }}
          />
        )}
      </td>
      <td>
        {said ?? (
          <span className={classes.corrected}>
            <IconCheck size={16} aria-hidden /> {words.corrected}
          </span>
        )}
      </td>
      <td className={classes.offer}>
        {offered !== null && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              onCorrect(mistake, offered)
            }}
          >
            {problem === undefined ? words.asInFile : words.use(offered)}
          </Button>
        )}
      </td>
    </tr>
  )
}
