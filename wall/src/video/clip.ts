import { placeByFigure, type FigureFrame } from './figure-frame.ts'

/** What a video element of the wall plays. */
export type ClipSource = {
  /** Where its bytes are. */
  readonly file: string
  readonly bytes: number | null
  /** What a media source takes copies of it as; undefined where that is not known. */
  readonly copiesAs: string | undefined
  readonly durationMs: number | null
}

/** What a clip says of itself while it plays. */
export type ClipEvents = {
  readonly onUnplayable: () => void
  /** Some of its bytes came. */
  readonly onLoaded: () => void
}

/** A silent video element that plays as soon as it can. */
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

/** What a clip is called, its still picture, and where its figure is; without, its whole frame is shown. */
export type ClipDescription = {
  readonly label: string
  readonly poster: string | null
  readonly frame: FigureFrame | null
}

/** What it is, its still picture and its figure, which may come to be known while it plays. */
export function describeClip(
  clip: HTMLVideoElement,
  { label, poster, frame }: ClipDescription,
): void {
  placeByFigure(clip, frame)
  clip.setAttribute('aria-label', label)
  if (poster === null) clip.removeAttribute('poster')
  else if (clip.getAttribute('poster') !== poster) clip.poster = poster
}

/** Plays on the element alone, which loops by itself (specification 2.1). Returns how to stop. */
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

/** Takes a clip away and gives its decoder back at once. */
export function removeClip(clip: HTMLVideoElement): void {
  clip.remove()
  clip.removeAttribute('src')
  clip.load()
}
