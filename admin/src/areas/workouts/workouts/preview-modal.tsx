import { limits } from '@roundboard/domain'
import { useViewportSize } from '@mantine/hooks'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'
import classes from './workouts.module.css'
import { Dialog } from '../../../shared/ui/dialog.tsx'

/** 1080×1920 on a device whose physical screen is longer than 1920 pixels, else 720×1280. */
export function previewSize(screen: { width: number; height: number }, pixelRatio: number) {
  const longSide = Math.max(screen.width, screen.height) * pixelRatio
  return longSide > limits.previewLargeBeyondPx ? limits.previewLarge : limits.previewSmall
}

// The dialog leaves a tenth of the window free and has a heading.
const chromePx = { width: 64, height: 170 }

/** The staged workout in a frame of `/stage`, scaled down where the window is smaller. */
export function PreviewModal({ onClose }: { onClose: () => void }) {
  const words = useWorkoutsMessages()
  const viewport = useViewportSize()
  const { width, height } = previewSize(window.screen, window.devicePixelRatio)
  const scale = Math.min(
    1,
    Math.max(0.2, (viewport.height - chromePx.height) / height),
    Math.max(0.2, (viewport.width - chromePx.width) / width),
  )
  return (
    <Dialog onClose={onClose} title={words.livePreview} size="auto" padding="sm">
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
    </Dialog>
  )
}
