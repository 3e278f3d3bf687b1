import { ApiError } from '@roundboard/client'
import type { Pocket } from '@roundboard/contract'
import { createStore, type Store } from '../shared/store.ts'
import type { KeptDay } from './kept-day.ts'
import type { PocketApi } from './pocket-api.ts'

/** Where the page stands: on its way, without a gym, without a server, or showing a day. */
export type PocketState =
  | { readonly name: 'opening' }
  | { readonly name: 'gone' }
  | { readonly name: 'unreachable' }
  | {
      readonly name: 'shown'
      readonly pocket: Pocket
      /** The server does not answer, and this is what it last said, then (epoch milliseconds); null: it does. */
      readonly asOf: number | null
    }

const lookEveryMs = 5 * 60_000
const lookAwayEveryMs = 15_000
/** Not all phones of a franchise ask at the stroke of midnight. */
const turnWithinMs = 8_000

export interface PocketDependencies {
  readonly api: PocketApi
  readonly key: string
  readonly kept: KeptDay
  /** The languages of the phone, in the order of its owner's choice. */
  readonly languages: readonly string[]
  readonly random: () => number
}

export interface PocketModel {
  readonly state: Store<PocketState>
  /** Asks now: the phone was just taken out of a pocket, or its network came back. */
  look(): void
  speak(language: string): void
  stop(): void
}

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not-found' || error.code === 'bad-input')

/** Keeps showing a gym's day, and turns to the next one when the gym does. */
export function startPocket(dependencies: PocketDependencies): PocketModel {
  const { api, key, kept, languages, random } = dependencies
  const state = createStore<PocketState>({ name: 'opening' })
  const known = kept.read(key, Date.now())
  let readAt = known?.readAt ?? 0
  let due: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  if (known) state.set({ name: 'shown', pocket: known.pocket, asOf: null })

  function failed(error: unknown) {
    const shown = state.get()
    if (isGone(error)) {
      kept.forget()
      state.set({ name: 'gone' })
    } else if (shown.name === 'shown' && Date.parse(shown.pocket.endsAt) > Date.now())
      state.set({ ...shown, asOf: readAt })
    else {
      // The day is over, and nothing is known of the next one.
      kept.forget()
      state.set({ name: 'unreachable' })
    }
  }

  function nextLookMs(): number {
    const shown = state.get()
    if (shown.name === 'gone') return lookEveryMs
    if (shown.name !== 'shown' || shown.asOf !== null) return lookAwayEveryMs
    const untilTurn = Date.parse(shown.pocket.endsAt) - Date.now()
    // By a clock that is ahead the day was over already: the server says when it is.
    if (untilTurn <= 0) return lookAwayEveryMs
    return Math.min(lookEveryMs, untilTurn + random() * turnWithinMs)
  }

  async function look() {
    asked += 1
    const mine = asked
    clearTimeout(due)
    const chosen = kept.language()
    try {
      const wanted = chosen === null ? languages : [chosen, ...languages]
      const pocket = await api.getPocket(key, wanted)
      if (mine !== asked) return
      readAt = Date.now()
      kept.keep(key, pocket, readAt)
      state.set({ name: 'shown', pocket, asOf: null })
    } catch (error) {
      if (mine !== asked) return
      failed(error)
    }
    due = setTimeout(() => void look(), nextLookMs())
  }

  void look()
  return {
    state,
    look: () => void look(),
    speak(language) {
      kept.chooseLanguage(language)
      void look()
    },
    stop() {
      asked += 1
      clearTimeout(due)
    },
  }
}
