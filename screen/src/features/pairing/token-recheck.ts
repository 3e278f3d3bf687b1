import type { ScreenApi } from '../../shared/screen-api.ts'
import { startLoop, type TaskLoop } from '../../shared/task-loop.ts'

const askAgainMs = 60_000

/** Checks whether the server accepts a rejected token again, for example after its database was restored. Checks are spread out, because a whole fleet may be asking. */
export function startTokenRecheck(options: {
  readonly api: Pick<ScreenApi, 'knowsToken'>
  readonly token: string
  readonly random: () => number
  readonly onAccepted: (token: string) => void
}): TaskLoop {
  const { api, token, random, onAccepted } = options
  const restMs = () => (askAgainMs / 2) * (1 + random())

  async function ask(): Promise<number> {
    if (await api.knowsToken(token).catch(() => false)) onAccepted(token)
    return restMs()
  }

  return startLoop(ask, restMs())
}
