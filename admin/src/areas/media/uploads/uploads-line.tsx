import { IconUpload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { barOf, isQueueDone, totalsOf } from './queue-rules.ts'
import classes from './queue.module.css'
import { useUploads } from './uploads.ts'
import { useUploadsMessages } from '../../../shared/messages/uploads.ts'
import { useQueueFormat } from './use-queue-format.ts'

/** The upload queue as one line in the header, while it has work left. */
export default function UploadsLine() {
  const words = useUploadsMessages()
  const format = useQueueFormat()
  const { view } = useUploads()
  if (view.files.length === 0 || isQueueDone(view.files)) return null
  const totals = totalsOf(view.files)
  const bar = barOf(view.files)
  const count = format.number(totals.sent + totals.hereAlready)
  const of = format.number(totals.files)
  const isStuck = view.isPaused || view.isDown
  return (
    <Link
      to="/admin/media"
      className={classes.headerLine}
      data-tone={isStuck ? 'warn' : undefined}
      aria-label={words.lineLabel({ count, of })}
    >
      <IconUpload size={17} stroke={1.7} aria-hidden />
      <span className={classes.bar} aria-hidden>
        <span data-part="here" style={{ inlineSize: `${String(100 * bar.hereAlready)}%` }} />
        <span data-part="sent" style={{ inlineSize: `${String(100 * bar.sent)}%` }} />
      </span>
      <span>{words.line({ count, of })}</span>
    </Link>
  )
}
