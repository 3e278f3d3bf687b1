import { useEffect, useRef } from 'preact/hooks'
import { PlayIcon } from '../shared/icons.tsx'
import type { MemberPageMessages } from '../shared/messages/member-page.ts'

interface ClipProps {
  readonly step: number
  readonly video: string
  readonly poster: string | null
  readonly isPlaying: boolean
  readonly messages: MemberPageMessages
  readonly onPress: () => void
  /** Called if the phone refuses to play it, for example to save battery. */
  readonly onRefused: () => void
}

/** A step's clip: a still until it plays, and again while another clip plays. */
export function Clip(props: ClipProps) {
  const { step, video, poster, isPlaying, messages, onPress, onRefused } = props
  const element = useRef<HTMLVideoElement>(null)
  const onRefusedRef = useRef(onRefused)
  useEffect(() => {
    onRefusedRef.current = onRefused
  }, [onRefused])
  useEffect(() => {
    const clip = element.current
    if (clip === null) return undefined
    if (!isPlaying) {
      clip.pause()
      return undefined
    }
    let isOver = false
    clip.play().catch(() => {
      if (!isOver) onRefusedRef.current()
    })
    return () => {
      isOver = true
    }
  }, [isPlaying, video])
  return (
    <button
      class="clip"
      aria-label={
        isPlaying ? messages.pause({ step: String(step) }) : messages.play({ step: String(step) })
      }
      onClick={onPress}
    >
      <video
        ref={element}
        src={video}
        poster={poster ?? undefined}
        preload={poster === null ? 'metadata' : 'none'}
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
      />
      <b aria-hidden="true">{step}</b>
      {!isPlaying && (
        <span class="play">
          <PlayIcon />
        </span>
      )}
    </button>
  )
}
