import { languageFamily } from '@roundboard/domain'
import { useEffect } from 'preact/hooks'
import { type Store, useStore } from '../shared/store.ts'
import { DayPage } from './day-page.tsx'
import type { PocketPlace } from './pocket-place.ts'
import type { PocketModel, PocketState } from './pocket-state.ts'
import { familyOf, pocketWords, type PocketWords } from './pocket-words.ts'
import { RoundPage } from './round-page.tsx'

interface AppProps {
  readonly model: PocketModel
  readonly place: Store<PocketPlace>
  /** The languages of the phone, in the order of its owner's choice. */
  readonly languages: readonly string[]
  /** Whether anything may move by itself. */
  readonly mayMove: boolean
}

/** The workouts of a gym's day, drawn for the phone of whoever scanned its code. */
export function PocketApp({ model, place, languages, mayMove }: AppProps) {
  const state = useStore(model.state)
  const { key, round: number } = useStore(place)
  const language = state.name === 'shown' ? state.pocket.language : familyOf(languages)
  const family =
    state.name === 'shown' ? languageFamily(state.pocket.language) : familyOf(languages)
  const words = pocketWords(family)
  const round =
    state.name === 'shown' ? state.pocket.rounds.find((each) => each.round === number) : undefined
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = family === 'ar' ? 'rtl' : 'ltr'
    document.title =
      round === undefined
        ? words.title
        : `${String(round.round)} ${round.workout?.name ?? round.name}`
  }, [language, family, words, round])
  if (state.name !== 'shown') return <Sentence state={state} words={words} />
  const { pocket, asOf } = state
  return (
    <main class="pocket">
      {asOf !== null && (
        <p class="as-of" role="status">
          {words.asOf(timeText(asOf, language))}
        </p>
      )}
      {round === undefined ? (
        <DayPage pocketKey={key} {...{ pocket, words }} onLanguage={model.speak} />
      ) : (
        <RoundPage
          key={`${pocket.day} ${String(round.round)}`}
          pocketKey={key}
          {...{ pocket, round, words, mayMove }}
        />
      )}
    </main>
  )
}

const timeText = (at: number, language: string) =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeStyle: 'short' }).format(at)

/** What there is to say while no day is shown. */
function Sentence(props: {
  readonly state: Exclude<PocketState, { name: 'shown' }>
  readonly words: PocketWords
}) {
  const { state, words } = props
  if (state.name === 'opening')
    return (
      <main class="centred">
        <p role="status">{words.opening}</p>
      </main>
    )
  const isGone = state.name === 'gone'
  return (
    <main class="centred">
      <div role="status">
        <h1>{isGone ? words.gone : words.unreachable}</h1>
        <p>{isGone ? words.scanAgain : words.looksAgain}</p>
      </div>
    </main>
  )
}
