import { Modal } from '@mantine/core'
import { limits } from '@roundboard/domain'
import { useViewportSize } from '@mantine/hooks'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'
import classes from './workouts.module.css'
import { useReturnFocus } from '../../../shared/ui/use-return-focus.ts'

/** 1080×1920 on a device whose physical screen is longer than 1920 pixels, else 720×1280. */
export function previewSize(screen: { width: number; height: number }, pixelRatio: number) {
  const longSide = Math.max(screen.width, screen.height) * pixelRatio
  return longSide > limits.previewLargeBeyondPx ? limits.previewLarge : limits.previewSmall
}

// The dialog keeps a tenth of the window free, and has a heading.
const chromePx = { width: 64, height: 170 }

/** The staged workout in a frame of `/stage`, scaled down where the window is smaller. */
export function PreviewModal({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const words = useWorkoutsMessages()
  const shared = useSharedMessages()
  const viewport = useViewportSize()
  const { width, height } = previewSize(window.screen, window.devicePixelRatio)
  const scale = Math.min(
    1,
    Math.max(0.2, (viewport.height - chromePx.height) / height),
    Math.max(0.2, (viewport.width - chromePx.width) / width),
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.livePreview}
      size="auto"
      padding="sm"
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      <div
        className={classes.frame}
        style={{ width: Math.floor(width * scale), height: Math.floor(height * scale) }}
      >
        <iframe
          src="/stage"
          title={words.livePreview}
          width={width}
          height={height}
          style={{ transform: `scale(${String(scale)})` }}
        />
      </div>
    </Modal>
  )
}
