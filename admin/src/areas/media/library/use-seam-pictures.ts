import { useEffect, useState } from 'react'
import type { SeamPictures } from '../../../shared/media/look/look.ts'

type Seen = { readonly key: string; readonly pictures: SeamPictures | 'unreadable' }

/** The two ends of a clip and what differs between them, as this browser sees them. */
export function useSeamPictures(file: string, endMs: number | undefined) {
  const key = `${file} ${String(endMs)}`
  const [seen, setSeen] = useState<Seen>()
  useEffect(() => {
    const given = new AbortController()
    const { signal } = given
    const look = async () => {
      const { seamPictures } = await import('../../../shared/media/look/look.ts')
      return seamPictures(file, { endMs, signal })
    }
    look().then(
      (pictures) => {
        if (!signal.aborted) setSeen({ key, pictures })
      },
      () => {
        if (!signal.aborted) setSeen({ key, pictures: 'unreadable' })
      },
    )
    return () => {
      given.abort()
    }
  }, [file, endMs, key])
  // Another end's pictures stay until these are there.
  return seen?.key.startsWith(`${file} `) ? seen.pictures : undefined
}
