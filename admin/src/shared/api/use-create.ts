import type { Input } from '@roundboard/client'
import type { Address, BodyOf } from '@roundboard/contract'
import { useRef } from 'react'
import { api } from './api.ts'
import type { KeyRoot } from './keys.ts'
import { useChange } from './use-change.ts'

interface Sending {
  /** The request sent with the key. */
  readonly text: string
  readonly key: string
}

const prefix = 'roundboard.sending.'

// Unlike this, `randomUUID` requires HTTPS.
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

function readSending(storageKey: string): Sending | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '') as Sending
  } catch {
    return undefined
  }
}

/**
 * A create with an idempotency key. A second click or a retry reuses the key, so only one is
 * created. Changed input or a success gets a new key. With a saved draft's key, this holds across
 * reloads.
 */
export function useCreate<A extends Address>(
  call: A,
  stale: readonly KeyRoot[],
  draftKey?: string,
  query?: object,
) {
  const sending = useRef<Sending>(undefined)
  const storageKey = draftKey === undefined ? undefined : prefix + draftKey

  function keyFor(body: BodyOf<A>): string {
    const text = JSON.stringify(body)
    const last = storageKey === undefined ? sending.current : readSending(storageKey)
    if (last?.text === text) return last.key
    sending.current = { text, key: newKey() }
    if (storageKey !== undefined)
      sessionStorage.setItem(storageKey, JSON.stringify(sending.current))
    return sending.current.key
  }
  function forget(): void {
    sending.current = undefined
    if (storageKey !== undefined) sessionStorage.removeItem(storageKey)
  }

  return useChange(async (body: BodyOf<A>) => {
    const made = await api.call(call, { body, query, key: keyFor(body) } as unknown as Input<A>)
    forget()
    return made
  }, stale)
}
