import './full-screen-message.css'
import type { Language } from '@roundboard/domain'
import { useCallback, useEffect } from 'react'
import { WallFrame } from '../frame/wall-frame.tsx'
import { fitText, useLayout } from '../text/fit-text.ts'
import { announcementMessages } from '../text/messages/announcement.ts'
import { useExitDelay } from './use-exit-delay.ts'

/**
 * Covers the wall with an emergency or drill message, or with nothing (null). Fades in and out; `onShown`
 * is called once it is painted.
 */
export function FullScreen(props: {
  readonly message: { readonly kind: 'emergency' | 'drill'; readonly text: string } | null
  readonly language: Language
  readonly onShown?: (() => void) | undefined
}) {
  const { message, language, onShown } = props
  const shown = useExitDelay(message ?? undefined)
  useShown(message === null ? undefined : onShown)
  if (shown === undefined) return null
  const { kind, text } = shown
  const words = announcementMessages(language)
  return (
    <div className="whole-wall-layer" data-leaving={message === null}>
      <WallFrame language={language} name={kind} text={text}>
        <div className="whole-wall" data-kind={kind}>
          <p className="whole-wall-kind">
            <Warning />
            {words[kind]}
          </p>
          <FullScreenText key={`${language} ${text}`} text={text} />
          {kind === 'drill' && <p className="whole-wall-note">{words.onlyADrill}</p>}
        </div>
      </WallFrame>
    </div>
  )
}

function FullScreenText({ text }: { readonly text: string }) {
  const box = useLayout<HTMLParagraphElement>(
    useCallback((element) => void fitText(element, { max: 320, min: 104, step: 8 }), []),
  )
  return (
    <p className="whole-wall-text" dir="auto" ref={box}>
      {text}
    </p>
  )
}

/** The message is painted two frames after its layout. */
function useShown(onShown: (() => void) | undefined) {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => onShown?.())
    })
    return () => cancelAnimationFrame(frame)
  }, [onShown])
}

const Warning = () => (
  <svg className="whole-wall-sign" viewBox="0 0 24 24" aria-hidden>
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M12 2.2a1.6 1.6 0 0 1 1.4.8l9.2 16.4a1.6 1.6 0 0 1-1.4 2.4H2.8a1.6 1.6 0 0 1-1.4-2.4L10.6 3a1.6 1.6 0 0 1 1.4-.8zm-1.3 6.6.4 6h1.8l.4-6zm1.3 7.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z"
    />
  </svg>
)
