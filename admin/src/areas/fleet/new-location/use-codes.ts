import type { Screen } from '@roundboard/contract'
import { useRef, useState } from 'react'
import { isCode } from '../../../shared/api/api.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useLinkByCode } from './new-location.queries.ts'
import { useNewLocationMessages } from '../../../shared/messages/new-location.ts'

/** The text typed into a screen's input, and the result. */
interface Typed {
  readonly code: string
  readonly isSent: boolean
  readonly refused?: readonly string[]
}

const nothingTyped: Typed = { code: '', isSent: false }

/** The codes of a location's screens: sent once complete, with errors at their inputs. */
export function useCodes(screens: readonly Screen[]) {
  const words = useNewLocationMessages()
  const reason = useReason()
  const link = useLinkByCode()
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({})
  const [replacing, setReplacing] = useState<string>()
  const boxes = useRef(new Map<string, HTMLInputElement>())

  const of = (id: string) => typed[id] ?? nothingTyped
  const become = (id: string, next: Typed) => setTyped((all) => ({ ...all, [id]: next }))
  const isOpen = (screen: Screen) => !screen.isLinked && of(screen.id).code === ''
  const inOrderFrom = (id: string) => {
    const start = screens.findIndex((screen) => screen.id === id)
    return [...screens.slice(start), ...screens.slice(0, start)]
  }

  async function send(id: string, code: string) {
    become(id, { code, isSent: true })
    try {
      await link.mutateAsync({ id, authCode: code })
      become(id, { code, isSent: false })
      setReplacing((current) => (current === id ? undefined : current))
    } catch (error) {
      const refused = isCode(error, 'invalid-code')
        ? [words.noSuchCode, words.codesChange]
        : [reason(error)]
      become(id, { code, isSent: false, refused })
    }
  }

  return {
    of,
    replacing,
    box: (id: string) => (element: HTMLInputElement | null) => {
      if (element) boxes.current.set(id, element)
      else boxes.current.delete(id)
    },
    type(id: string, code: string) {
      become(id, { code, isSent: false })
    },
    focus: (id: string) => boxes.current.get(id)?.focus(),
    /** Sends a complete code and moves the focus to the next empty input. */
    enter(id: string, code: string) {
      if (replacing !== id) {
        const next = inOrderFrom(id).find((screen) => screen.id !== id && isOpen(screen))
        if (next) boxes.current.get(next.id)?.focus()
      }
      void send(id, code)
    },
    /** Fills the inputs from this one on. Returns how many codes were left over. */
    async paste(id: string, codes: readonly string[]): Promise<number> {
      const free = inOrderFrom(id).filter((screen) => screen.id === id || !screen.isLinked)
      const pairs = free
        .slice(0, codes.length)
        .map((screen, at) => [screen.id, codes[at] ?? ''] as const)
      for (const [one, code] of pairs) become(one, { code, isSent: true })
      // The filled inputs are replaced by previews.
      const next = free.slice(pairs.length).find(isOpen)
      if (next) boxes.current.get(next.id)?.focus()
      for (const [one, code] of pairs) await send(one, code)
      return codes.length - pairs.length
    },
    replace(id: string | undefined) {
      if (id !== undefined) become(id, nothingTyped)
      setReplacing(id)
    },
    /** Codes move with their devices. */
    swap(one: string, other: string) {
      setTyped((all) => ({
        ...all,
        [one]: all[other] ?? nothingTyped,
        [other]: all[one] ?? nothingTyped,
      }))
    },
  }
}
export type Codes = ReturnType<typeof useCodes>
