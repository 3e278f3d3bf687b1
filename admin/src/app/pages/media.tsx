import type { MediaItem } from '@roundboard/contract'
import { getRouteApi } from '@tanstack/react-router'
import { MediaItemPage } from '../../areas/media/library/media-item-page.tsx'
import { MediaPage } from '../../areas/media/library/media-page.tsx'
import { AddFiles } from '../../areas/media/uploads/add-files.tsx'
import { QueuePanel } from '../../areas/media/uploads/queue-panel.tsx'
import { ReplaceFile } from '../../areas/media/uploads/replace-file.tsx'
import { Replacing } from '../../areas/media/uploads/replacing.tsx'
import { SwapClip } from '../../areas/workouts/schedule/swap-clip.tsx'
import { knownId } from '../../shared/search/search.ts'

const library = getRouteApi('/admin/media')
const item = getRouteApi('/admin/media/$id')

export function MediaRoute() {
  const navigate = library.useNavigate()
  return (
    <MediaPage
      actions={<AddFiles />}
      beside={<QueuePanel />}
      list={library.useSearch()}
      onList={(search, how) => void navigate({ search, ...how })}
    />
  )
}

const replace = {
  button: (one: MediaItem) => <ReplaceFile item={one} />,
  progress: (one: MediaItem) => <Replacing item={one} />,
}

const swap = (one: MediaItem) => <SwapClip item={one} />

export function MediaItemRoute() {
  const { id } = item.useParams()
  return <MediaItemPage key={id} id={knownId(id)} replace={replace} swap={swap} />
}
