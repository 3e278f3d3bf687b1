import { useEffect, useState } from 'react'

/** The layer that draws announcements, which most walls never need. */
export type AnnouncementLayer = typeof import('@roundboard/wall/announcement')

const tryAgainMs = 10_000

/**
 * Reads the layer as soon as there is anything to say, so that it is there when that begins; undefined
 * until then. Without network it comes with the build that is held.
 */
export function useAnnouncementLayer(
  isWanted: boolean,
  onProblem: (problem: string) => void,
): AnnouncementLayer | undefined {
  const [layer, setLayer] = useState<AnnouncementLayer>()
  useEffect(() => {
    if (!isWanted || layer !== undefined) return
    let isOver = false
    let again: ReturnType<typeof setTimeout> | undefined
    async function read() {
      try {
        const found = await import('@roundboard/wall/announcement')
        if (!isOver) setLayer(found)
      } catch (error) {
        onProblem(String(error))
        if (!isOver) again = setTimeout(() => void read(), tryAgainMs)
      }
    }
    void read()
    return () => {
      isOver = true
      clearTimeout(again)
    }
  }, [isWanted, layer, onProblem])
  return layer
}
