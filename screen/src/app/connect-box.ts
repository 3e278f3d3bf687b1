import { startBox } from '../features/box/box.ts'
import { isRoundRunning } from '../player/player-state.ts'
import type { Player } from '../player/player.ts'
import type { ScreenApi } from '../shared/screen-api.ts'
import type { ScreenStore } from '../shared/screen-store.ts'

/** Connects a running player with the box agent of its PC. */
export function connectBox(
  player: Player,
  { api, store }: { readonly api: ScreenApi; readonly store: ScreenStore },
): void {
  const now = () => Date.now() + (player.vitals().clockOffsetMs ?? NaN)
  startBox({
    api,
    store,
    announcements: player.announcements,
    isRoundRunning: () => isRoundRunning(player.timer.state(), now()),
    now,
  })
}
