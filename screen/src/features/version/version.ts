import type { ScreenStore } from '../../shared/screen-store.ts'

/** One reload for each version, and never while a round runs (specification 4.2, design section 5). */
export function watchVersion(options: {
  readonly store: Pick<ScreenStore, 'appVersion'>
  readonly isRoundRunning: () => boolean
  readonly reload: () => void
}) {
  const { store, isRoundRunning, reload } = options
  let awaited: string | null = null

  function check() {
    if (awaited === null || isRoundRunning()) return
    store.appVersion = awaited
    awaited = null
    reload()
  }

  return {
    /** The version that the server has now. */
    update(version: string) {
      store.appVersion ??= version
      awaited = version === store.appVersion ? null : version
      check()
    },
    /** The timer went on: a round may have ended. */
    check,
  }
}
