import { Button } from '@mantine/core'
import type { MediaItem } from '@roundboard/contract'
import { IconPlayerPlay } from '@tabler/icons-react'
import type { Uploads } from './queue-panel.tsx'
import { QueueRow } from './queue-row.tsx'
import classes from './queue.module.css'
import { isReplacing, replacementOf } from './queued-file.ts'
import { useUploads } from './uploads.ts'
import { useUploadsMessages } from '../../../shared/messages/uploads.ts'

/** The progress of an item's new file, or why it was refused. */
export function Replacing({ item }: { item: MediaItem }) {
  return <ReplacingShown {...useUploads()} item={item} />
}

export function ReplacingShown({ item, queue, view }: Uploads & { item: MediaItem }) {
  const words = useUploadsMessages()
  const file = replacementOf(view.files, item.id)
  return (
    <>
      <p className="visually-hidden" role="status">
        {file && `${file.name}: ${words.steps[file.state.step]}`}
      </p>
      {file && (
        <section className={classes.replacing} aria-label={words.replacing}>
          {isReplacing(file) && view.isDown && <p className={classes.notice}>{words.away}</p>}
          {isReplacing(file) && view.isPaused && (
            <div className={classes.notice}>
              <p>{words.paused}</p>
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconPlayerPlay size={14} />}
                onClick={() => queue.command('resume')}
              >
                {words.resume}
              </Button>
            </div>
          )}
          <ul>
            <QueueRow
              file={file}
              isAlone
              isFocusable={false}
              onRetry={queue.retry}
              onRemove={queue.remove}
              onChoose={queue.choose}
            />
          </ul>
        </section>
      )}
    </>
  )
}
