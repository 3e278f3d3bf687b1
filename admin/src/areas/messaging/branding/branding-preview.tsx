import { isColour, type Colour, wallTones } from '@roundboard/domain'
import type { CSSProperties } from 'react'
import classes from './branding.module.css'
import { useSystemMessages } from '../../../shared/messages/system.ts'

const colourOf = (typed: string): Colour | null => {
  const colour = typed.trim().toLowerCase()
  return isColour(colour) ? colour : null
}

/** A screen's background and accent in the typed colors. */
export function BrandingPreview(props: { accent: string; wallBackground: string; name: string }) {
  const words = useSystemMessages()
  const tones = wallTones(colourOf(props.wallBackground), colourOf(props.accent))
  const style = {
    '--ground': tones.ground,
    '--strip': tones.strip,
    '--accent': tones.accent,
    '--on-accent': tones.onAccent,
  } as CSSProperties
  return (
    <div className={classes.wall} style={style} role="img" aria-label={words.wallPreview}>
      <div aria-hidden>
        <span className={classes.word}>{words.round}</span>
        <strong>{props.name}</strong>
      </div>
      <div aria-hidden className={classes.strip}>
        <span className={classes.step}>1</span>
        <span>{words.previewStep}</span>
      </div>
    </div>
  )
}
