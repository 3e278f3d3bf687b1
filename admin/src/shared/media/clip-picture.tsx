import { IconMovie, IconPhoto } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import classes from './clip-picture.module.css'

/** What is needed to show a clip or picture. */
export interface Shown {
  /** The file's address. */
  readonly file: string
  readonly poster: string | null
  /** Null for a picture. */
  readonly durationMs: number | null
}

/** A clip's poster, the clip while it plays, or a picture. Decorative: its name is next to it. */
export function ClipPicture(props: { shown: Shown; isPlaying?: boolean }) {
  const { shown, isPlaying = false } = props
  const isClip = shown.durationMs !== null
  const still = isClip ? shown.poster : shown.file
  const Icon = isClip ? IconMovie : IconPhoto
  return (
    <span className={classes.picture} data-whole={!isClip}>
      <Icon className={classes.missing ?? ''} size={34} stroke={1.3} aria-hidden />
      {still !== null && <Still key={still} src={still} />}
      {isPlaying && isClip && <Moving key={shown.file} shown={shown} />}
    </span>
  )
}

function Still({ src }: { src: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return null
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  )
}

function Moving({ shown }: { shown: Shown }) {
  const [isMoving, setMoving] = useState(false)
  const length = { '--length': `${String(shown.durationMs ?? 0)}ms` } as CSSProperties
  return (
    <>
      <video
        src={shown.file}
        muted
        loop
        playsInline
        autoPlay
        aria-hidden
        tabIndex={-1}
        data-moving={isMoving}
        onPlaying={() => setMoving(true)}
      />
      {isMoving && <span className={classes.progress} style={length} />}
    </>
  )
}
