import { useEffect, useState } from 'react'
import type { SeamPictures } from '../../../shared/media/look/look.ts'

type Seen = { readonly key: string; readonly pictures: SeamPictures | 'unreadable' }

/** A clip's first and last frames and their difference, as decoded by this browser. */
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
    return () => given.abort()
  }, [file, endMs, key])
  // Keeps the previous cut's pictures until the new ones are ready.
  return seen?.key.startsWith(`${file} `) ? seen.pictures : undefined
}
