import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'

interface Played {
  readonly durationMs: number
  readonly frames: number
}

/** The part of a clip on each side of its seam that is played in seam mode. */
const seamPart = 0.2
const seamMostS = 0.6

/** Plays a video, steps frame by frame, or loops its seam or its first part. */
export function usePlayer(
  videoRef: RefObject<HTMLVideoElement | null>,
  { durationMs, frames }: Played,
  endMs: number | undefined,
) {
  const [isPlaying, setPlaying] = useState(false)
  const [isSeamOnly, setSeamOnly] = useState(false)
  const [timeS, setTimeS] = useState(0)
  const frameS = durationMs / 1000 / Math.max(1, frames)
  const endS = (endMs ?? durationMs) / 1000
  const seamS = Math.min(seamMostS, endS * seamPart)

  /** A cut is played as consecutive copies if possible: where the current copy starts. */
  const copyAtS = () => {
    const { currentTime = 0, src = '' } = videoRef.current ?? {}
    return src.startsWith('blob:') ? Math.floor(currentTime / endS + 1e-6) * endS : 0
  }
  const seek = (toS: number) => {
    if (videoRef.current) videoRef.current.currentTime = copyAtS() + toS
    setTimeS(toS)
  }
  const play = (from?: number) => {
    if (from !== undefined) seek(from)
    // Rejected if it was paused before it started.
    void videoRef.current?.play().catch(() => undefined)
  }
  const pause = () => videoRef.current?.pause()
  const toggle = () => {
    if (isPlaying) pause()
    else play()
  }
  const goTo = (frame: number) => {
    pause()
    const last = Math.round(endS / frameS)
    const wanted = ((frame % last) + last) % last
    // Seeking to the middle of a frame is unambiguous.
    seek((wanted + 0.5) * frameS)
  }
  const frame = Math.min(frames - 1, Math.floor(timeS / frameS + 1e-6))
  const toggleSeam = () => {
    setSeamOnly(!isSeamOnly)
    if (!isSeamOnly) play(endS - seamS)
  }

  const follow = useEffectEvent(() => {
    const now = (videoRef.current?.currentTime ?? 0) - copyAtS()
    if (now >= endS) seek(0)
    else if (isSeamOnly && now > seamS && now < endS - seamS) seek(endS - seamS)
    else setTimeS(now)
  })
  useEffect(() => {
    if (!isPlaying) return
    let request = requestAnimationFrame(function tick() {
      follow()
      request = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(request)
  }, [isPlaying])

  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ' ': toggle,
    ArrowLeft: () => goTo(frame - 1),
    ArrowRight: () => goTo(frame + 1),
    l: toggleSeam,
  }
  return {
    isPlaying,
    isSeamOnly,
    timeS,
    frame,
    endS,
    play,
    toggle,
    toggleSeam,
    goTo,
    onPlaying: setPlaying,
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const isButton = event.target instanceof HTMLButtonElement && event.key === ' '
      const command = isButton
        ? undefined
        : keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!command) return
      event.preventDefault()
      command()
    },
  }
}
