import { Button } from '@mantine/core'
import type { MediaItem } from '@roundboard/contract'
import { IconReplace } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { mediaQueries } from '../../../shared/media/media.queries.ts'
import { useIssueSentences } from '../../../shared/i18n/use-issue-sentences.ts'
import { acceptedClips, acceptedPictures, isPicture } from './choose-files.ts'
import type { Uploads } from './queue-panel.tsx'
import { isReplacing, replacementOf } from './queued-file.ts'
import { useUploads } from './uploads.ts'
import { useUploadsMessages } from '../../../shared/messages/uploads.ts'

/** Replaces an item's file through the upload queue. */
export function ReplaceFile({ item }: { item: MediaItem }) {
  return <ReplaceButton {...useUploads()} item={item} />
}

export function ReplaceButton({ item, queue, view }: Uploads & { item: MediaItem }) {
  const words = useUploadsMessages()
  const issues = useIssueSentences()
  const confirm = useConfirm()
  const input = useRef<HTMLInputElement>(null)
  const uses = useQuery(mediaQueries.uses(item.id)).data
  const { id, name, kind } = item
  const wantsPicture = kind === 'round-picture'

  async function take(file: File) {
    if (isPicture(file) !== wantsPicture) {
      alerts.error(issues['media-kind'])
      return
    }
    const walls = uses?.reduce((sum, use) => sum + use.walls, 0) ?? 0
    const count = uses?.length ?? item.uses
    const isSure = await confirm({
      message: words.sureReplace({ name, file: file.name }),
      detail: count === 0 ? words.replaceUnused : words.replaceUses({ uses: count, walls }),
      action: words.replaceNow,
    })
    if (isSure) queue.command('replace', file, { id, name, kind })
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconReplace size={16} />}
        loading={isReplacing(replacementOf(view.files, id))}
        onClick={() => input.current?.click()}
      >
        {words.replace}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.replaceFile}
        accept={wantsPicture ? acceptedPictures : acceptedClips}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Otherwise the same file couldn't be chosen again.
          currentTarget.value = ''
          if (file) void take(file)
        }}
      />
    </>
  )
}
