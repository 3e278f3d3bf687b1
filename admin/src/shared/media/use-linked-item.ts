import { Link, type MediaItem } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { mediaQueries } from './media.queries.ts'

const isOwn = (link: string) => link.startsWith('/media/') && Link.safeParse(link).success

/** The library's item behind a link, once it is known; none where the link leads elsewhere. */
export function useLinkedItem(link: string): MediaItem | undefined {
  const item = useQuery({ ...mediaQueries.ofLink(link), enabled: isOwn(link) }).data
  return isOwn(link) ? (item ?? undefined) : undefined
}
