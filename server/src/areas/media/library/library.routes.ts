import { calls } from '@roundboard/contract'
import { handle, handleList, type HttpApp } from '../../../platform/http/handle.ts'
import type { LibraryService } from './library.service.ts'

export function libraryRoutes(handling: HttpApp, library: LibraryService): void {
  handleList(handling, calls.listMedia, ({ actor, query }) => library.list(actor, query, query))
  handle(handling, calls.getMediaFacets, ({ actor }) => library.facets(actor))
  handle(handling, calls.getMediaItem, ({ actor, params }) => library.get(actor, params.id))
  handle(handling, calls.getMediaUses, ({ actor, params }) => library.uses(actor, params.id))
  handle(handling, calls.listMediaVersions, ({ actor, params }) =>
    library.versions(actor, params.id),
  )
  handle(handling, calls.restoreMediaVersion, ({ actor, params }) =>
    library.restoreVersion(actor, params.id),
  )
  handle(handling, calls.changeMediaTags, ({ actor, body }) =>
    library.changeTags(actor, body.changes),
  )
  handle(handling, calls.updateMedia, ({ actor, params, body }) =>
    library.update(actor, params.id, body),
  )
  handle(handling, calls.saveClipAnalysis, ({ actor, params, body }) =>
    library.saveLook(actor, params.id, body),
  )
  handle(handling, calls.cutMedia, ({ actor, params, body }) =>
    library.cut(actor, params.id, body.endMs),
  )
  handle(handling, calls.deleteMedia, ({ actor, params }) => library.delete(actor, params.id))
}
