import { problemText, readProblem, sentenceOf } from '@roundboard/contract'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useIssueSentences } from '../i18n/use-issue-sentences.ts'
import type { Notice } from './mistakes.ts'
import classes from './sheets.module.css'
import { useSheetsMessages } from '../messages/sheets.ts'

/** Valid cells with warnings. */
export function NoticeList<Column>(props: {
  notices: readonly Notice<Column>[]
  nameOf: (column: Column) => string
}) {
  const { notices, nameOf } = props
  const words = useSheetsMessages()
  const issues = useIssueSentences()
  if (notices.length === 0) return <p className={classes.nothing}>{words.nothingToLookAt}</p>
  return (
    <ul className={classes.notices}>
      {notices.map((notice, index) => (
        <li key={index}>
          <IconAlertTriangle size={18} aria-hidden />
          <span>
            <b>
              {words.noticeAt({
                row: notice.row,
                column: notice.column === null ? notice.header : nameOf(notice.column),
              })}
            </b>{' '}
            {sentenceOf(issues, readProblem(problemText(notice)))}
          </span>
        </li>
      ))}
    </ul>
  )
}
