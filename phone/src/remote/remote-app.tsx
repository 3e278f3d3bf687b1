import type { Remote } from '@roundboard/contract'
import type { ConsoleLanguage } from '@roundboard/domain'
import { useEffect, useState } from 'preact/hooks'
import {
  AwayIcon,
  ClockIcon,
  CloseIcon,
  EquipmentIcon,
  GridIcon,
  HelpIcon,
  WallsIcon,
} from '../shared/icons.tsx'
import { gymZone } from '../shared/gym-zone.ts'
import { languageOf } from '../shared/phone-language.ts'
import { useStore } from '../shared/store.ts'
import { alsoHere } from './also-here.ts'
import { EquipmentTab } from './equipment/equipment-tab.tsx'
import { HelpTab } from './help-tab.tsx'
import { NoWayInPage } from './no-way-in.tsx'
import type { RemoteModel, RemoteState } from './remote-state.ts'
import { remoteWords, type RemoteWords } from './remote-words.ts'
import { RoundsTab } from './rounds-tab.tsx'
import { TimerTab } from './timer-tab.tsx'
import type { TimeText } from './timer-tab-props.ts'
import type { WayIn } from './way-in.ts'

const tabs = ['timer', 'rounds', 'equipment', 'help'] as const
type Tab = (typeof tabs)[number]
const iconOf = {
  timer: ClockIcon,
  rounds: GridIcon,
  equipment: EquipmentIcon,
  help: HelpIcon,
} as const

interface AppProps {
  readonly model: RemoteModel
  readonly now: () => number
  readonly wayIn: () => WayIn | undefined
  /** The languages of the phone, in the order of its owner's choice. */
  readonly languages: readonly string[]
}

/** The coach's remote: whatever the model says, drawn for one thumb. */
export function RemoteApp({ model, now, wayIn, languages }: AppProps) {
  const state = useStore(model.state)
  const gym = state.name === 'shown' ? state.remote.location.language : undefined
  const language = languageOf(languages, gym)
  const words = remoteWords(language)
  useEffect(() => {
    document.documentElement.lang = language
    document.title = words.title
  }, [language, words])
  switch (state.name) {
    case 'opening':
      return (
        <main class="centred">
          <p role="status">{state.isAway ? words.noWayIn.unreachable : words.opening}</p>
          {state.isAway && <p>{words.asksAgain}</p>}
        </main>
      )
    case 'no-way-in':
      return <NoWayInPage why={state.why} words={words} />
    case 'which-gym':
      return (
        <main class="centred">
          <h1>{words.title}</h1>
          <p>{words.chooseGym}</p>
        </main>
      )
    case 'shown':
      return <Shown {...{ model, now, state, words, language }} wayIn={wayIn()} />
  }
}

function Shown(props: {
  readonly model: RemoteModel
  readonly now: () => number
  readonly state: Extract<RemoteState, { name: 'shown' }>
  readonly words: RemoteWords
  readonly language: ConsoleLanguage
  readonly wayIn: WayIn | undefined
}) {
  const { model, now, state, words, language, wayIn } = props
  const { remote, awaySince, notice } = state
  const [tab, setTab] = useState<Tab>('timer')
  const appInfo = useStore(model.appInfo)
  const outCount = remote.equipment.pieces.filter(({ outBy }) => outBy !== null).length
  const timeZone = gymZone(remote.location.timeZone)
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone })
  const zoned = new Intl.DateTimeFormat(language, {
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'long', timeZone },
  })
  const timeText: TimeText = (at) => format.format(at)
  const timeParts = (at: number) => format.formatToParts(at)
  return (
    <div class="phone">
      <Head {...{ remote, words, timeText, wayIn }} isAway={awaySince !== null} />
      <main class={`tab tab-${tab}`}>
        {notice !== null && (
          <p class="notice" role="alert">
            <span>{words[notice]}</span>
            <button class="quiet" onClick={model.dismiss} aria-label={words.close}>
              <CloseIcon />
            </button>
          </p>
        )}
        {tab === 'timer' && <TimerTab {...{ model, now, state, words, timeText, timeParts }} />}
        {tab === 'rounds' && <RoundsTab remote={remote} words={words} />}
        {tab === 'equipment' && <EquipmentTab {...{ model, now, state, words }} />}
        {tab === 'help' && (
          <HelpTab
            {...{ remote, words }}
            time={zoned.format(now())}
            address={appInfo?.supportEmail}
          />
        )}
      </main>
      <nav class="tabs">
        {tabs.map((name) => {
          const Icon = iconOf[name]
          return (
            <button
              key={name}
              aria-current={name === tab ? 'page' : undefined}
              onClick={() => {
                setTab(name)
              }}
            >
              {name === 'equipment' && outCount > 0 ? (
                <span class="with-badge">
                  <Icon />
                  <span class="badge">{outCount}</span>
                </span>
              ) : (
                <Icon />
              )}
              {words.tabs[name]}
            </button>
          )
        })}
      </nav>
    </div>
  )
}

function Head(props: {
  readonly remote: Remote
  readonly words: RemoteWords
  readonly timeText: TimeText
  readonly wayIn: WayIn | undefined
  readonly isAway: boolean
}) {
  const { remote, words, timeText, wayIn, isAway } = props
  const { connected, all } = remote.walls
  return (
    <header class="head">
      <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#14161b" />
        <circle cx="16" cy="16" r="9" fill="none" stroke="#e9dfd0" stroke-width="4" />
        <path d="M16 7a9 9 0 1 1-9 9" fill="none" stroke="#ff5a33" stroke-width="4" />
      </svg>
      <div class="gym">
        <h1>{remote.location.name}</h1>
        {/* A pass ends with the day, a moment before the midnight that its stamp names. */}
        <p>
          {wayIn?.kind === 'pass'
            ? words.passUntil(timeText(Date.parse(wayIn.expiresAt) - 1))
            : words.signedIn}
        </p>
      </div>
      {isAway ? (
        <p class="walls is-away">
          <AwayIcon />
          {words.noServer}
        </p>
      ) : (
        <p class={connected === all ? 'walls' : 'walls is-away'}>
          <WallsIcon />
          {words.walls(connected, all)}
        </p>
      )}
      {!isAway && remote.others.length > 0 && (
        <p class="others">{alsoHere(remote.others, words)}</p>
      )}
    </header>
  )
}
