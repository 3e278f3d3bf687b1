import { languageFamilies, languageFamily } from '@roundboard/domain'
import { useEffect } from 'preact/hooks'
import { type Store, useStore } from '../shared/store.ts'
import { DayPage } from './day-page.tsx'
import type { MemberPagePlace, MemberPageModel, MemberPageState } from './member-page-state.ts'
import { memberPageMessages, type MemberPageMessages } from '../shared/messages/member-page.ts'
import { languageOf } from '../shared/phone-language.ts'
import { RoundPage } from './round-page.tsx'

interface AppProps {
  readonly model: MemberPageModel
  readonly place: Store<MemberPagePlace>
  /** The phone's languages in order of preference. */
  readonly languages: readonly string[]
  /** Whether clips may play automatically. */
  readonly mayMove: boolean
}

/** The workouts of a location's day for members who scan the code on a screen. */
export function MemberPageApp({ model, place, languages, mayMove }: AppProps) {
  const state = useStore(model.state)
  const { key, round: number } = useStore(place)
  const language =
    state.name === 'shown' ? state.memberPage.language : languageOf(languageFamilies, languages)
  const family =
    state.name === 'shown'
      ? languageFamily(state.memberPage.language)
      : languageOf(languageFamilies, languages)
  const messages = memberPageMessages(family)
  const round =
    state.name === 'shown'
      ? state.memberPage.rounds.find((each) => each.round === number)
      : undefined
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = family === 'ar' ? 'rtl' : 'ltr'
    document.title = round === undefined ? messages.title : `${String(round.round)} ${round.name}`
  }, [language, family, messages, round])
  if (state.name !== 'shown') return <StatusMessage state={state} messages={messages} />
  const { memberPage, asOf } = state
  return (
    <main class="pocket">
      {asOf !== null && (
        <p class="as-of" role="status">
          {messages.asOf({ time: timeText(asOf, language) })}
        </p>
      )}
      {round === undefined ? (
        <DayPage
          memberPageKey={key}
          {...{ memberPage, messages }}
          onLanguage={model.chooseLanguage}
        />
      ) : (
        <RoundPage
          key={`${memberPage.day} ${String(round.round)}`}
          memberPageKey={key}
          {...{ memberPage, round, messages, mayMove }}
        />
      )}
    </main>
  )
}

const timeText = (at: number, language: string) =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeStyle: 'short' }).format(at)

/** The message while no day is shown. */
function StatusMessage(props: {
  readonly state: Exclude<MemberPageState, { name: 'shown' }>
  readonly messages: MemberPageMessages
}) {
  const { state, messages } = props
  if (state.name === 'opening')
    return (
      <main class="centred">
        <p role="status">{messages.opening}</p>
      </main>
    )
  const isExpired = state.name === 'gone'
  return (
    <main class="centred">
      <div role="status">
        <h1>{isExpired ? messages.gone : messages.unreachable}</h1>
        <p>{isExpired ? messages.scanAgain : messages.retrying}</p>
      </div>
    </main>
  )
}
