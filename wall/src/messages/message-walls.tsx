import './message-walls.css'
import type { Language } from '@roundboard/domain'
import type { ReactNode } from 'react'
import { WallLogo } from '../frame/wall-face.tsx'
import { WallFrame } from '../frame/wall-frame.tsx'
import { wallWords } from '../words/wall-words.ts'
import spinner from './spinner.svg'

/** What a screen without a token shows: its code for support (specification 2.1). */
export function AuthorizationWall(props: {
  readonly code: string
  readonly language?: Language
  readonly supportEmail?: string
}) {
  const language = props.language ?? 'en-us'
  const words = wallWords(language)
  return (
    <MessageWall language={language} name="authorization">
      <h1 className="message-title">{words.authorizationTitle}</h1>
      <p className="authorization-code" aria-label={props.code}>
        <bdi dir="ltr">
          {Array.from(props.code, (character, index) => (
            <span key={index}>{character}</span>
          ))}
        </bdi>
      </p>
      <p className="message-text">{words.authorizationText}</p>
      {props.supportEmail && (
        <p className="message-address">
          <bdi>{props.supportEmail}</bdi>
        </p>
      )}
      <p className="message-quiet">{words.authorizationHour}</p>
    </MessageWall>
  )
}

/** Which wall it is that a coach speaks of with support. */
export type WallPlace = {
  readonly round: number
  readonly gym: string
  readonly identifier: string
}

/**
 * What a screen shows that is not linked, not enabled or has no workout (specification 2.1); below it,
 * as far as it is known, which wall it is and where support is reached.
 */
export function NotReadyWall(props: {
  readonly language?: Language
  readonly place?: WallPlace
  readonly supportEmail?: string | null
}) {
  const { language = 'en-us', place, supportEmail = null } = props
  const words = wallWords(language)
  return (
    <MessageWall language={language} name="not-ready">
      <p className="message-title">{words.notReady}</p>
      <div className="message-facts">
        {place && (
          <p className="message-place">
            {`${words.round} ${String(place.round)} · `}
            <bdi>{place.gym}</bdi>
            <span className="message-identifier">
              <bdi dir="ltr">{place.identifier}</bdi>
            </span>
          </p>
        )}
        {supportEmail !== null && (
          <p className="message-address">
            <bdi dir="ltr">{supportEmail}</bdi>
          </p>
        )}
        <p className="message-again">{words.looksAgain}</p>
      </div>
    </MessageWall>
  )
}

/** What a screen shows while it clears and reloads its content (specification 2.1). */
export function RefreshingWall({ language = 'en-us' }: { readonly language?: Language }) {
  return (
    <MessageWall language={language} name="refreshing">
      <img className="message-spinner" src={spinner} alt="" />
      <p className="message-title">{wallWords(language).refreshing}</p>
    </MessageWall>
  )
}

/** What a screen shows before it knows what to show: a spinner (specification 2.1). */
export function LoadingWall({ language = 'en-us' }: { readonly language?: Language }) {
  return (
    <MessageWall language={language} name="loading">
      <img className="message-spinner" src={spinner} alt={wallWords(language).loading} />
    </MessageWall>
  )
}

function MessageWall(props: {
  readonly language: Language
  readonly name: string
  readonly children: ReactNode
}) {
  return (
    <WallFrame language={props.language} name={props.name}>
      <div className="message-wall">
        <div className="message-body wall-drift">
          <WallLogo />
          {props.children}
        </div>
      </div>
    </WallFrame>
  )
}
