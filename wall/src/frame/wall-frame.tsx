import '@fontsource-variable/archivo/wdth.css'
import './wall-frame.css'
import type { Language } from '@roundboard/domain'
import { useEffect, type ReactNode } from 'react'
import { writingDirection } from '../text/messages.ts'
import { useFaceStyle } from './wall-face.tsx'
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
  const style = useFaceStyle()
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
