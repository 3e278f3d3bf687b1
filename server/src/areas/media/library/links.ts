import { existsSync } from 'node:fs'
import { badField } from '../../../platform/app-error.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { newAddressKey } from '../../../platform/secrets.ts'
import { listMediaByLink } from './media.repository.ts'
import { mediaFolder, shippedPath } from './shipped-files.ts'

/** The start of every uploaded item's link. */
export const libraryPath = '/media/library/'

/** An unguessable link, because screens fetch its file without a session. */
export const newLink = (): string => libraryPath + newAddressKey()

/** A field with a link, and its value. */
interface Place {
  readonly path: string
  readonly link: string | null | undefined
}

/** Throws if a field's link leads nowhere. */
export type AssertsLinks = (on: Executor, places: readonly Place[]) => Promise<void>

const shippedLink = /^\/media\/[\w-]+\/[\w-]+\.\w+$/

/** Whether the product contains a link's file. Unknown in installations without its media. */
const isShipped = (link: string): boolean =>
  !existsSync(mediaFolder) || (shippedLink.test(link) && existsSync(shippedPath(link)))

/** Whether a link leads to a file of ours that doesn't exist: deleted or mistyped. */
export const isMissingFile = (link: string, library: ReadonlySet<string>): boolean =>
  link.startsWith('/media/') &&
  !library.has(link) &&
  (link.startsWith(libraryPath) || !isShipped(link))

/** The links that lead to missing files of ours. */
export async function listMissingLinks(
  on: Executor,
  links: readonly string[],
): Promise<ReadonlySet<string>> {
  const own = [...new Set(links)].filter((link) => link.startsWith('/media/'))
  if (own.length === 0) return new Set()
  const library = new Set((await listMediaByLink(on, own)).map(({ link }) => link))
  return new Set(own.filter((link) => isMissingFile(link, library)))
}

/** Throws on links to files of ours that don't exist. */
export const assertInLibrary: AssertsLinks = async (on, places) => {
  const missing = await listMissingLinks(
    on,
    places.flatMap(({ link }) => link ?? []),
  )
  const missingPlace = places.find(({ link }) => missing.has(link ?? ''))
  if (missingPlace !== undefined) throw badField(missingPlace.path, 'media-gone')
}
