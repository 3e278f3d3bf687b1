import { placeByFigure, type FigureFrame } from './figure-frame.ts'

/** A file for a video element. */
export type ClipSource = {
  /** The address of the file. */
  readonly file: string
  readonly bytes: number | null
  /** The MIME type with codec for a `MediaSource`; undefined if unknown. */
  readonly copiesAs: string | undefined
  readonly durationMs: number | null
}

export type ClipEvents = {
  readonly onUnplayable: () => void
  /** Bytes have arrived. */
  readonly onLoaded: () => void
}

/** Creates a muted video element that plays as soon as it can. */
export function makeClip(): HTMLVideoElement {
  const clip = document.createElement('video')
  clip.muted = true
  clip.playsInline = true
  clip.disablePictureInPicture = true
  clip.preload = 'auto'
  clip.autoplay = true
  clip.part.add('video')
  clip.setAttribute('muted', '')
  clip.setAttribute('playsinline', '')
  return clip
}

/** A clip's label, its still picture, and its figure's place in the frame; null shows the whole frame. */
export type ClipDescription = {
  readonly label: string
  readonly poster: string | null
  readonly frame: FigureFrame | null
}

/** Applies a description, which may change while the clip plays. */
export function describeClip(
  clip: HTMLVideoElement,
  { label, poster, frame }: ClipDescription,
): void {
  placeByFigure(clip, frame)
  clip.setAttribute('aria-label', label)
  if (poster === null) clip.removeAttribute('poster')
  else if (clip.getAttribute('poster') !== poster) clip.poster = poster
}

/** Plays with the element's own loop (specification 2.1). Returns a function that stops it. */
export function playWithNativeLoop(
  clip: HTMLVideoElement,
  { file }: ClipSource,
  { onUnplayable, onLoaded }: ClipEvents,
): () => void {
  clip.addEventListener('error', onUnplayable)
  clip.addEventListener('progress', onLoaded)
  clip.loop = true
  clip.src = file
  return () => {
    clip.removeEventListener('error', onUnplayable)
    clip.removeEventListener('progress', onLoaded)
  }
}

/** Removes a clip and frees its decoder at once. */
export function removeClip(clip: HTMLVideoElement): void {
  clip.remove()
  clip.removeAttribute('src')
  clip.load()
}
