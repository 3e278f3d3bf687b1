import { useEffect, useState } from 'react'

const tryAgainMs = 10_000

/** Loads a part of the build that the first load leaves out, and retries until it succeeds. Without network it comes from the cached build. Returns a function that cancels it. */
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

/** Loads a module that most screens never need, once it is needed; undefined until then. */
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
