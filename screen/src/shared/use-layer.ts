import { useEffect, useState } from 'react'
import { readLater } from './read-later.ts'

/** Reads what draws a layer that most walls never need as soon as it is wanted; undefined until then. */
export function useLayer<Layer extends object>(
  isWanted: boolean,
  read: () => Promise<Layer>,
  onProblem: (problem: string) => void,
): Layer | undefined {
  const [layer, setLayer] = useState<Layer>()
  useEffect(() => {
    if (!isWanted || layer !== undefined) return
    return readLater(read, setLayer, onProblem)
  }, [isWanted, layer, read, onProblem])
  return layer
}
