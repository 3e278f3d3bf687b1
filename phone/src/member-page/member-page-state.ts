import { ApiError } from '@roundboard/client'
import type { Pocket } from '@roundboard/contract'
import { createStore, type Store } from '../shared/store.ts'
import type { DayCache } from './cached-day.ts'
import type { MemberPageApi } from './member-page-api.ts'

/** What the fragment of the page's address says: whose page, and which of its rounds; none: all of them. */
export interface MemberPagePlace {
  readonly key: string
  readonly round: number | null
}

export function placeIn(hash: string): MemberPagePlace | null {
  const [, key, round] = /^#([\w-]{22})(?:\/([1-9]))?$/.exec(hash) ?? []
  return key === undefined ? null : { key, round: round === undefined ? null : Number(round) }
}

export const hashOf = ({ key, round }: MemberPagePlace): string =>
  round === null ? `#${key}` : `#${key}/${String(round)}`

/** Where the page stands: on its way, without a gym, without a server, or showing a day. */
export type MemberPageState =
  | { readonly name: 'opening' }
  | { readonly name: 'gone' }
  | { readonly name: 'unreachable' }
  | {
      readonly name: 'shown'
      readonly pocket: Pocket
      /** The server does not answer, and this is what it last said, then (epoch milliseconds); null: it does. */
      readonly asOf: number | null
    }

const refreshEveryMs = 5 * 60_000
const retryEveryMs = 15_000
/** Not all phones of a franchise ask at the stroke of midnight. */
const turnWithinMs = 8_000

export interface MemberPageDependencies {
  readonly api: MemberPageApi
  readonly key: string
  readonly cache: DayCache
  /** The languages of the phone, in the order of its owner's choice. */
  readonly languages: readonly string[]
  readonly random: () => number
}

export interface MemberPageModel {
  readonly state: Store<MemberPageState>
  /** Asks now: the page became visible, or its network came back. */
  revalidate(): void
  chooseLanguage(language: string): void
  stop(): void
}

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not-found' || error.code === 'bad-input')

/** Keeps showing a gym's day, and turns to the next one when the gym does. */
export function startMemberPage(dependencies: MemberPageDependencies): MemberPageModel {
  const { api, key, cache, languages, random } = dependencies
  const state = createStore<MemberPageState>({ name: 'opening' })
  const known = cache.read(key, Date.now())
  let readAt = known?.readAt ?? 0
  let due: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  if (known) state.set({ name: 'shown', pocket: known.pocket, asOf: null })

  function failed(error: unknown) {
    const shown = state.get()
    if (isGone(error)) {
      cache.forget()
      state.set({ name: 'gone' })
    } else if (shown.name === 'shown' && Date.parse(shown.pocket.endsAt) > Date.now())
      state.set({ ...shown, asOf: readAt })
    else {
      // The day is over, and nothing is known of the next one.
      cache.forget()
      state.set({ name: 'unreachable' })
    }
  }

  function nextRefreshMs(): number {
    const shown = state.get()
    if (shown.name === 'gone') return refreshEveryMs
    if (shown.name !== 'shown' || shown.asOf !== null) return retryEveryMs
    const untilTurn = Date.parse(shown.pocket.endsAt) - Date.now()
    // By a clock that is ahead the day was over already: the server says when it is.
    if (untilTurn <= 0) return retryEveryMs
    return Math.min(refreshEveryMs, untilTurn + random() * turnWithinMs)
  }

  async function revalidate() {
    asked += 1
    const mine = asked
    clearTimeout(due)
    const chosen = cache.language()
    try {
      const wanted = chosen === null ? languages : [chosen, ...languages]
      const pocket = await api.getPocket(key, wanted)
      if (mine !== asked) return
      readAt = Date.now()
      cache.write(key, pocket, readAt)
      state.set({ name: 'shown', pocket, asOf: null })
    } catch (error) {
      if (mine !== asked) return
      failed(error)
    }
    due = setTimeout(() => void revalidate(), nextRefreshMs())
  }

  void revalidate()
  return {
    state,
    revalidate: () => void revalidate(),
    chooseLanguage(language) {
      cache.chooseLanguage(language)
      void revalidate()
    },
    stop() {
      asked += 1
      clearTimeout(due)
    },
  }
}
