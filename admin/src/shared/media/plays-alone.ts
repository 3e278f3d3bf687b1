import { useEffect, useId, useSyncExternalStore } from 'react'

let playing: string | undefined
const listeners = new Set<() => void>()

function become(next: string | undefined) {
  playing = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the user's device asks for reduced motion. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Of all clips that want to play, only the latest does, until it stops or is removed. */
export function usePlaysAlone() {
  const id = useId()
  const isPlaying = useSyncExternalStore(subscribe, () => playing === id)
  const stop = () => {
    if (playing === id) become(undefined)
  }
  useEffect(
    () => () => {
      if (playing === id) playing = undefined
    },
    [id],
  )
  return {
    isPlaying,
    start() {
      become(id)
    },
    stop,
  }
}
