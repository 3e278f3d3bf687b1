import type { OwnScreen, Programme } from '@roundboard/contract'
import type { ScreenApi } from '../../shared/screen-api.ts'
import type { ScreenStore } from '../../shared/screen-store.ts'

/** How long 'Content Refreshing. Please Wait.' stands at least, so that it can be read. */
const refreshingAtLeastMs = 3_000

/** What a screen is asked to do, each by a revision. */
export type Asked = Pick<
  OwnScreen,
  'refreshFlag' | 'refreshRevision' | 'hardRefreshFlag' | 'hardRefreshRevision'
>

export interface Refresh {
  /** Does what was not done yet; whether there was anything. */
  hear(asked: Asked): boolean
  /** The content of a refresh that is under way is not wanted any more. */
  stop(): void
}

/** Carries out each refresh once: the content read anew, or the whole page (specification 4.2). */
export function createRefresh(options: {
  readonly api: Pick<ScreenApi, 'getProgramme'>
  readonly store: Pick<ScreenStore, 'applied'>
  readonly reload: () => void
  readonly onBegun: () => void
  readonly onEnded: (programme: Programme | null) => void
  readonly onFailure: (error: unknown) => void
}): Refresh {
  const { api, store, reload, onBegun, onEnded, onFailure } = options
  let state: 'idle' | 'refreshing' | 'stopped' = 'idle'
  const isStopped = () => state === 'stopped'

  async function refresh(revision: number): Promise<void> {
    state = 'refreshing'
    onBegun()
    const readable = new Promise((resolve) => setTimeout(resolve, refreshingAtLeastMs))
    let programme: Programme | null = null
    try {
      programme = await api.getProgramme()
    } catch (error) {
      onFailure(error)
    }
    await readable
    if (isStopped()) return
    state = 'idle'
    if (programme) store.applied = { ...store.applied, refresh: revision }
    onEnded(programme)
  }

  return {
    hear(asked) {
      const { applied } = store
      if (asked.hardRefreshFlag && asked.hardRefreshRevision > applied.hardRefresh) {
        store.applied = { ...applied, hardRefresh: asked.hardRefreshRevision }
        reload()
        return true
      }
      if (!asked.refreshFlag || asked.refreshRevision <= applied.refresh) return false
      if (state === 'idle') void refresh(asked.refreshRevision)
      return true
    },
    stop() {
      state = 'stopped'
    },
  }
}
