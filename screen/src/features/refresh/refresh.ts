import type { Applied, OwnScreen, Programme } from '@roundboard/contract'
import type { ScreenApi } from '../../shared/screen-api.ts'

/** How long 'Content Refreshing. Please Wait.' is shown at least. */
const refreshingAtLeastMs = 3_000

/** The refreshes requested of a screen, with their revisions. */
export type Requests = Pick<
  OwnScreen,
  'refreshFlag' | 'refreshRevision' | 'hardRefreshFlag' | 'hardRefreshRevision'
>

/** The refresh that hasn't been done yet: of the page, or of the content (specification 4.2). */
export function requestedRefresh(requests: Requests, applied: Applied): 'page' | 'content' | null {
  if (requests.hardRefreshFlag && requests.hardRefreshRevision > applied.hardRefresh) return 'page'
  return requests.refreshFlag && requests.refreshRevision > applied.refresh ? 'content' : null
}

/** Fetches the program again while the screen shows a message for a few seconds; null if it fails. */
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
