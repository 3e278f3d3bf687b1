import '@fontsource-variable/archivo/wdth.css'
import type { Language } from '@roundboard/domain'
import { useEffect, type ReactNode, createContext, use } from 'react'
import './wall-frame.css'
import { writingDirection } from '../text/messages.ts'
import { useBrandingStyle } from './wall-branding.tsx'
import { loadWallFonts } from './wall-fonts.ts'

/**
 * The ground of every wall: fills its container and gives its descendants the wall unit `--u`, one
 * pixel on a 1080×1920 portrait wall (1920×1080 in landscape). `text` is content whose script may
 * need a font of its own.
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

/** Gives the walls in it what they show in their header's place; null: their header. */
export function AnnouncementProvider(props: {
  readonly band: ReactNode
  readonly children: ReactNode
}) {
  return <SlotContext value={props.band}>{props.children}</SlotContext>
}

/** Where a wall has it: as a child of its grid, over the area `banner` where it has one. */
export const AnnouncementSlot = () => use(SlotContext)
