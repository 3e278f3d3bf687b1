import './announcement-band.css'
import { announcementLimits, type Language } from '@roundboard/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fitText, useLayout } from '../text/fit-text.ts'
import { writingDirection } from '../text/messages.ts'
import { useUntilAway } from './use-until-away.ts'

/** One thing that is said. */
export type SaidText = { readonly id: string; readonly text: string }

const floors = { portrait: 72, landscape: 60 } as const
const largest = 116

/**
 * What is said in the header's place, with the round's number beside it: several texts one after the
 * other, and each in pages where it is too long for two lines. Without any it slides away.
 */
export function AnnouncementBand(props: {
  readonly said: readonly SaidText[]
  /** Null on a wall that has no number, such as flexibility. */
  readonly round: number | null
  readonly language: Language
}) {
  const { said, round, language } = props
  const shown = useUntilAway(said.length > 0 ? said : undefined) ?? []
  const { one, page, onPages } = usePages(shown)
  if (one === undefined) return null
  return (
    <section
      className="announcement-band"
      data-leaving={said.length === 0}
      dir={writingDirection(language)}
      role="status"
    >
      <div className="announcement-slide">
        {round !== null && (
          <p className="announcement-round" aria-hidden>
            <bdi dir="ltr">{round}</bdi>
          </p>
        )}
        <Loudspeaker />
        <Page
          key={`${language} ${one.id} ${one.text}`}
          text={one.text}
          page={page}
          onPages={onPages}
        />
      </div>
    </section>
  )
}

const keyOf = ({ id, text }: SaidText) => `${id} ${text}`

/** Turns to the next page, or the next text, every six seconds where there is one. */
function usePages(said: readonly SaidText[]) {
  const [at, setAt] = useState({ key: '', page: 0 })
  const pages = useRef(1)
  const onPages = useCallback((count: number) => {
    pages.current = count
    setAt((now) => (now.page < count ? now : { ...now, page: 0 }))
  }, [])
  useEffect(() => {
    if (said.length === 0) return
    const turning = setInterval(() => {
      setAt((now) => {
        const { index, page } = placeIn(said, now)
        const isLast = page + 1 >= pages.current
        const next = said[isLast ? (index + 1) % said.length : index]
        return { key: next === undefined ? '' : keyOf(next), page: isLast ? 0 : page + 1 }
      })
    }, announcementLimits.pageMs)
    return () => {
      clearInterval(turning)
    }
  }, [said])
  const { index, page } = placeIn(said, at)
  return { one: said[index], page, onPages }
}

/** Where it stands among what is said now: a text that is new, or another, begins at its beginning. */
function placeIn(said: readonly SaidText[], at: { readonly key: string; readonly page: number }) {
  const index = said.findIndex((one) => keyOf(one) === at.key)
  return index < 0 ? { index: 0, page: 0 } : { index, page: at.page }
}

function Page(props: {
  readonly text: string
  readonly page: number
  readonly onPages: (count: number) => void
}) {
  const { text, page, onPages } = props
  const box = useLayout<HTMLDivElement>(
    useCallback(
      (element) => {
        onPages(layPages(element))
        return undefined
      },
      [onPages],
    ),
  )
  return (
    <div className="announcement-box" ref={box}>
      <div className="announcement-window">
        <p className="announcement-text" dir="auto" style={{ '--page': String(page) } as object}>
          {text}
        </p>
      </div>
    </div>
  )
}

/** As large as it fits; where it does not at its floor, in pages of whole lines. Gives their number. */
function layPages(box: HTMLElement): number {
  box.style.removeProperty('--lines')
  const isWide = box.ownerDocument.documentElement.clientWidth > 0 && isLandscape(box)
  const min = isWide ? floors.landscape : floors.portrait
  if (fitText(box, { max: largest, min, step: 4 })) return 1
  const text = box.querySelector('.announcement-text')
  const lineHeight = text === null ? 0 : parseFloat(getComputedStyle(text).lineHeight)
  if (text === null || !(lineHeight > 0)) return 1
  const perPage = Math.max(1, Math.floor(box.clientHeight / lineHeight + 0.05))
  box.style.setProperty('--lines', String(perPage))
  return Math.max(1, Math.ceil(Math.round(text.scrollHeight / lineHeight) / perPage))
}

function isLandscape(element: HTMLElement): boolean {
  const frame = element.closest('.wall-frame')
  return frame !== null && frame.clientWidth >= frame.clientHeight
}

const Loudspeaker = () => (
  <svg className="announcement-sign" viewBox="0 0 24 24" aria-hidden>
    <path fill="currentColor" d="M2 9v6h4l7 5V4L6 9z" />
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      d="M16.5 9a4.2 4.2 0 0 1 0 6M19.4 6.2a8.2 8.2 0 0 1 0 11.6"
    />
  </svg>
)
