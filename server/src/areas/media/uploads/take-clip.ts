import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type IssueCode, issueAt, type Problem, type ProblemOf } from '@roundboard/contract'
import { type ClipFacts, type ClipProblem, sides } from '../../../platform/clips/clip.ts'
import { cutClip, rewriteClip } from '../../../platform/clips/rewrite-clip.ts'
import { isFull } from '../../../platform/disk.ts'
import { storageFull } from '../../../platform/files/file-store.ts'
import type { ClipForm } from './sniff.ts'

/** Why a file was refused, as its owner sees it. */
export interface Refused {
  readonly refused: Problem
}

export function refused<C extends IssueCode>(...of: ProblemOf<C>): Refused {
  const { code, params } = issueAt('', ...of)
  return { refused: { code, params } }
}

/** Encodes any readable clip as H.264. Requires ffmpeg. */
export interface Converter {
  convert(path: string, form: ClipForm, into: string, endMs?: number): Promise<boolean>
}

interface Clip {
  readonly path: string
  readonly form: ClipForm
  /** Where it ends, if it is shortened. */
  readonly endMs?: number
}

const mostMinutes = 20

/** The common names of codecs. */
const codecNames: readonly (readonly [RegExp, string])[] = [
  [/^(hvc1|hev1|hevc)/, 'H.265 (HEVC)'],
  [/^vp8|^vp08/, 'VP8'],
  [/^vp9|^vp09/, 'VP9'],
  [/^av0?1/, 'AV1'],
  [/^(ap|prores)/, 'ProRes'],
  [/^avc[13]\.(6e|7a|f4)/i, 'H.264 with more than 8 bits or full colour'],
  [/^avc/, 'H.264 of this level'],
]

const nameOfCodec = (codec: string) =>
  codecNames.find(([pattern]) => pattern.test(codec))?.[1] ?? 'this kind of video'

/** The error for a clip's owner. */
export function refusedClip(problem: ClipProblem): Refused {
  switch (problem.problem) {
    case 'truncated':
      return refused('file-truncated')
    case 'unreadable':
      return refused('file-unreadable')
    case 'no-picture':
      return refused('file-no-picture')
    case 'codec':
      return refused('file-codec', { codec: nameOfCodec(problem.codec) })
    case 'start':
    case 'hidden':
      return refused('file-cut')
    case 'cut':
      return refused('clip-cut')
    case 'pixels':
      return refused('file-pixels', { width: problem.width, height: problem.height, ...sides })
    case 'length':
      return refused('file-long', { minutes: mostMinutes })
  }
}

const containerOf = (form: ClipForm) => (form === 'webm' ? 'webm' : 'mp4')

/** Problems that encoding fixes. */
const isMended = ({ problem }: ClipProblem) =>
  problem === 'codec' || problem === 'start' || problem === 'hidden' || problem === 'cut'

/**
 * Writes the file that screens play: with the original frames if possible, otherwise encoded again,
 * if ffmpeg is installed.
 */
export async function takeClip(
  { path, form, endMs }: Clip,
  into: string,
  converter: Converter | undefined,
): Promise<{ facts: ClipFacts } | Refused> {
  const container = containerOf(form)
  const read =
    endMs === undefined
      ? await rewriteClip(path, into, container)
      : await cutClip(path, into, endMs, container)
  if ('facts' in read) return read
  if (!isMended(read) || converter === undefined) return refusedClip(read)
  const converted = `${into}.converted`
  try {
    if (!(await converter.convert(path, form, converted, endMs))) {
      if (await isFull(dirname(into))) throw storageFull(new Error('no disk space for the clip'))
      return refusedClip(read)
    }
    const again = await rewriteClip(converted, into, 'mp4')
    return 'facts' in again ? again : refusedClip(read)
  } finally {
    await rm(converted, { force: true })
  }
}
