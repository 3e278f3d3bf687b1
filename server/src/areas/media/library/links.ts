import { badField } from '../../../platform/app-error.ts'
import type { AssertsLinks } from '../../../platform/asserts-links.ts'
import { libraryPath } from './addresses.ts'
import { listMediaByLink } from './media.repository.ts'

/** Refuses a link into the library to what is not there, as after somebody deleted it. */
export const assertInLibrary: AssertsLinks = async (on, places) => {
  const wanted = places.filter(({ link }) => link?.startsWith(libraryPath))
  if (wanted.length === 0) return
  const found = await listMediaByLink(
    on,
    wanted.flatMap(({ link }) => link ?? []),
  )
  const gone = wanted.find((place) => !found.some(({ link }) => link === place.link))
  if (gone !== undefined) throw badField(gone.path, 'media-gone')
}
