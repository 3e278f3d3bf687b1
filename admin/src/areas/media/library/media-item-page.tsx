import { Button, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type MediaItem, flashParams } from '@roundboard/contract'
import { IconBolt, IconPencil, IconRepeat, IconTrash, IconUnlink } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { isCode } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { doesFlash, doesJump } from '../../../shared/media/media-tile.tsx'
import { mediaQueries } from '../../../shared/media/media.queries.ts'
import { backIcon, ButtonLink, TextLink } from '../../../shared/ui/links.tsx'
import { PageHeader, Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { Facts } from './facts.tsx'
import { LoopPanel } from './loop-panel.tsx'
import { useDeleteMedia } from './media-changes.queries.ts'
import { MediaModal } from './media-modal.tsx'
import classes from './media.module.css'
import { useMediaMessages } from '../../../shared/messages/media.ts'
import { Player } from './player.tsx'
import { useMissingAnalysis } from './use-missing-analysis.ts'
import { UsesPanel } from './uses-panel.tsx'
import { VersionsPanel } from './versions-panel.tsx'

/** How an item's file is replaced. */
interface Replace {
  /** The button that starts it. */
  readonly button: (item: MediaItem) => ReactNode
  /** Its progress. */
  readonly progress: (item: MediaItem) => ReactNode
}

interface Parts {
  readonly replace: Replace
  /** The button that swaps it in workouts. */
  readonly swap: (item: MediaItem) => ReactNode
}

/** An item of the library. */
export function MediaItemPage({ id, ...parts }: { id: string } & Parts) {
  const words = useMediaMessages()
  const query = useQuery(mediaQueries.one(id))
  if (query.data && isCode(query.error, 'not-found')) return <DeletedItem name={query.data.name} />
  return (
    <QueryView query={query} what={words.theItem} pageTitle={words.media}>
      {(item) => <Item item={item} {...parts} />}
    </QueryView>
  )
}

const backLink = (words: { media: string }) => (
  <TextLink to="/admin/media">
    {backIcon} {words.media}
  </TextLink>
)

function DeletedItem({ name }: { name: string }) {
  const words = useMediaMessages()
  return (
    <>
      <PageHeader title={name} above={backLink(words)} />
      <Panel>
        <Empty
          icon={<IconUnlink size={30} stroke={1.5} />}
          title={words.gone}
          action={<ButtonLink to="/admin/media">{words.toMedia}</ButtonLink>}
        >
          {words.goneWhy}
        </Empty>
      </Panel>
    </>
  )
}

function Item({ item, replace, swap }: { item: MediaItem } & Parts) {
  const words = useMediaMessages()
  const [isEditing, editing] = useDisclosure()
  const [isPreviewing, setPreviewing] = useState(false)
  useRenameKey(editing.open)
  useMissingAnalysis(item)
  const { width, height, durationMs, frames } = item
  const isClip = durationMs !== null
  return (
    <>
      <PageHeader
        title={item.name}
        above={backLink(words)}
        description={<Description item={item} />}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconPencil size={16} />}
              rightSection={<kbd aria-hidden>F2</kbd>}
              aria-keyshortcuts="F2"
              onClick={editing.open}
            >
              {words.rename}
            </Button>
            {replace.button(item)}
            <DeleteItem item={item} />
          </>
        }
      />
      {replace.progress(item)}
      <div className={classes.item}>
        <Panel>
          {isClip ? (
            <Player
              key={item.file}
              clip={{
                ...item,
                width: width ?? 3,
                height: height ?? 4,
                durationMs,
                frames: frames ?? 1,
              }}
              jumps={doesJump(item)}
              cutMs={isPreviewing ? item.seam?.cut?.atMs : undefined}
            />
          ) : (
            <img src={item.file} alt={item.name} className={classes.image} />
          )}
          <div className={classes.facts}>
            <Facts item={item} />
          </div>
        </Panel>
        <div>
          {isClip && (
            <LoopPanel
              item={item}
              durationMs={durationMs}
              isPreviewing={isPreviewing}
              onPreview={setPreviewing}
            />
          )}
          <UsesPanel item={item} actions={swap(item)} />
          <VersionsPanel item={item} />
        </div>
      </div>
      {isEditing && <MediaModal item={item} onClose={editing.close} />}
    </>
  )
}

/** F2 renames, as in file managers. */
function useRenameKey(rename: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F2' || document.querySelector('[role=dialog]')) return
    event.preventDefault()
    rename()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function Description({ item }: { item: MediaItem }) {
  const words = useMediaMessages()
  const format = useFormat()
  const uses = useQuery(mediaQueries.uses(item.id)).data
  const day = format.dayOf(item.createdAt)
  const facts = [
    ...(uses ? [words.onWalls({ walls: uses.reduce((walls, use) => walls + use.walls, 0) })] : []),
    item.isShipped
      ? words.shipped
      : item.addedBy === null
        ? words.added({ day })
        : words.addedBy({ name: item.addedBy, day }),
  ]
  return (
    <>
      {doesJump(item) && (
        <span className={classes.jumps}>
          <IconRepeat size={16} aria-hidden /> {words.jumps}
        </span>
      )}
      {item.flashes && doesFlash(item) && (
        <span className={classes.jumps}>
          <IconBolt size={16} aria-hidden /> {words.flashes(flashParams(item.flashes))}
        </span>
      )}
      <span>{facts.join(' · ')}</span>
    </>
  )
}

function DeleteItem({ item }: { item: MediaItem }) {
  const words = useMediaMessages()
  const reason = useReason()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const remove = useDeleteMedia(item.id)
  const whyId = useId()
  const why = item.isShipped ? words.cannotDelete : item.uses > 0 ? words.stillUsed : undefined
  const ask = async () => {
    const message = words.sureDelete({ name: item.name })
    if (!(await confirm({ message, detail: words.cannotUndo, action: words.remove }))) return
    try {
      await remove.mutateAsync()
      await navigate({ to: '/admin/media' })
      alerts.success(words.deleted({ name: item.name }))
    } catch (error) {
      alerts.error(reason(error), error)
      void queryClient.invalidateQueries({ queryKey: [keys.media] })
    }
  }
  const button = (
    <Button
      variant="default"
      className={why === undefined ? 'danger-quiet' : ''}
      leftSection={<IconTrash size={16} />}
      loading={remove.isPending}
      // Stays focusable, so that the reason can be read.
      {...(why !== undefined && {
        'data-disabled': true,
        'aria-disabled': true,
        'aria-describedby': whyId,
      })}
      onClick={() => {
        if (why === undefined) void ask()
      }}
    >
      {words.remove}
    </Button>
  )
  if (why === undefined) return button
  return (
    <>
      <Tooltip label={why}>{button}</Tooltip>
      <span id={whyId} className="visually-hidden">
        {why}
      </span>
    </>
  )
}
