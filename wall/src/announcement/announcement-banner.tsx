import './announcement-banner.css'
import { announcementLimits, type Language } from '@roundboard/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fitText, useLayout } from '../text/fit-text.ts'
import { writingDirection } from '../text/messages.ts'
import { useExitDelay } from './use-exit-delay.ts'

export type BannerText = { readonly id: string; readonly text: string }

const floors = { portrait: 72, landscape: 60 } as const
const largest = 116

/**
 * Replaces the header with announcements, next to the round's number. Several take turns; one that is
 * longer than two lines turns pages. Slides out when there are none.
 */
export function AnnouncementBanner(props: {
  readonly texts: readonly BannerText[]
  /** Null on walls without a number, such as flexibility. */
  readonly round: number | null
  readonly language: Language
}) {
  const { texts, round, language } = props
  const shown = useExitDelay(texts.length > 0 ? texts : undefined) ?? []
  const { one, page, onPages } = usePages(shown)
  if (one === undefined) return null
  return (
    <section
      className="announcement-band"
      data-leaving={texts.length === 0}
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

const keyOf = ({ id, text }: BannerText) => `${id} ${text}`

/** Turns to the next page, or the next text, every six seconds. */
function usePages(texts: readonly BannerText[]) {
  const [at, setAt] = useState({ key: '', page: 0 })
  const pages = useRef(1)
  const onPages = useCallback((count: number) => {
    pages.current = count
    setAt((now) => (now.page < count ? now : { ...now, page: 0 }))
  }, [])
  useEffect(() => {
    if (texts.length === 0) return
    const turning = setInterval(
      () =>
        setAt((now) => {
          const { index, page } = placeIn(texts, now)
          const isLast = page + 1 >= pages.current
          const next = texts[isLast ? (index + 1) % texts.length : index]
          return { key: next === undefined ? '' : keyOf(next), page: isLast ? 0 : page + 1 }
        }),
      announcementLimits.pageMs,
    )
    return () => clearInterval(turning)
  }, [texts])
  const { index, page } = placeIn(texts, at)
  return { one: texts[index], page, onPages }
}

/** Finds the current text and page; a new or changed text starts at its first page. */
function placeIn(
  texts: readonly BannerText[],
  at: { readonly key: string; readonly page: number },
) {
  const index = texts.findIndex((one) => keyOf(one) === at.key)
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

/** Sets the largest size that fits. If none does, splits the text into pages of whole lines. Returns the number of pages. */
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
