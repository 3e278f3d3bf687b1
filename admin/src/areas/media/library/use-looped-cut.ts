import { playSeamlessly } from '@roundboard/wall'
import { type RefObject, useEffect } from 'react'

interface Looped {
  readonly file: string
  readonly type: string
  readonly codec: string | null
  readonly durationMs: number
}

const ignored = () => undefined

/** Loops a video up to a cut as screens do: one copy after another, without seeking. */
export function useLoopedCut(
  video: RefObject<HTMLVideoElement | null>,
  { file, type, codec, durationMs }: Looped,
  cutMs: number | undefined,
) {
  useEffect(() => {
    const clip = video.current
    if (!clip || cutMs === undefined) return
    const copiesAs = codec === null ? undefined : `${type}; codecs="${codec}"`
    const source = { file, bytes: null, copiesAs, durationMs, endMs: cutMs }
    clip.toggleAttribute('loop', false)
    clip.toggleAttribute('autoplay', true)
    const stop = playSeamlessly(clip, source, { onUnplayable: ignored, onLoaded: ignored })
    return () => {
      stop()
      clip.toggleAttribute('loop', true)
      clip.toggleAttribute('autoplay', false)
      clip.setAttribute('src', file)
    }
  }, [video, file, type, codec, durationMs, cutMs])
}
