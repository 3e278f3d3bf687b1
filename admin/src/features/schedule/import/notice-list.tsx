import type { ImportNotice } from '@roundboard/contract'
import { problemText, readProblem, sentenceOf } from '@roundboard/contract'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useWords } from '../../../shared/words/words.ts'
import { columnName } from './column-name.ts'
import classes from './import.module.css'
import { useImportWords } from './import.words.ts'

/** What is right, and yet worth a look. */
export function NoticeList({ notices }: { notices: readonly ImportNotice[] }) {
  const words = useImportWords()
  const { issues } = useWords()
  if (notices.length === 0) return <p className={classes.nothing}>{words.nothingToLookAt}</p>
  return (
    <ul className={classes.notices}>
      {notices.map((notice, index) => (
        <li key={index}>
          <IconAlertTriangle size={18} aria-hidden />
          <span>
            <b>
              {words.noticeAt(
                notice.row,
                notice.column === null ? notice.header : columnName(words, notice.column),
              )}
            </b>{' '}
            {sentenceOf(issues, readProblem(problemText(notice)))}
          </span>
        </li>
      ))}
    </ul>
  )
}
