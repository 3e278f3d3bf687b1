import type { ScreenApi } from '../../shared/screen-api.ts'
import { type Pairing, startPairing } from './pairing.ts'
import { startTokenRecheck } from './token-recheck.ts'

/** Gets a token: shows codes and rechecks the rejected token, until one of the two succeeds. */
export function startAuthentication(options: {
  readonly api: Parameters<typeof startPairing>[0]['api'] & Pick<ScreenApi, 'knowsToken'>
  readonly rejectedToken: string | null
  readonly random: () => number
  readonly randomBytes: (count: number) => Uint8Array
  readonly onChange: (pairing: Pairing) => void
  readonly onToken: (token: string) => void
}) {
  const { api, rejectedToken, random, randomBytes, onChange, onToken } = options
  let isOver = false

  function take(token: string) {
    if (isOver) return
    stop()
    onToken(token)
  }

  const pairing = startPairing({ api, randomBytes, random, onChange, onLinked: take })
  const recognition =
    rejectedToken === null
      ? undefined
      : startTokenRecheck({
          api,
          token: rejectedToken,
          random,
          onAccepted(token) {
            if (!isOver) pairing.withdraw()
            take(token)
          },
        })

  function stop() {
    isOver = true
    pairing.stop()
    recognition?.stop()
  }

  return {
    /** Checks now whether the code was linked. */
    now: pairing.now,
    stop,
  }
}
