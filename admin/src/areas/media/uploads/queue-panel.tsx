import { Box, Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { announcementOf, type Announcement } from './announcement.ts'
import { filesFromDrop } from './choose-files.ts'
import { QueueRow } from './queue-row.tsx'
import type { QueueView } from './queue-state.ts'
import { atOnce, barOf, inOrder, isQueueDone, totalsOf } from './queue-rules.ts'
import classes from './queue.module.css'
import type { SharedQueue } from './shared-queue.ts'
import { useUploads } from './uploads.ts'
import { useDrop } from './use-drop.ts'
import { useUploadsMessages } from '../../../shared/messages/uploads.ts'
import { useQueueFormat } from './use-queue-format.ts'

const NamesDialog = lazy(() => import('./names-dialog.tsx'))

const namesShown = 5

type Files = QueueView['files']

/** A queue and its state. */
export interface Uploads {
  readonly queue: SharedQueue
  readonly view: QueueView
}

function useTitle(files: Files): string {
  const words = useUploadsMessages()
  const folders = [...new Set(files.map(({ folder }) => folder))]
  const [folder = ''] = folders
  return folders.length === 1 && folder !== ''
    ? words.filesFrom({ count: files.length, folder })
    : words.files({ count: files.length })
}

function useProgressText(files: Files): string {
  const words = useUploadsMessages()
  const format = useQueueFormat()
  const [announcement, setAnnouncement] = useState<Announcement>({ what: 'nothing' })
  const next = announcementOf(announcement, files)
  if (next !== announcement && JSON.stringify(next) !== JSON.stringify(announcement))
    setAnnouncement(next)
  switch (announcement.what) {
    case 'nothing':
      return ''
    case 'chosen':
      return words.told.chosen({ count: announcement.files })
    case 'share':
      return words.told.share({
        here: format.number(announcement.here),
        of: format.number(announcement.files),
      })
    case 'over':
      return announcement.refused > 0
        ? words.told.overRefused({
            here: format.number(announcement.here),
            refused: announcement.refused,
          })
        : words.told.over({ here: format.number(announcement.here) })
  }
}

/** The upload queue. Accepts files dropped or pasted anywhere on its page. */
export function QueuePanel() {
  const words = useUploadsMessages()
  const uploads = useUploads()
  const { queue } = uploads
  const isOver = useDrop((items) => {
    void filesFromDrop(items).then((chosen) => {
      queue.command('add', chosen)
    })
  })
  return (
    <>
      <QueueShown {...uploads} />
      {isOver && <div className={classes.drop}>{words.drop}</div>}
    </>
  )
}

/** Overall progress, open questions, and all files. */
export function QueueShown({ queue, view }: Uploads) {
  const { files, others } = view
  const words = useUploadsMessages()
  const announcement = useProgressText(files)
  const title = useTitle(files)
  const [isNaming, naming] = useDisclosure()
  if (files.length === 0 && others.length === 0)
    return (
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    )
  const totals = totalsOf(files)
  const isOver = isQueueDone(files)
  return (
    <section className={classes.panel} aria-label={words.queue}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <Group gap={12} wrap="nowrap" justify="space-between" px={16} pt={14}>
        <Box component="h2" className="wrap-anywhere" miw={0} fz={17} fw={680} dir="auto">
          {title}
        </Box>
        {isOver ? (
          <Button variant="default" onClick={() => queue.command('clear')}>
            {words.clear}
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={
              view.isPaused ? <IconPlayerPlay size={16} /> : <IconPlayerPause size={16} />
            }
            onClick={() => queue.command(view.isPaused ? 'resume' : 'pause')}
          >
            {view.isPaused ? words.resume : words.pause}
          </Button>
        )}
      </Group>
      {files.length > 0 && <Progress view={view} />}
      {others.length > 0 && (
        <p className={classes.notice} data-tone="plain" dir="auto">
          {words.others({
            count: others.length,
            names:
              others.slice(0, namesShown).join(', ') + (others.length > namesShown ? ' …' : ''),
          })}
        </p>
      )}
      {totals.missing > 0 && (
        <p className={classes.notice}>{words.missing({ count: totals.missing })}</p>
      )}
      {view.isDown && <p className={classes.notice}>{words.away}</p>}
      {(totals.fitting > 0 || totals.unsure > 0) && (
        <div className={classes.notice} data-tone={totals.unsure > 0 ? 'warn' : 'plain'}>
          <p>
            <b>{words.fit({ count: totals.fitting })}</b>{' '}
            {totals.unsure > 0 && words.notSure({ count: totals.unsure })}
          </p>
          <Button variant="default" size="compact-sm" onClick={naming.open}>
            {totals.unsure > 0 ? words.lookAt({ count: totals.unsure }) : words.lookAtNames}
            <kbd className={classes.key}>M</kbd>
          </Button>
        </div>
      )}
      <FileList queue={queue} view={view} onNames={naming.open} />
      <div className={classes.foot}>
        <span>
          <kbd className={classes.key}>↑ ↓</kbd> {words.keys.move}
        </span>
        <span>
          <kbd className={classes.key}>R</kbd> {words.keys.retry}
        </span>
        <span>
          <kbd className={classes.key}>Del</kbd> {words.keys.remove}
        </span>
        <span className={classes.footEnd}>{words.atATime({ count: atOnce })}</span>
      </div>
      {isNaming && (
        <Suspense>
          <NamesDialog queue={queue} files={files} onClose={naming.close} />
        </Suspense>
      )}
    </section>
  )
}

function Progress({ view }: Pick<Uploads, 'view'>) {
  const words = useUploadsMessages()
  const format = useQueueFormat()
  const { files, msLeft, unsaved } = view
  const totals = totalsOf(files)
  const bar = barOf(files)
  const percent = (share: number) => `${String(Math.round(share * 1000) / 10)}%`
  const here = words.here({
    count: format.number(totals.sent + totals.hereAlready),
    of: format.number(totals.files),
  })
  return (
    <Box px={16} pt={12} pb={14}>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={here}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * (bar.hereAlready + bar.sent))}
      >
        <span data-part="here" style={{ inlineSize: percent(bar.hereAlready) }} />
        <span data-part="sent" style={{ inlineSize: percent(bar.sent) }} />
      </div>
      <div className={classes.line}>
        <b>{here}</b>
        <span>
          {words.bytesOf({ sent: format.bytes(totals.sentBytes), all: format.bytes(totals.bytes) })}
          {view.isPaused && ` · ${words.paused}`}
          {totals.checking > 0 &&
            totals.sentBytes === totals.bytes &&
            ` · ${words.checkingFiles({ count: totals.checking })}`}
          {msLeft !== null && msLeft > 0 && ` · ${words.left({ time: format.time(msLeft) })}`}
        </span>
      </div>
      <div className={classes.legend}>
        <span data-part="sent">{words.sent({ count: totals.sent })}</span>
        {totals.hereAlready > 0 && (
          <span data-part="here">{words.hereAlready({ count: totals.hereAlready })}</span>
        )}
        {totals.refused > 0 && (
          <span data-part="refused">{words.refusedCount({ count: totals.refused })}</span>
        )}
        {!isQueueDone(files) && (
          <span>{unsaved > 0 ? words.keepOpen({ count: unsaved }) : words.goesOn}</span>
        )}
      </div>
    </Box>
  )
}

function FileList({ queue, view, onNames }: Uploads & { onNames: () => void }) {
  const words = useUploadsMessages()
  const list = useRef<HTMLUListElement>(null)
  const [focusedId, setFocusedId] = useState<string>()
  const files = inOrder(view.files)
  const focusable = files.some(({ id }) => id === focusedId) ? focusedId : files[0]?.id

  const rows = () => [...(list.current?.children ?? [])] as HTMLElement[]
  function onKeyDown(event: KeyboardEvent) {
    const all = rows()
    const at = all.findIndex((row) => row.contains(event.target as Node))
    const id = all[at]?.dataset['id']
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const goTo = (index: number) => {
      const row = all[Math.min(all.length - 1, Math.max(0, index))]
      row?.focus()
    }
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(at + 1),
      ArrowUp: () => goTo(at - 1),
      Home: () => goTo(0),
      End: () => goTo(all.length - 1),
      r: () => queue.command('retry', id),
      Delete: () => {
        goTo(at === all.length - 1 ? at - 1 : at + 1)
        queue.command('remove', id)
      },
      m: onNames,
    }
    const command = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!command) return
    event.preventDefault()
    command()
  }

  return (
    // The rows handle keys; events bubble up to the list.
    <ul
      ref={list}
      className={classes.files}
      aria-label={words.queue}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const row = event.target.closest<HTMLElement>('[data-id]')
        setFocusedId(row?.dataset['id'])
      }}
    >
      {files.map((file) => (
        <QueueRow
          key={file.id}
          file={file}
          isFocusable={file.id === focusable}
          onRetry={queue.retry}
          onRemove={queue.remove}
          onChoose={queue.choose}
        />
      ))}
    </ul>
  )
}
