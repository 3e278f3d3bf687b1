import type { MediaItem } from '@roundboard/contract'
import { getRouteApi } from '@tanstack/react-router'
import { MediaItemPage } from '../../features/media/media-item-page.tsx'
import { MediaPage } from '../../features/media/media-page.tsx'
import { AddFiles } from '../../features/uploads/add-files.tsx'
import { QueuePanel } from '../../features/uploads/queue-panel.tsx'
import { ReplaceFile } from '../../features/uploads/replace-file.tsx'
import { Replacing } from '../../features/uploads/replacing.tsx'
import { knownId } from '../known-id.ts'

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

export function MediaItemRoute() {
  const { id } = item.useParams()
  return <MediaItemPage key={id} id={knownId(id)} replace={replace} />
}
