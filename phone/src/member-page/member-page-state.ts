import { ApiError } from '@roundboard/client'
import type { MemberPage } from '@roundboard/contract'
import { createStore, type Store } from '../shared/store.ts'
import type { DayCache } from './cached-day.ts'
import type { MemberPageApi } from './member-page-api.ts'

/** The page's key and round from the address fragment; without a round, all are shown. */
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

/** The page is loading, its key has expired, the server is unreachable, or it shows a day. */
export type MemberPageState =
  | { readonly name: 'opening' }
  | { readonly name: 'gone' }
  | { readonly name: 'unreachable' }
  | {
      readonly name: 'shown'
      readonly memberPage: MemberPage
      /** When the day was fetched (epoch milliseconds), if the server doesn't answer now; else null. */
      readonly asOf: number | null
    }

const refreshEveryMs = 5 * 60_000
const retryEveryMs = 15_000
/** Spreads the requests of all phones after midnight. */
const midnightSpreadMs = 8_000

export interface MemberPageDependencies {
  readonly api: MemberPageApi
  readonly key: string
  readonly cache: DayCache
  /** The phone's languages in order of preference. */
  readonly languages: readonly string[]
  readonly random: () => number
}

export interface MemberPageModel {
  readonly state: Store<MemberPageState>
  /** Fetches now, because the page became visible or the network is back. */
  revalidate(): void
  chooseLanguage(language: string): void
  stop(): void
}

const isExpired = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not-found' || error.code === 'bad-input')

/** Shows a location's day, and switches to the next one when the location does. */
export function startMemberPage(dependencies: MemberPageDependencies): MemberPageModel {
  const { api, key, cache, languages, random } = dependencies
  const state = createStore<MemberPageState>({ name: 'opening' })
  const known = cache.read(key, Date.now())
  let readAt = known?.readAt ?? 0
  let due: ReturnType<typeof setTimeout> | undefined
  let requests = 0
  if (known) state.set({ name: 'shown', memberPage: known.pocket, asOf: null })

  function requestFailed(error: unknown) {
    const shown = state.get()
    if (isExpired(error)) {
      cache.forget()
      state.set({ name: 'gone' })
    } else if (shown.name === 'shown' && Date.parse(shown.memberPage.endsAt) > Date.now())
      state.set({ ...shown, asOf: readAt })
    else {
      // The day is over, and the next one isn't known.
      cache.forget()
      state.set({ name: 'unreachable' })
    }
  }

  function nextRefreshMs(): number {
    const shown = state.get()
    if (shown.name === 'gone') return refreshEveryMs
    if (shown.name !== 'shown' || shown.asOf !== null) return retryEveryMs
    const untilTurn = Date.parse(shown.memberPage.endsAt) - Date.now()
    // The phone's clock is ahead, so the server decides when the day is over.
    if (untilTurn <= 0) return retryEveryMs
    return Math.min(refreshEveryMs, untilTurn + random() * midnightSpreadMs)
  }

  async function revalidate() {
    requests += 1
    const mine = requests
    clearTimeout(due)
    const chosen = cache.language()
    try {
      const wanted = chosen === null ? languages : [chosen, ...languages]
      const memberPage = await api.getMemberPage(key, wanted)
      if (mine !== requests) return
      readAt = Date.now()
      cache.write(key, memberPage, readAt)
      state.set({ name: 'shown', memberPage, asOf: null })
    } catch (error) {
      if (mine !== requests) return
      requestFailed(error)
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
      requests += 1
      clearTimeout(due)
    },
  }
}
