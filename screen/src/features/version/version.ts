import type { ScreenStore } from '../../shared/screen-store.ts'

/** Reloads once for each new version, but never during a round (specification 4.2, design section 5). */
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
    /** Takes the server's version. */
    update(version: string) {
      store.appVersion ??= version
      awaited = version === store.appVersion ? null : version
      check()
    },
    /** Call when a round may have ended. */
    check,
  }
}
