import { useRef } from 'react'

// Not `randomUUID`, which a page without https does not have.
export const newProgressId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Sends something under a key; the same again, because no answer came, is done once. */
export function useSendOnce() {
  const sent = useRef<{ text: string; key: string }>(undefined)
  return async <Made>(asked: object, send: (key: string) => Promise<Made>): Promise<Made> => {
    const text = JSON.stringify(asked)
    if (sent.current?.text !== text) sent.current = { text, key: newProgressId() }
    const made = await send(sent.current.key)
    sent.current = undefined
    return made
  }
}
