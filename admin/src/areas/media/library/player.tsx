import { Box, Button, Group, Stack } from '@mantine/core'
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconRepeat } from '@tabler/icons-react'
import { useRef } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { useMediaMessages } from '../../../shared/messages/media.ts'
import classes from './player.module.css'
import { useLoopedCut } from './use-looped-cut.ts'
import { usePlayer } from './use-player.ts'

export interface PlayedClip {
  readonly name: string
  readonly file: string
  readonly poster: string | null
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly frames: number
  readonly type: string
  readonly codec: string | null
}

/** Plays a clip, or steps through its frames. */
export function Player(props: {
  clip: PlayedClip
  jumps: boolean
  /** Loops only this much, to preview a cut. */
  cutMs?: number | undefined
}) {
  const { clip, cutMs } = props
  const words = useMediaMessages()
  const format = useFormat()
  const video = useRef<HTMLVideoElement>(null)
  const player = usePlayer(video, clip, cutMs)
  const seconds = format.seconds(player.timeS * 1000)
  const time = words.timeOf({ now: seconds, all: format.seconds(player.endS * 1000) })

  useLoopedCut(video, clip, cutMs)

  return (
    <Stack
      gap={12}
      role="group"
      aria-label={words.player({ name: clip.name })}
      onKeyDown={player.onKeyDown}
    >
      <video
        ref={video}
        className={classes.video}
        style={{ aspectRatio: `${String(clip.width)} / ${String(clip.height)}` }}
        {...(cutMs === undefined && { src: clip.file })}
        {...(clip.poster !== null && { poster: clip.poster })}
        preload="auto"
        muted
        loop
        playsInline
        // Keyboard users have buttons, and keys once it is focused.
        tabIndex={0}
        aria-label={words.clip({ name: clip.name })}
        onClick={player.toggle}
        onPlay={() => player.onPlaying(true)}
        onPause={() => player.onPlaying(false)}
      />
      <Group gap={10} wrap="nowrap">
        <button
          type="button"
          className={classes.play}
          aria-label={player.isPlaying ? words.pause : words.play}
          onClick={player.toggle}
        >
          {player.isPlaying ? (
            <IconPlayerPauseFilled size={17} />
          ) : (
            <IconPlayerPlayFilled size={17} />
          )}
        </button>
        <span className={classes.track} data-jumps={props.jumps && cutMs === undefined}>
          <input
            type="range"
            aria-label={words.frame}
            aria-valuetext={words.frameAt({ frame: player.frame + 1, of: clip.frames, seconds })}
            min={0}
            max={Math.max(
              0,
              Math.round((player.endS / (clip.durationMs / 1000)) * clip.frames) - 1,
            )}
            step={1}
            value={player.frame}
            onChange={(event) => player.goTo(Number(event.currentTarget.value))}
          />
        </span>
        <Box component="span" className="tabular" flex="none" c="dimmed" fz={13}>
          {time}
        </Box>
      </Group>
      <Group gap="6px 11px" c="dimmed" fz={12}>
        <span aria-hidden>
          <kbd>{words.keySpace}</kbd> {words.keyPlay}
        </span>
        <span aria-hidden>
          <kbd>← →</kbd> {words.keyFrame}
        </span>
        <Button
          size="compact-xs"
          variant={player.isSeamOnly ? 'filled' : 'default'}
          aria-pressed={player.isSeamOnly}
          leftSection={<IconRepeat size={13} />}
          onClick={player.toggleSeam}
        >
          {words.onlySeam} <kbd aria-hidden>L</kbd>
        </Button>
      </Group>
    </Stack>
  )
}
