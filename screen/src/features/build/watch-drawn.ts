import { videosIn } from '@roundboard/wall/display'

const lookEveryMs = 250

/** Whether a wall stands that is not only waiting, with a picture of at least one of its videos. */
export function isDrawn(root: ParentNode): boolean {
  if (!root.querySelector('[data-wall]:not([data-wall=loading])')) return false
  const videos = videosIn(root)
  return videos.length === 0 || videos.some(({ readyState }) => readyState >= 2)
}

/** Tells once when that is so. */
export function watchDrawn(root: ParentNode, onDrawn: () => void): void {
  const watch = setInterval(() => {
    if (!isDrawn(root)) return
    clearInterval(watch)
    onDrawn()
  }, lookEveryMs)
}
