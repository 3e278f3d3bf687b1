import { addresses, type MediaItem } from '@roundboard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../../../shared/api/api.ts'
import { mediaQueries } from '../../../shared/media/media.queries.ts'

/** Analyzes a clip here if neither the server nor the uploader's browser did. */
export function useMissingAnalysis(item: MediaItem) {
  const queryClient = useQueryClient()
  const { id, file, sha256 } = item
  const isMissing = item.durationMs !== null && item.seam === null
  const keep = useEffectEvent(async (signal: AbortSignal) => {
    const { analyzeClip } = await import('../../../shared/media/look/look.ts')
    const look = await analyzeClip(file, signal)
    const saved = await api.call(addresses.saveClipAnalysis, {
      params: { id },
      body: { ...look, sha256 },
    })
    queryClient.setQueryData(mediaQueries.one(id).queryKey, saved)
  })
  useEffect(() => {
    if (!isMissing) return
    const given = new AbortController()
    // If this browser can't, the page says so.
    keep(given.signal).catch(() => undefined)
    return () => given.abort()
  }, [isMissing, file])
}
