import { existsSync } from 'node:fs'
import { badField } from '../../../platform/app-error.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { newAddressKey } from '../../../platform/secrets.ts'
import { listMediaByLink } from './media.repository.ts'
import { mediaFolder, shippedPath } from './shipped-files.ts'

/** What every link of an uploaded item begins with. */
export const libraryPath = '/media/library/'

/** A link that nobody guesses, for displays fetch what it leads to without a session. */
export const newLink = (): string => libraryPath + newAddressKey()

/** A field that has a link, and what stands in it. */
interface Place {
  readonly path: string
  readonly link: string | null | undefined
}

/** Refuses fields whose link leads nowhere. */
export type AssertsLinks = (on: Executor, places: readonly Place[]) => Promise<void>

const shippedLink = /^\/media\/[\w-]+\/[\w-]+\.\w+$/

/** Whether the product brings the file behind a link. An installation without the product's media can't tell. */
const isShipped = (link: string): boolean =>
  !existsSync(mediaFolder) || (shippedLink.test(link) && existsSync(shippedPath(link)))

/** Whether a link leads to one of our own files that isn't there: a deleted library item or a mistyped clip. */
export const isMissingFile = (link: string, library: ReadonlySet<string>): boolean =>
  link.startsWith('/media/') &&
  !library.has(link) &&
  (link.startsWith(libraryPath) || !isShipped(link))

/** Those of the links that lead to one of our own files that isn't there. */
export async function listMissingLinks(
  on: Executor,
  links: readonly string[],
): Promise<ReadonlySet<string>> {
  const own = [...new Set(links)].filter((link) => link.startsWith('/media/'))
  if (own.length === 0) return new Set()
  const library = new Set((await listMediaByLink(on, own)).map(({ link }) => link))
  return new Set(own.filter((link) => isMissingFile(link, library)))
}

/** Refuses links to our own files that don't exist. */
export const assertInLibrary: AssertsLinks = async (on, places) => {
  const missing = await listMissingLinks(
    on,
    places.flatMap(({ link }) => link ?? []),
  )
  const gone = places.find(({ link }) => missing.has(link ?? ''))
  if (gone !== undefined) throw badField(gone.path, 'media-gone')
}
