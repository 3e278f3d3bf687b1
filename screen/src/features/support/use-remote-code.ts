import { useEffect, useState } from 'react'

/** How long a wall shows the code by which a phone becomes the remote of its gym. */
const shownForMs = 60_000

/** The address of that code, for a minute from when it is asked for; null without one. */
export function useRemoteCode(ask: () => Promise<string>): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let hiding: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    ask().then(
      (asked) => {
        if (isOver) return
        setAddress(asked)
        hiding = setTimeout(() => {
          setAddress(null)
        }, shownForMs)
      },
      // Without the server, or without a link to a screen, there is no code: the facts beside it say so.
      () => undefined,
    )
    return () => {
      isOver = true
      clearTimeout(hiding)
    }
  }, [ask])
  return address
}
