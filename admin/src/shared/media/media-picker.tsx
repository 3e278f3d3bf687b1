import { Modal } from '@mantine/core'
import type { MediaItem, MediaKind } from '@roundboard/contract'
import { useState } from 'react'
import { useSharedMessages } from '../messages/shared.ts'
import { useMediaLibraryMessages } from '../messages/media-library.ts'
import { MediaBrowser } from './media-browser.tsx'
import type { MediaList } from './media-list.ts'

/** Chooses a library item by picture and name, even from within a form. */
export default function MediaPicker(props: {
  isOpen: boolean
  /** The kind that is shown first. */
  kind: MediaKind
  isChosen: (item: MediaItem) => boolean
  onChoose: (item: MediaItem) => void
  onClose: () => void
}) {
  const words = useMediaLibraryMessages()
  const shared = useSharedMessages()
  const [list, setList] = useState<MediaList>({ kind: props.kind, sort: 'name' })
  return (
    <Modal
      opened={props.isOpen}
      stackId="picker"
      onClose={props.onClose}
      title={words.chooseTitle}
      size="min(1040px, 94vw)"
      closeButtonProps={{ 'aria-label': shared.close }}
      // Events in this dialog bubble to the surrounding form in React.
      onSubmit={(event) => event.stopPropagation()}
    >
      <MediaBrowser
        list={list}
        onList={setList}
        isChosen={props.isChosen}
        onChoose={(item) => {
          props.onChoose(item)
          props.onClose()
        }}
      />
    </Modal>
  )
}
