import type { QueuedFile } from './queued-file.ts'
import { isQueueDone, totalsOf } from './queue-rules.ts'

/** What screen readers announce about the queue, rarely enough to be useful. */
export type Announcement =
  | { readonly what: 'nothing' }
  | { readonly what: 'chosen'; readonly files: number }
  | { readonly what: 'share'; readonly here: number; readonly files: number }
  | { readonly what: 'over'; readonly here: number; readonly refused: number }

const nothing: Announcement = { what: 'nothing' }

/** The announcement after the last one: the start, each quarter, the end. */
export function announcementOf(last: Announcement, files: readonly QueuedFile[]): Announcement {
  if (files.length === 0) return nothing
  const { sent, hereAlready, refused } = totalsOf(files)
  const here = sent + hereAlready
  if (isQueueDone(files))
    return last.what === 'over' && last.here === here && last.refused === refused
      ? last
      : { what: 'over', here, refused }
  const quarter = (count: number) => Math.floor((4 * count) / files.length)
  if (last.what === 'share' && last.files === files.length)
    return quarter(last.here) === quarter(here)
      ? last
      : { what: 'share', here, files: files.length }
  if (last.what === 'chosen' && last.files === files.length)
    return quarter(here) === 0 ? last : { what: 'share', here, files: files.length }
  return { what: 'chosen', files: files.length }
}
