import { Box, Button, Group, Text } from '@mantine/core'
import { visibleJump, type MediaItem } from '@roundboard/contract'
import { IconArrowRight, IconCircleCheckFilled, IconEqual, IconRepeat } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useUndoableAlert } from '../../../shared/alerts/use-undoable-alert.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { doesJump } from '../../../shared/media/media-tile.tsx'
import type { SeamPictures } from '../../../shared/media/look/look.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import classes from './loop-panel.module.css'
import { useCutMedia } from './media-changes.queries.ts'
import { useMediaMessages } from '../../../shared/messages/media.ts'
import { useSeamPictures } from './use-seam-pictures.ts'

/** Whether a clip loops seamlessly, in pictures and a number, and a better cut if there is one */
export function LoopPanel(props: {
  item: MediaItem
  durationMs: number
  isPreviewing: boolean
  onPreview: (isOn: boolean) => void
}) {
  const { item, durationMs } = props
  const words = useMediaMessages()
  const format = useFormat()
  const cutMs = props.isPreviewing ? item.seam?.cut?.atMs : undefined
  const pictures = useSeamPictures(item.file, cutMs)
  const jumps = doesJump(item)
  return (
    <Panel
      title={words.loops}
      description={words.loopsWhy({ seconds: format.seconds(durationMs) })}
      actions={item.seam && <Verdict jump={item.seam.jump} />}
    >
      {pictures === 'unreadable' ? (
        <Text py={48} c="dimmed" ta="center" role="status">
          {words.cannotLook}
        </Text>
      ) : (
        <Ends
          pictures={pictures}
          size={{ width: item.width ?? 3, height: item.height ?? 4 }}
          jumps={jumps && cutMs === undefined}
        />
      )}
      <Cut {...props} />
    </Panel>
  )
}

function Verdict({ jump }: { jump: number }) {
  const words = useMediaMessages()
  const format = useFormat()
  const jumps = jump >= visibleJump
  return (
    <span className={classes.verdict} data-jumps={jumps}>
      {jumps ? (
        <IconRepeat size={15} aria-hidden />
      ) : (
        <IconCircleCheckFilled size={16} aria-hidden />
      )}
      {jumps ? words.jumpsBy({ share: format.share(jump) }) : words.doesNotJump}
    </span>
  )
}

/** The pictures, or places of the same size until they are decoded, so that nothing below moves. */
function Ends(props: {
  pictures: SeamPictures | undefined
  size: { width: number; height: number }
  jumps: boolean
}) {
  const { pictures, size, jumps } = props
  const words = useMediaMessages()
  const format = useFormat()
  const at = (atMs: number | undefined) =>
    atMs === undefined ? undefined : words.at({ seconds: format.seconds(atMs, 2) })
  return (
    <div className={classes.ends}>
      {pictures === undefined && (
        <span className="visually-hidden" role="status">
          {words.looking}
        </span>
      )}
      <FramePicture
        image={pictures?.last.picture}
        size={size}
        name={words.lastFrame}
        at={at(pictures?.last.atMs)}
      />
      <IconArrowRight className={classes.sign ?? ''} size={18} aria-hidden />
      <FramePicture
        image={pictures?.first.picture}
        size={size}
        name={words.firstFrame}
        at={at(pictures?.first.atMs)}
      />
      <IconEqual className={classes.sign ?? ''} size={18} aria-hidden />
      <FramePicture
        image={pictures?.difference}
        size={size}
        name={jumps ? words.difference : words.differenceNone}
        jumps={jumps}
      />
    </div>
  )
}

function FramePicture(props: {
  image: ImageBitmap | undefined
  size: { width: number; height: number }
  name: string
  at?: string | undefined
  jumps?: boolean
}) {
  const { image, size } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (image) canvas.current?.getContext('2d')?.drawImage(image, 0, 0)
  }, [image])
  return (
    <figure className={classes.frame} data-jumps={props.jumps ?? false}>
      <canvas
        ref={canvas}
        width={image?.width ?? size.width}
        height={image?.height ?? size.height}
        role="img"
        aria-label={props.name}
      />
      <Box component="figcaption" className="tabular" mt={6} c="dimmed" fz={13}>
        <b>{props.name}</b> {props.at}
      </Box>
    </figure>
  )
}

function Cut(props: {
  item: MediaItem
  isPreviewing: boolean
  onPreview: (isOn: boolean) => void
}) {
  const { item } = props
  const words = useMediaMessages()
  const format = useFormat()
  const attempt = useAttempt()
  const alertUndoable = useUndoableAlert()
  const cutMedia = useCutMedia(item.id)
  const cut = item.seam?.cut ?? null

  const end = (endMs: number | null) =>
    attempt(async () => {
      const { name } = await cutMedia.mutateAsync(endMs)
      props.onPreview(false)
      if (endMs === null) alerts.success(words.uncutDone({ name }))
      else
        alertUndoable(words.cutDone({ name, seconds: format.seconds(endMs, 2) }), async () =>
          words.uncutDone({ name: (await cutMedia.mutateAsync(null)).name }),
        )
    })

  if (item.cutMs !== null)
    return (
      <div className={classes.cut} data-done>
        <p>{words.wasCut({ seconds: format.seconds(item.cutMs, 2) })}</p>
        <Button variant="default" loading={cutMedia.isPending} onClick={() => void end(null)}>
          {words.uncut}
        </Button>
      </div>
    )
  if (!cut) return null
  const at = format.seconds(cut.atMs, 2)
  return (
    <div className={classes.cut}>
      <p>
        <b>{words.cutWouldLoop({ seconds: at })}</b>{' '}
        {words.cutWhy({ share: format.share(cut.jump), seconds: format.seconds(cut.atMs) })}
      </p>
      <Group gap={8} align="stretch">
        <Button
          variant="default"
          aria-pressed={props.isPreviewing}
          onClick={() => props.onPreview(!props.isPreviewing)}
        >
          {props.isPreviewing ? words.seeAll : words.seeItLoop}
        </Button>
        <Button loading={cutMedia.isPending} onClick={() => void end(cut.atMs)}>
          {words.cutAt({ seconds: at })}
        </Button>
      </Group>
    </div>
  )
}
