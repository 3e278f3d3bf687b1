import { posterOf } from './poster.ts'

/** What a video element of the wall is made from. */
export type ClipSource = { readonly videoLink: string; readonly label: string }

/**
 * A silent video element. Made by hand, for React listens to every media event of those it makes,
 * and would be woken by each playing clip four times a second.
 */
export function makeClip({ videoLink, label }: ClipSource, onUnplayable: () => void) {
  const clip = document.createElement('video')
  clip.muted = true
  clip.playsInline = true
  clip.disablePictureInPicture = true
  clip.preload = 'auto'
  clip.setAttribute('muted', '')
  clip.setAttribute('playsinline', '')
  clip.setAttribute('aria-label', label)
  clip.addEventListener('error', onUnplayable)
  clip.src = videoLink
  return clip
}

/** The same with its poster image and looping by itself, for boxes with one decoder. */
export function makeLoopingClip(source: ClipSource, onUnplayable: () => void) {
  const clip = makeClip(source, onUnplayable)
  const poster = posterOf(source.videoLink)
  if (poster !== undefined) clip.poster = poster
  clip.autoplay = true
  clip.loop = true
  return clip
}

/** Takes a clip away and gives its decoder back at once. */
export function removeClip(clip: HTMLVideoElement, onUnplayable: () => void): void {
  clip.removeEventListener('error', onUnplayable)
  clip.remove()
  clip.removeAttribute('src')
  clip.load()
}

/** Starts a clip; that a newer command interrupted it is no failure, others come as `error` events. */
export async function startPlaying(clip: HTMLVideoElement): Promise<void> {
  try {
    await clip.play()
  } catch {
    // The watchdog tries again.
  }
}

/** Has a clip that stands still begin anew. */
export function restart(clip: HTMLVideoElement): void {
  if (!clip.paused) clip.load()
  void startPlaying(clip)
}
