import { useEffect, useState } from 'react'

const tryAgainMs = 10_000

/**
 * Reads a part of the build that the first load does without, again and again until it is there.
 * Without network it comes with the build that is held. Gives what calls it off.
 */
export function importWithRetry<Part>(
  read: () => Promise<Part>,
  onRead: (part: Part) => void,
  onProblem: (problem: string) => void,
): () => void {
  let isOver = false
  let again: ReturnType<typeof setTimeout> | undefined
  async function attempt() {
    try {
      const part = await read()
      if (!isOver) onRead(part)
    } catch (error) {
      onProblem(String(error))
      if (!isOver) again = setTimeout(() => void attempt(), tryAgainMs)
    }
  }
  void attempt()
  return () => {
    isOver = true
    clearTimeout(again)
  }
}

/** Reads what draws a layer that most walls never need as soon as it is wanted; undefined until then. */
export function useLazyModule<Layer extends object>(
  isWanted: boolean,
  read: () => Promise<Layer>,
  onProblem: (problem: string) => void,
): Layer | undefined {
  const [layer, setLayer] = useState<Layer>()
  useEffect(() => {
    if (!isWanted || layer !== undefined) return
    return importWithRetry(read, setLayer, onProblem)
  }, [isWanted, layer, read, onProblem])
  return layer
}
