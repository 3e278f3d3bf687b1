import type { MediaItem, MediaKind } from '@roundboard/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const MediaPicker = lazy(() => import('./media-picker.tsx'))

/** The dialog for choosing from the library, loaded when it is first opened. */
export function useMediaPicker(given: {
  kind: MediaKind
  isChosen: (item: MediaItem) => boolean
  onChoose: (item: MediaItem) => void
}): { open: () => void; picker: ReactNode } {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return {
    open() {
      setState('open')
    },
    picker: state !== 'never' && (
      <Suspense>
        <MediaPicker {...given} isOpen={state === 'open'} onClose={() => setState('closed')} />
      </Suspense>
    ),
  }
}
