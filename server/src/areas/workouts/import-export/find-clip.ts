import { fold } from '@roundboard/domain'
import type { Executor } from '../../../platform/database/database.ts'
import { problemOf } from '../../../platform/sheets/cells.ts'
import { isMissingFile, listClipNames } from '../../media/library/index.ts'
import type { FindsClip } from './read-rows.ts'

const isLink = (typed: string) => /^(https?:\/\/|\/)/i.test(typed)

/** A name without extension, version and separators: jab-cross_v3.mov is Jab Cross. */
const bare = (typed: string) =>
  fold(typed)
    .replace(/\.(mp4|mov|webm|m4v)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ (v ?\d{1,3}|final|copy)$/, '')

/** Finds clips by link or by name in the library. */
export async function createClipFinder(on: Executor): Promise<FindsClip> {
  const clips = await listClipNames(on)
  const links = new Set(clips.map(({ link }) => link))
  const byName = Map.groupBy(clips, ({ name }) => fold(name.trim()))
  const byBare = Map.groupBy(clips, ({ name }) => bare(name))
  const missing = new Map<string, boolean>()

  return (typed) => {
    if (isLink(typed))
      return missing.getOrInsertComputed(typed, () => isMissingFile(typed, links))
        ? { problem: problemOf('media-gone'), suggestion: null }
        : { link: typed }
    const [named, ...more] = byName.get(fold(typed)) ?? []
    if (named !== undefined)
      return more.length === 0
        ? { link: named.link }
        : { problem: problemOf('clip-of-many', { count: more.length + 1 }), suggestion: null }
    const [near, ...others] = byBare.get(bare(typed)) ?? []
    if (near === undefined || others.length > 0)
      return { problem: problemOf('no-such-clip'), suggestion: null }
    return { problem: problemOf('no-such-clip-but', { name: near.name }), suggestion: near.name }
  }
}
