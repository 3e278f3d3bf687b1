import { lookup } from 'node:dns'
import { createWriteStream } from 'node:fs'
import { get as getPlainly, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as getSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { isPublicAddress } from './public-address.ts'

export interface DownloadLimits {
  readonly bytes: number
  readonly ms: number
  readonly redirects: number
}

export const downloadBytesMax = 64 * 2 ** 20

const usual: DownloadLimits = { bytes: downloadBytesMax, ms: 60_000, redirects: 3 }

/** Fetches what an address leads to into a new file; throws why it did not. */
export type Download = (address: string, into: string, signal: AbortSignal) => Promise<void>

const refused = (why: string) => new Error(why)

const redirects = new Set([301, 302, 303, 307, 308])

/** Fetches from addresses that others choose, and so from public ones only. */
export function createDownload(
  isAllowed: (address: string) => boolean = isPublicAddress,
  limits: DownloadLimits = usual,
): Download {
  const notAllowed = () => refused('it leads to an address that is not public')

  // Asked by the connection itself: what was looked up before may be another address by now.
  const lookUp: LookupFunction = (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const [first] = error === null ? found : []
      if (first === undefined) callback(error ?? refused('its host has no address'), '')
      else if (!found.every(({ address }) => isAllowed(address))) callback(notAllowed(), '')
      else if (options.all === true) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }

  function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const hostname = url.hostname.replace(/^\[|\]$/g, '')
    // A literal address is never looked up.
    if (isIP(hostname) !== 0 && !isAllowed(hostname)) throw notAllowed()
    const options: RequestOptions = {
      ...{ hostname, port: url.port, path: url.pathname + url.search, signal, lookup: lookUp },
      headers: { accept: 'video/*', 'accept-encoding': 'identity', 'user-agent': 'Roundboard' },
      agent: false,
    }
    return new Promise((resolve, reject) => {
      const get = url.protocol === 'https:' ? getSecurely : getPlainly
      get(options, resolve).on('error', reject)
    })
  }

  async function follow(url: URL, left: number, signal: AbortSignal): Promise<IncomingMessage> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused('it is no web address')
    const response = await ask(url, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return response
    response.destroy()
    const { location } = headers
    const leads = redirects.has(statusCode) && location !== undefined
    const next = leads ? URL.parse(location, url) : null
    if (next === null) throw refused(`it was answered with ${String(statusCode)}`)
    if (left === 0) throw refused('it is redirected too often')
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
    // Refused by its length before a byte of it is read.
    if (Number(response.headers['content-length'] ?? 0) > limits.bytes) {
      response.destroy()
      throw refused('it is too large')
    }
    await pipeline(response, bounded, createWriteStream(into, { flags: 'wx' }), { signal })
  }
}
