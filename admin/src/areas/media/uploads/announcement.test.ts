import { expect, it } from 'vitest'
import { type Announcement, announcementOf } from './announcement.ts'
import { aFile } from './testing/queued-file-builder.ts'

it('announces uploads at the start, at each quarter and at the end only', () => {
  const files = Array.from({ length: 300 }, () => aFile())
  let current: Announcement = { what: 'nothing' }
  const announcements: Announcement[] = []
  const look = () => {
    const next = announcementOf(current, files)
    if (next !== current) announcements.push(next)
    current = next
  }
  look()
  for (const [index, file] of files.entries()) {
    files[index] = { ...file, state: { step: 'sending', sent: 500 } }
    look()
    files[index] = { ...file, state: { step: 'done', itemId: 'i', hasJump: false } }
    look()
  }
  expect(announcements).toEqual([
    { what: 'chosen', files: 300 },
    { what: 'share', here: 75, files: 300 },
    { what: 'share', here: 150, files: 300 },
    { what: 'share', here: 225, files: 300 },
    { what: 'over', here: 300, refused: 0 },
  ])
})

it('announces nothing for an empty queue', () => {
  expect(announcementOf({ what: 'over', here: 1, refused: 0 }, [])).toEqual({ what: 'nothing' })
})
