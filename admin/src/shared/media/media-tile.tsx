import { Text } from '@mantine/core'
import { visibleJump, type MediaItem } from '@roundboard/contract'
import { exceedsFlashLimit } from '@roundboard/domain'
import { IconPlayerPlayFilled, IconPlayerStopFilled, IconRepeat } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { FocusEvent, KeyboardEvent } from 'react'
import { ClipPicture } from './clip-picture.tsx'
import { useMediaLibraryMessages } from '../messages/media-library.ts'
import classes from './media-tile.module.css'
import { prefersStillness, usePlaysAlone } from './plays-alone.ts'

/** Whether an item's seam is worth a warning. */
export const doesJump = ({ seam }: MediaItem): boolean => seam !== null && seam.jump >= visibleJump

/** Whether a clip's flashes are worth a warning. */
export const doesFlash = ({ flashes }: MediaItem): boolean =>
  flashes !== null && (flashes.isSustained || exceedsFlashLimit(flashes))

/** A clip's length, `0:02`. */
export function lengthOf(durationMs: number): string {
  const seconds = Math.max(1, Math.round(durationMs / 1000))
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}

/** An item with picture, name and uses. Plays while hovered or focused. */
export function MediaTile(props: {
  item: MediaItem
  isStop: boolean
  onFocus: () => void
  /** Makes the tile choose its item instead of opening it. */
  onChoose?: ((item: MediaItem) => void) | undefined
  isChosen?: boolean
}) {
  const { item, onChoose, isChosen = false } = props
  const words = useMediaLibraryMessages()
  const { isPlaying, start, stop } = usePlaysAlone()
  const isClip = item.durationMs !== null
  const startUnlessStill = () => {
    if (isClip && !prefersStillness()) start()
  }
  const toggle = isPlaying ? stop : start
  const handlers = {
    className: classes.target ?? '',
    'data-tile': '',
    tabIndex: props.isStop ? 0 : -1,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      props.onFocus()
      // A click focuses too, and then opens another page.
      if (event.currentTarget.matches(':focus-visible')) startUnlessStill()
    },
    onBlur: stop,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isClip) return
      event.preventDefault()
      toggle()
    },
  }
  const inside = (
    <>
      <span className={classes.picture}>
        <ClipPicture shown={item} isPlaying={isPlaying} />
        {doesJump(item) && (
          <span className={classes.jumps}>
            <IconRepeat size={13} aria-hidden /> {words.badgeJumps}
          </span>
        )}
        {item.durationMs !== null && (
          <span className={classes.length}>{lengthOf(item.durationMs)}</span>
        )}
      </span>
      <span className={classes.name}>{item.name}</span>
      <Text span px={2} c="dimmed" fz={13}>
        {isChosen
          ? words.chosen
          : item.uses === 0
            ? words.isUnused
            : words.uses({ count: item.uses })}
      </Text>
    </>
  )
  return (
    <li
      className={classes.tile}
      data-chosen={isChosen}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') startUnlessStill()
      }}
      onPointerLeave={stop}
    >
      {onChoose ? (
        <button type="button" {...handlers} aria-pressed={isChosen} onClick={() => onChoose(item)}>
          {inside}
        </button>
      ) : (
        <Link to="/admin/media/$id" params={{ id: item.id }} {...handlers}>
          {inside}
        </Link>
      )}
      {isClip && (
        <button
          type="button"
          className={classes.play}
          // Keyboard users have the space bar.
          tabIndex={-1}
          aria-label={
            isPlaying ? words.stopClip({ name: item.name }) : words.playClip({ name: item.name })
          }
          onClick={toggle}
        >
          {isPlaying ? <IconPlayerStopFilled size={15} /> : <IconPlayerPlayFilled size={15} />}
        </button>
      )}
    </li>
  )
}
