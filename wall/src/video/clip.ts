import { posterOf } from './poster.ts'

/** What a video element of the wall is made from. */
export type ClipSource = { readonly videoLink: string; readonly label: string }

/** A silent video element that plays as soon as it can. */
export function makeClip({ label }: ClipSource, onUnplayable: () => void): HTMLVideoElement {
  const clip = document.createElement('video')
  clip.muted = true
  clip.playsInline = true
  clip.disablePictureInPicture = true
  clip.preload = 'auto'
  clip.autoplay = true
  clip.part.add('video')
  clip.setAttribute('muted', '')
  clip.setAttribute('playsinline', '')
  clip.setAttribute('aria-label', label)
  clip.addEventListener('error', onUnplayable)
  return clip
}

/** Plays with its poster image first, looping by itself (specification 2.1). Returns how to stop. */
export function playWithPoster(clip: HTMLVideoElement, videoLink: string): () => void {
  const poster = posterOf(videoLink)
  if (poster !== undefined) clip.poster = poster
  clip.loop = true
  clip.src = videoLink
  return () => undefined
}

/** Takes a clip away and gives its decoder back at once. */
export function removeClip(clip: HTMLVideoElement, onUnplayable: () => void): void {
  clip.removeEventListener('error', onUnplayable)
  clip.remove()
  clip.removeAttribute('src')
  clip.load()
}

/** Has a clip that stands still begin anew; that it cannot comes as an `error` event. */
export function restart(clip: HTMLVideoElement): void {
  if (!clip.paused) clip.load()
  clip.play().catch(() => undefined)
}
