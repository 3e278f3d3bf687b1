import type { MediaItem } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { MediaBrowser } from '../../../shared/media/media-browser.tsx'
import type { MediaListControl } from '../../../shared/media/media-list.ts'
import { mediaQueries } from '../../../shared/media/media.queries.ts'
import { PageHeader, Panel } from '../../../shared/ui/page.tsx'
import { type Selected, SelectionBar, withToggled } from './bulk-tags.tsx'
import classes from './media.module.css'
import { useMediaMessages } from '../../../shared/messages/media.ts'

/** The library, searchable by name, kind, length, tag and use. */
export function MediaPage(
  props: MediaListControl & {
    /** The buttons for adding items. */
    actions?: ReactNode
    /** Shown next to the grid: uploads in progress. */
    beside?: ReactNode
  },
) {
  const words = useMediaMessages()
  const format = useFormat()
  const facets = useQuery(mediaQueries.facets).data
  const shown = useQuery(mediaQueries.list(props.list)).data?.items ?? []
  const [selected, setSelected] = useState<Selected>()
  const pictures = facets?.kinds['round-picture'] ?? 0
  return (
    <>
      <PageHeader
        title={words.media}
        description={
          facets &&
          words.holds({
            clips: facets.count - pictures,
            pictures,
            size: format.fileSize(facets.bytes),
          })
        }
        actions={props.actions}
      />
      <div className={classes.columns}>
        <Panel className={classes.library ?? ''}>
          <SelectionBar selected={selected} shown={shown} onSelected={setSelected} />
          <MediaBrowser
            list={props.list}
            onList={props.onList}
            {...(selected && {
              isChosen: ({ id }: MediaItem) => selected.has(id),
              onChoose: (item: MediaItem) => setSelected(withToggled(selected, item)),
            })}
          />
        </Panel>
        <div className={classes.beside}>{props.beside}</div>
      </div>
    </>
  )
}
