import { ApiError, backOffMs } from '@roundboard/client'
import { authCode, limits } from '@roundboard/domain'
import { isNotFound, type ScreenApi } from '../../shared/screen-api.ts'
import { startLoop } from '../../shared/task-loop.ts'

/** A screen without a token: announcing a code to the server, or waiting for support to enter it. */
export type Pairing =
  | { readonly name: 'announcing' }
  | { readonly name: 'waiting'; readonly linkId: string; readonly code: string }

const announcing = { name: 'announcing' } as const

/** Replaces a code one poll before it expires on the server. */
const codeForMs = limits.authCodeLifetimeMs - limits.screenLinkPollMs

/** Creates and shows codes until support links one (specification 4.2, steps 1 and 2). */
export function startPairing(options: {
  readonly api: Pick<
    ScreenApi,
    'createScreenLink' | 'getScreenLink' | 'updateScreenLink' | 'deleteScreenLink'
  >
  readonly randomBytes: (count: number) => Uint8Array
  readonly random: () => number
  readonly onChange: (pairing: Pairing) => void
  readonly onLinked: (token: string) => void
}) {
  const { api, randomBytes, random, onChange, onLinked } = options
  let pairing: Pairing = announcing
  let newCodeAt = 0
  let failures = 0

  function become(next: Pairing) {
    pairing = next
    onChange(next)
  }

  async function announce(): Promise<void> {
    const code = authCode(randomBytes)
    const link =
      pairing.name === 'waiting'
        ? await api.updateScreenLink(pairing.linkId, code)
        : await api.createScreenLink(code)
    newCodeAt = performance.now() + codeForMs
    become({ name: 'waiting', linkId: link.id, code })
  }

  async function step(): Promise<number> {
    try {
      if (pairing.name === 'announcing' || performance.now() >= newCodeAt) await announce()
      else {
        const link = await api.getScreenLink(pairing.linkId)
        if (link.screen) onLinked(link.screen.authToken)
      }
      failures = 0
      return limits.screenLinkPollMs
    } catch (error) {
      failures += 1
      const isCodeInUse = error instanceof ApiError && error.code === 'conflict'
      const isCodeExpired =
        pairing.name === 'waiting' && (isNotFound(error) || performance.now() >= newCodeAt)
      if (isCodeExpired && !isCodeInUse) become(announcing)
      if (isCodeInUse || isNotFound(error)) return failures < 5 ? 0 : 1_000
      return pairing.name === 'waiting'
        ? limits.screenLinkPollMs
        : backOffMs(failures, { baseMs: 1_000, capMs: limits.screenLinkPollMs, random })
    }
  }

  onChange(pairing)
  const loop = startLoop(step)
  return {
    ...loop,
    /** Stops, and deletes the code on the server. */
    withdraw() {
      loop.stop()
      // If this fails, the code expires within the hour.
      if (pairing.name === 'waiting') api.deleteScreenLink(pairing.linkId).catch(() => undefined)
    },
  }
}
