import { ApiError } from '@roundboard/client'
import type { NoRemoteCode, RemoteCode } from '@roundboard/wall/support'
import { useEffect, useState } from 'react'

/** How long a screen shows the remote's code. */
const shownForMs = 60_000

function whyOf(error: unknown): NoRemoteCode | undefined {
  if (!(error instanceof ApiError)) return 'silent'
  if (error.code === 'conflict') return 'many'
  if (error.issues[0]?.code === 'screen-passes-off') return 'off'
  if (error.code === 'too-many-attempts') return 'often'
  return ['unreachable', 'unavailable', 'busy', 'internal'].includes(error.code)
    ? 'silent'
    : undefined
}

/** The remote's code, for a minute; null after that, or if the screen isn't linked. */
export function useRemoteCode(ask: () => Promise<string>): RemoteCode | null {
  const [code, setCode] = useState<RemoteCode | null>(null)
  useEffect(() => {
    let hiding: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    ask().then(
      (address) => {
        if (isOver) return
        setCode({ address })
        hiding = setTimeout(() => {
          setCode(null)
        }, shownForMs)
      },
      (error: unknown) => {
        const why = whyOf(error)
        if (!isOver && why !== undefined) setCode({ why })
      },
    )
    return () => {
      isOver = true
      clearTimeout(hiding)
    }
  }, [ask])
  return code
}
