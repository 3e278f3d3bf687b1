import type { MemberPage } from '@roundboard/contract'
import { ForwardIcon } from '../shared/icons.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { hashOf } from './member-page-state.ts'
import type { MemberPageMessages } from '../shared/messages/member-page.ts'

interface DayProps {
  readonly memberPageKey: string
  readonly memberPage: MemberPage
  readonly messages: MemberPageMessages
  readonly onLanguage: (language: string) => void
}

/** A date with its weekday, starting with a capital letter. */
export function dayText(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const [first = '', ...rest] = format.format(Date.parse(day))
  return first.toLocaleUpperCase(language) + rest.join('')
}

/** All nine rounds of the day. */
export function DayPage({ memberPageKey, memberPage, messages, onLanguage }: DayProps) {
  const isEmpty = memberPage.rounds.every(({ workout }) => workout === null)
  return (
    <div class="day-page">
      <header class="day-head">
        <div class="of-gym">
          <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
            <rect width="32" height="32" rx="8" fill="#14161b" />
            <circle cx="16" cy="16" r="9" fill="none" stroke="#e9dfd0" stroke-width="4" />
            <path d="M16 7a9 9 0 1 1-9 9" fill="none" stroke="#ff5a33" stroke-width="4" />
          </svg>
          <p dir="auto">{memberPage.gym}</p>
          <LanguageChoice
            memberPage={memberPage}
            label={messages.language}
            onLanguage={onLanguage}
          />
        </div>
        <h1>{dayText(memberPage.day, memberPage.language)}</h1>
        {!isEmpty && <p class="start">{messages.start}</p>}
      </header>
      {isEmpty ? (
        <p class="empty">{messages.nothingToday}</p>
      ) : (
        <ol class="day">
          {memberPage.rounds.map((round) => (
            <li key={round.round}>
              <RoundRow {...{ memberPageKey, round, messages }} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function RoundRow(props: {
  readonly memberPageKey: string
  readonly round: MemberPage['rounds'][number]
  readonly messages: MemberPageMessages
}) {
  const { memberPageKey, round, messages } = props
  const { workout } = round
  const poster = workout?.steps[0]?.poster ?? null
  const number = (
    <b class="number" aria-label={messages.round({ round: String(round.round) })}>
      {round.round}
    </b>
  )
  if (workout === null)
    return (
      <div class="row is-empty">
        <span class="still" />
        {number}
        <span class="names">
          <strong dir="auto">{round.name}</strong>
          <small>{messages.noWorkout}</small>
        </span>
      </div>
    )
  return (
    <a class="row" href={hashOf({ key: memberPageKey, round: round.round })}>
      <span class="still">{poster !== null && <img src={poster} alt="" loading="lazy" />}</span>
      {number}
      <span class="names">
        <strong dir="auto">{round.name}</strong>
        {workout.subHeader !== '' && <small dir="auto">{workout.subHeader}</small>}
      </span>
      <ForwardIcon />
    </a>
  )
}
