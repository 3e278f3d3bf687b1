import type { ScreenApi } from '../../shared/screen-api.ts'
import { startLoop, type TaskLoop } from '../../shared/task-loop.ts'

/** How often at most to ask about a token that was set aside, in milliseconds. */
const askAgainMs = 60_000

/**
 * Asks now and then whether the server knows a token again that it did not: it may have stood on an
 * empty database for a while. Spread over half of the time, for a whole fleet may be asking.
 */
export function startTokenRecheck(options: {
  readonly api: Pick<ScreenApi, 'isTokenKnown'>
  readonly token: string
  readonly random: () => number
  readonly onAccepted: (token: string) => void
}): TaskLoop {
  const { api, token, random, onAccepted } = options
  const restMs = () => (askAgainMs / 2) * (1 + random())

  async function ask(): Promise<number> {
    if (await api.isTokenKnown(token).catch(() => false)) onAccepted(token)
    return restMs()
  }

  return startLoop(ask, restMs())
}
