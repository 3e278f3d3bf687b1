import './message-walls.css'
import type { Language } from '@roundboard/domain'
import { useCallback, type ReactNode } from 'react'
import { AnnouncementSlot, WallFrame } from '../frame/wall-frame.tsx'
import { WallLogo } from '../frame/wall-branding.tsx'
import { fitText, useLayout } from '../text/fit-text.ts'
import { nothingKnown, WallMedia, type MediaFacts } from '../video/media-facts.ts'
import { wallMessages } from '../text/messages/wall.ts'
import { RoundBanner, type WallRound } from '../workout/round-banner.tsx'
import spinner from './spinner.svg'

/** Shows a screen's Auth Link Code for support (specification 2.1). */
export function AuthorizationWall(props: {
  readonly code: string
  readonly language?: Language
  readonly supportEmail?: string
}) {
  const language = props.language ?? 'en-us'
  const words = wallMessages(language)
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

/** Identifies a wall on the phone with support. */
export type WallPlace = {
  readonly round: number
  readonly gym: string
  readonly identifier: string
}

/**
 * Shown by a screen that isn't linked, isn't enabled or has no workout (specification 2.1), with the
 * location and support's address if they are known.
 */
export function NotReadyWall(props: {
  readonly language?: Language
  /** Shown as a header, so that the circuit keeps its number. */
  readonly round?: WallRound
  readonly place?: WallPlace
  readonly supportEmail?: string | null
  readonly media?: readonly MediaFacts[]
}) {
  const { language = 'en-us', round, place, supportEmail = null } = props
  const words = wallMessages(language)
  return (
    <WallFrame
      language={language}
      name="not-ready"
      text={`${round?.name ?? ''} ${place?.gym ?? ''}`}
    >
      <WallMedia value={props.media ?? nothingKnown}>
        <div className="not-ready-wall">
          {round ? <RoundBanner round={round} language={language} /> : <WallLogo />}
          <AnnouncementSlot />
          <div className="not-ready-body wall-drift">
            <NotReadyTitle key={language}>{words.notReady}</NotReadyTitle>
            <Facts key={`${language} ${JSON.stringify(place)} ${supportEmail ?? ''}`}>
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
              <div className="message-until-again" aria-hidden />
            </Facts>
          </div>
        </div>
      </WallMedia>
    </WallFrame>
  )
}

/** Details for a support call; a long name makes them smaller. */
function Facts({ children }: { readonly children: ReactNode }) {
  const box = useLayout<HTMLDivElement>(
    useCallback((element) => void fitText(element, { max: 72, min: 48, step: 4 }), []),
  )
  return (
    <div ref={box} className="message-facts">
      {children}
    </div>
  )
}

function NotReadyTitle({ children }: { readonly children: string }) {
  const box = useLayout<HTMLParagraphElement>(
    useCallback((element) => void fitText(element, { max: 248, min: 104, step: 8 }), []),
  )
  return (
    <p ref={box} className="not-ready-title">
      {children}
    </p>
  )
}

/** Shown while a screen clears and reloads its content (specification 2.1). */
export function RefreshingWall({ language = 'en-us' }: { readonly language?: Language }) {
  return (
    <MessageWall language={language} name="refreshing">
      <img className="message-spinner" src={spinner} alt="" />
      <p className="message-title">{wallMessages(language).refreshing}</p>
    </MessageWall>
  )
}

/** Shown while a screen loads: a spinner (specification 2.1). */
export function LoadingWall({ language = 'en-us' }: { readonly language?: Language }) {
  return (
    <MessageWall language={language} name="loading">
      <img className="message-spinner" src={spinner} alt={wallMessages(language).loading} />
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
        <AnnouncementSlot />
      </div>
    </WallFrame>
  )
}
