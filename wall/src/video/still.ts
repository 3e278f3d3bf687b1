import { placeAs, placeByFigure, type FigureFrame } from './figure-frame.ts'

/** A picture of the frame that a clip shows now; undefined if it has none yet. */
export function frameOf(clip: HTMLVideoElement): HTMLElement | undefined {
  if (clip.videoWidth === 0 || clip.readyState < clip.HAVE_CURRENT_DATA) return undefined
  const still = document.createElement('canvas')
  still.width = clip.videoWidth
  still.height = clip.videoHeight
  still.getContext('2d')?.drawImage(clip, 0, 0)
  still.part.add('video')
  placeAs(still, clip)
  return still
}

/** A clip's poster as an image; hidden if it fails to load. */
export function posterAt(url: string, frame: FigureFrame | null): HTMLImageElement {
  const still = document.createElement('img')
  still.alt = ''
  still.src = url
  still.part.add('video')
  placeByFigure(still, frame)
  still.addEventListener('error', () => {
    still.hidden = true
  })
  return still
}
