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

/** Whether the reader's device asks that nothing moves unless it is asked to. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Of all clips that ask to play, the last one does, until it stops or leaves the page. */
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
