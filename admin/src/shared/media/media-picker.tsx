import { Modal } from '@mantine/core'
import type { MediaItem, MediaKind } from '@roundboard/contract'
import { useState } from 'react'
import { useSharedMessages } from '../messages/shared.ts'
import { useMediaLibraryMessages } from '../messages/media-library.ts'
import { MediaBrowser } from './media-browser.tsx'
import type { MediaList } from './media-list.ts'

/** Chooses an item of the library by its picture and name; over a form, too. */
export default function MediaPicker(props: {
  isOpen: boolean
  /** Which kind is shown first. */
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
      // React tells the form around it, too, what is submitted here.
      onSubmit={(event) => {
        event.stopPropagation()
      }}
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
