import type { MediaItem } from '@roundboard/contract'
import type { MediaFacts } from '@roundboard/wall'
import { useQueries } from '@tanstack/react-query'
import { mediaQueries } from './media.queries.ts'

/** What the library knows of the videos, so that they loop as on the wall. */
export function useKnownMedia(
  routines: readonly { readonly videoLink: string; readonly lrVideoLink: string | null }[],
): readonly MediaFacts[] {
  const links = routines.flatMap(({ videoLink, lrVideoLink }) => [videoLink, lrVideoLink ?? ''])
  const own = [...new Set(links)].filter((link) => link.startsWith('/media/'))
  return useQueries({
    queries: own.map((link) => mediaQueries.ofLink(link)),
    combine: knownOf,
  })
}

const knownOf = (found: readonly { readonly data: MediaItem | null | undefined }[]): MediaFacts[] =>
  found.flatMap(({ data }) => (data ? [{ ...data, url: data.link }] : []))
