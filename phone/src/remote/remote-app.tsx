import type { Remote } from '@roundboard/contract'
import { type ConsoleLanguage, consoleLanguages } from '@roundboard/domain'
import { useEffect, useState } from 'preact/hooks'
import {
  OfflineIcon,
  ClockIcon,
  CloseIcon,
  EquipmentIcon,
  GridIcon,
  HelpIcon,
  WallsIcon,
} from '../shared/icons.tsx'
import { locationZone } from './start-times.ts'
import { languageOf } from '../shared/phone-language.ts'
import { useStore } from '../shared/store.ts'
import { otherPhonesText, screensText } from './other-phones.ts'
import { EquipmentTab } from './equipment/equipment-tab.tsx'
import { HelpTab } from './help-tab.tsx'
import { NeedsCode, NoAccess } from './no-access.tsx'
import type { RemoteModel, RemoteState } from './remote-state.ts'
import { remoteMessages, type RemoteMessages } from '../shared/messages/remote.ts'
import { PassEnd } from './pass-end.tsx'
import { RoundsTab } from './rounds-tab.tsx'
import { TimerTab } from './timer-tab.tsx'
import type { TimeText } from './timer-view.ts'
import type { Credentials } from './credentials.ts'

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
  readonly credentials: () => Credentials | undefined
  /** The phone's languages in order of preference. */
  readonly languages: readonly string[]
}

/** The coach's remote, laid out for one thumb. */
export function RemoteApp({ model, now, credentials, languages }: AppProps) {
  const state = useStore(model.state)
  const gym = state.name === 'shown' ? state.remote.location.language : undefined
  const language = languageOf(consoleLanguages, languages, gym)
  const messages = remoteMessages(language)
  useEffect(() => {
    document.documentElement.lang = language
    document.title = messages.title
  }, [language, messages])
  switch (state.name) {
    case 'opening':
      return (
        <main class="centred">
          <p role="status">
            {state.isOffline ? messages.authErrors.unreachable : messages.opening}
          </p>
          {state.isOffline && <p>{messages.retrying}</p>}
        </main>
      )
    case 'no-access':
      return <NoAccess why={state.why} messages={messages} />
    case 'needs-code':
      return <NeedsCode model={model} messages={messages} />
    case 'no-location':
      return (
        <main class="centred">
          <h1>{messages.title}</h1>
          <p>{messages.chooseLocation}</p>
        </main>
      )
    case 'shown':
      return <Shown {...{ model, now, state, messages, language }} credentials={credentials()} />
  }
}

function Shown(props: {
  readonly model: RemoteModel
  readonly now: () => number
  readonly state: Extract<RemoteState, { name: 'shown' }>
  readonly messages: RemoteMessages
  readonly language: ConsoleLanguage
  readonly credentials: Credentials | undefined
}) {
  const { model, now, state, messages, language, credentials } = props
  const { remote, offlineSince, notice } = state
  const [tab, setTab] = useState<Tab>('timer')
  const appInfo = useStore(model.appInfo)
  const outCount = remote.equipment.pieces.filter(({ outBy }) => outBy !== null).length
  const timeZone = locationZone(remote.location.timeZone)
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone })
  const zoned = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
    timeZone,
  })
  const timeText: TimeText = (at) => format.format(at)
  const timeParts = (at: number) => format.formatToParts(at)
  return (
    <div class="phone">
      <Head {...{ remote, messages, timeText, credentials }} isOffline={offlineSince !== null} />
      <main class={`tab tab-${tab}`}>
        <PassEnd {...{ model, now, state, messages, timeText }} />
        {notice !== null && (
          <p class="notice" role="alert">
            <span>{messages.notices[notice]}</span>
            <button class="quiet" onClick={model.dismiss} aria-label={messages.close}>
              <CloseIcon />
            </button>
          </p>
        )}
        {tab === 'timer' && <TimerTab {...{ model, now, state, messages, timeText, timeParts }} />}
        {tab === 'rounds' && <RoundsTab remote={remote} messages={messages} />}
        {tab === 'equipment' && <EquipmentTab {...{ model, now, state, messages, language }} />}
        {tab === 'help' && (
          <HelpTab
            {...{ remote, messages }}
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
              onClick={() => setTab(name)}
            >
              {name === 'equipment' && outCount > 0 ? (
                <span class="with-badge">
                  <Icon />
                  <span class="badge">{outCount}</span>
                </span>
              ) : (
                <Icon />
              )}
              {messages.tabs[name]}
            </button>
          )
        })}
      </nav>
    </div>
  )
}

function Head(props: {
  readonly remote: Remote
  readonly messages: RemoteMessages
  readonly timeText: TimeText
  readonly credentials: Credentials | undefined
  readonly isOffline: boolean
}) {
  const { remote, messages, timeText, credentials, isOffline } = props
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
        {/* A pass expires at midnight; show the minute before. */}
        <p>
          {credentials?.kind === 'pass'
            ? messages.passUntil({
                time: timeText(Date.parse(remote.pass?.expiresAt ?? credentials.expiresAt) - 1),
              })
            : messages.signedIn}
        </p>
      </div>
      {isOffline ? (
        <p class="walls is-away">
          <OfflineIcon />
          {messages.offline}
        </p>
      ) : (
        <p class={connected === all ? 'walls' : 'walls is-away'}>
          <WallsIcon />
          {screensText(remote.walls, messages)}
        </p>
      )}
      {!isOffline && remote.others.length > 0 && (
        <p class="others">{otherPhonesText(remote.others, messages)}</p>
      )}
    </header>
  )
}
