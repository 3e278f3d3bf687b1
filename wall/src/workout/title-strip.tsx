import './title-strip.css'
import { subHeaderIsTicker, type Language } from '@roundboard/domain'
import { memo } from 'react'
import { RunningText } from '../text/running-text.tsx'

/**
 * The sub-header. It scrolls horizontally if it is longer than 24 characters (specification 2.1), or if it
 * doesn't fit at the smallest size, such as 24 wide characters.
 */
export const TitleStrip = memo(function TitleStrip(props: {
  readonly text: string
  readonly language: Language
}) {
  const { text, language } = props
  return (
    <div className="title-strip">
      <RunningText
        as="h2"
        className="title-strip-text"
        runs={subHeaderIsTicker(text)}
        {...{ text, language }}
      />
    </div>
  )
})
