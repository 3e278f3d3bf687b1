import '@fontsource-variable/archivo/wdth.css'
import type { Language } from '@roundboard/domain'
import { useEffect, type ReactNode, createContext, use } from 'react'
import './wall-frame.css'
import { writingDirection } from '../text/messages.ts'
import { useBrandingStyle } from './wall-branding.tsx'
import { loadWallFonts } from './wall-fonts.ts'

/**
 * The root element of every wall. Fills its container and defines the wall unit `--u`: one pixel on a
 * 1080×1920 portrait wall (1920×1080 in landscape). Loads a font if `text` uses a script that needs one.
 */
export function WallFrame(props: {
  readonly language: Language
  readonly name: string
  readonly text?: string
  readonly children: ReactNode
}) {
  const { language, text } = props
  const style = useBrandingStyle()
  useEffect(() => {
    void loadWallFonts(language, text)
  }, [language, text])
  return (
    <main
      className="wall-frame"
      lang={language}
      dir={writingDirection(language)}
      data-wall={props.name}
      data-face={style && ''}
      style={style}
    >
      <div className="wall-stage">{props.children}</div>
    </main>
  )
}

const SlotContext = createContext<ReactNode>(null)

/** Replaces the header of the walls inside it; null shows their header. */
export function AnnouncementProvider(props: {
  readonly banner: ReactNode
  readonly children: ReactNode
}) {
  return <SlotContext value={props.banner}>{props.children}</SlotContext>
}

/** Place this in a wall's grid; it covers the area `banner` if there is one. */
export const AnnouncementSlot = () => use(SlotContext)
