/** What a video element of the wall plays. */
export type ClipSource = {
  /** Where its bytes are. */
  readonly file: string
  readonly bytes: number | null
  /** What a media source takes copies of it as; undefined where that is not known. */
  readonly copiesAs: string | undefined
  readonly durationMs: number | null
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

/** What it is and its still picture, which may come to be known while it plays. */
export function describeClip(
  clip: HTMLVideoElement,
  { label, poster }: { readonly label: string; readonly poster: string | null },
): void {
  clip.setAttribute('aria-label', label)
  if (poster === null) clip.removeAttribute('poster')
  else if (clip.getAttribute('poster') !== poster) clip.poster = poster
}

/** Plays on the element alone, which loops by itself (specification 2.1). Returns how to stop. */
export function playAlone(
  clip: HTMLVideoElement,
  { file }: ClipSource,
  onUnplayable: () => void,
): () => void {
  clip.addEventListener('error', onUnplayable)
  clip.loop = true
  clip.src = file
  return () => {
    clip.removeEventListener('error', onUnplayable)
  }
}

/** Takes a clip away and gives its decoder back at once. */
export function removeClip(clip: HTMLVideoElement): void {
  clip.remove()
  clip.removeAttribute('src')
  clip.load()
}

/** Has a clip that stands still begin anew; that it cannot comes as an `error` event. */
export function restart(clip: HTMLVideoElement): void {
  if (!clip.paused) clip.load()
  clip.play().catch(() => undefined)
}
