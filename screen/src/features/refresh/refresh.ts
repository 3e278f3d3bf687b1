import type { Applied, OwnScreen, Programme } from '@roundboard/contract'
import type { ScreenApi } from '../../shared/screen-api.ts'

/** How long 'Content Refreshing. Please Wait.' stands at least, so that it can be read. */
const refreshingAtLeastMs = 3_000

/** What a screen is asked to do, each by a revision. */
export type RefreshRequests = Pick<
  OwnScreen,
  'refreshFlag' | 'refreshRevision' | 'hardRefreshFlag' | 'hardRefreshRevision'
>

/** What of it was not done yet: the whole page loaded anew, or its content (specification 4.2). */
export function requestedRefresh(
  requests: RefreshRequests,
  applied: Applied,
): 'page' | 'content' | null {
  if (requests.hardRefreshFlag && requests.hardRefreshRevision > applied.hardRefresh) return 'page'
  return requests.refreshFlag && requests.refreshRevision > applied.refresh ? 'content' : null
}

/** Reads the content anew, for long enough that the wall can say so; null if it couldn't be read. */
export async function refreshContent(options: {
  readonly api: Pick<ScreenApi, 'getProgramme'>
  readonly onRead: (programme: Programme) => void
  readonly onFailure: (error: unknown) => void
}): Promise<Programme | null> {
  const { api, onRead, onFailure } = options
  const readable = new Promise((resolve) => setTimeout(resolve, refreshingAtLeastMs))
  let programme: Programme | null = null
  try {
    programme = await api.getProgramme()
    onRead(programme)
  } catch (error) {
    onFailure(error)
  }
  await readable
  return programme
}
