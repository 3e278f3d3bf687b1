import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { NotPublic, requestPublic } from './public-address.ts'

export interface DownloadLimits {
  readonly bytes: number
  readonly ms: number
  readonly redirects: number
}

export const downloadBytesMax = 64 * 2 ** 20

const usual: DownloadLimits = { bytes: downloadBytesMax, ms: 60_000, redirects: 3 }

/** Downloads an address into a new file. Throws the reason if it can't. */
export type Download = (address: string, into: string, signal: AbortSignal) => Promise<void>

const refused = (why: string) => new Error(why)

const redirects = new Set([301, 302, 303, 307, 308])

/** Downloads from user-supplied addresses, and therefore only public ones. */
export function createDownload(
  isAllowed?: (address: string) => boolean,
  limits: DownloadLimits = usual,
): Download {
  const headers = { accept: 'video/*', 'accept-encoding': 'identity', 'user-agent': 'Roundboard' }

  const ask = (url: URL, signal: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      requestPublic(url, { headers, signal }, isAllowed)
        .on('response', resolve)
        .on('error', reject)
        .end()
    }).catch((error: unknown) => {
      throw error instanceof NotPublic
        ? refused('it leads to an address that is not public')
        : error
    })

  async function follow(url: URL, left: number, signal: AbortSignal): Promise<IncomingMessage> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw refused('it is not a web address')
    const response = await ask(url, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return response
    response.destroy()
    const { location } = headers
    const leads = redirects.has(statusCode) && location !== undefined
    const next = leads ? URL.parse(location, url) : null
    if (next === null) throw refused(`the server returned ${String(statusCode)}`)
    if (left === 0) throw refused('it has too many redirects')
    return follow(next, left - 1, signal)
  }

  async function* bounded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > limits.bytes) throw refused('it is too large')
      yield chunk
    }
  }

  return async (address, into, stopped) => {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(limits.ms)])
    const response = await follow(new URL(address), limits.redirects, signal)
    // Refused by its declared length, before reading any of it.
    if (Number(response.headers['content-length'] ?? 0) > limits.bytes) {
      response.destroy()
      throw refused('it is too large')
    }
    await pipeline(response, bounded, createWriteStream(into, { flags: 'wx' }), { signal })
  }
}
