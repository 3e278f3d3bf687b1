import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { WebhookFailure } from '@roundboard/contract'
import {
  hostOf,
  isPublicAddress,
  NotPublic,
  requestPublic,
} from '../../../platform/public-address.ts'

/** A message as defined by Standard Webhooks: the ID is the same for every attempt. */
export interface WebhookMessage {
  readonly id: string
  /** JSON. */
  readonly body: string
}

export interface WebhookOutcome {
  readonly status: number | null
  /** Null if it was accepted. */
  readonly why: WebhookFailure | null
}

/** Includes the start of the response, for the log of deliveries. */
export interface WebhookAnswer extends WebhookOutcome {
  readonly excerpt: string
}

export type SendWebhook = (
  to: { readonly url: string; readonly secret: string },
  message: WebhookMessage,
  at: number,
) => Promise<WebhookAnswer>

const excerptLength = 200

const isListed = (privateHosts: readonly string[], { hostname, port, protocol }: URL) =>
  privateHosts.includes(`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`)

/** `v1,` and the HMAC of ID, second and body, with the secret after `whsec_`. */
export function signatureOf(secret: string, { id, body }: WebhookMessage, second: number): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${id}.${String(second)}.${body}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

const whyOf = (error: NodeJS.ErrnoException, isOurs: boolean): WebhookFailure => {
  // One error for both, or a test would reveal which names exist in the internal network.
  if (error instanceof NotPublic || (!isOurs && error.syscall === 'getaddrinfo'))
    return 'not-public'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'silent'
  const code = error.code ?? ''
  return /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO|EPROTO|ERR_SSL/.test(code)
    ? 'certificate'
    : 'unreachable'
}

function outcomeOf(status: number): WebhookOutcome {
  if (status >= 200 && status < 300) return { status, why: null }
  return { status, why: status >= 300 && status < 400 ? 'redirected' : 'refused' }
}

/** The start of a response as text. The response may be endless or slow. */
function excerptOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  return new Promise((resolve) => {
    const finish = () => {
      response.destroy()
      const text = Buffer.concat(chunks)
        .toString()
        .replace(/\p{Cc}+/gu, ' ')
      resolve(Array.from(text).slice(0, excerptLength).join('').trim())
    }
    response
      .on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        // A character has up to four bytes.
        if (chunks.reduce((sum, { length }) => sum + length, 0) >= excerptLength * 4) finish()
      })
      .on('error', finish)
      .on('close', finish)
      .on('end', finish)
  })
}

/** Sends requests to user-supplied addresses: public ones, and the hosts and ports that the installation allows. */
export function createSendWebhook(privateHosts: readonly string[], timeoutMs: number): SendWebhook {
  return async ({ url, secret }, message, at) => {
    const second = Math.floor(at / 1000)
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(message.body)),
      'user-agent': 'Roundboard',
      'webhook-id': message.id,
      'webhook-timestamp': String(second),
      'webhook-signature': signatureOf(secret, message, second),
    }
    const address = new URL(url)
    const isOurs = isListed(privateHosts, address)
    try {
      if (!isOurs && address.protocol !== 'https:') throw new NotPublic()
      const signal = AbortSignal.timeout(timeoutMs)
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const options = { method: 'POST', headers, signal }
        const request = requestPublic(address, options, isOurs ? () => true : undefined)
        request.on('error', reject).on('response', resolve).end(message.body)
      })
      return { ...outcomeOf(response.statusCode ?? 0), excerpt: await excerptOf(response) }
    } catch (error) {
      return { status: null, why: whyOf(error as NodeJS.ErrnoException, isOurs), excerpt: '' }
    }
  }
}

/** Why an address can't be a webhook, checked before anything is sent. */
export function addressIssues(
  address: string,
  privateHosts: readonly string[],
): 'webhook-not-https' | 'webhook-not-public' | undefined {
  const url = URL.parse(address)
  if (url === null) return 'webhook-not-https'
  if (isListed(privateHosts, url)) return undefined
  const hostname = hostOf(url)
  if (url.protocol !== 'https:') return 'webhook-not-https'
  const isLiteral = isIP(hostname) !== 0
  return isLiteral && !isPublicAddress(hostname) ? 'webhook-not-public' : undefined
}
