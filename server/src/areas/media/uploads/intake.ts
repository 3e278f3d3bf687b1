import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, readFile, writeFile } from 'node:fs/promises'
import { type MediaKind, pictureBytesMax, flashParams } from '@roundboard/contract'
import { type Flashes, exceedsFlashLimit } from '@roundboard/domain'
import { cleanSvg, svgBytesMax } from '../../../platform/clean-svg.ts'
import { countFlashes } from '../../../platform/clips/count-flashes.ts'
import type { Ffmpeg } from '../../../platform/clips/ffmpeg.ts'
import { type ClipLook, analyzeClip } from '../../../platform/clips/analyze-clip.ts'
import { diskRefusal } from '../../../platform/files/folder-store.ts'
import { hashFile } from '../../../platform/files/hash-file.ts'
import { readPicture } from './picture.ts'
import { refused, type Refused, takeClip } from './take-clip.ts'
import { type FileForm, fileForms, sniffFile } from './sniff.ts'

/** The result of processing a file: the file that is served, and the uploaded file. */
export interface FileFacts {
  readonly file: string
  readonly original: string
  readonly width: number | null
  readonly height: number | null
  readonly durationMs: number | null
  readonly frames: number | null
  readonly codec: string | null
  readonly flashes: Flashes | null
}

export interface AcceptedUpload {
  readonly facts: FileFacts
  /** Analyzes the clip, which takes a while; undefined for pictures and without ffmpeg. */
  readonly inspect?: () => Promise<ClipLook | undefined>
}

interface Kind {
  readonly extension: string
  readonly type: string
}

/** Where files are stored. */
export interface FileStorage {
  keep(temporaryPath: string, kind: Kind): Promise<{ readonly sha256: string }>
}

export interface Incoming {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  readonly kind: MediaKind
  /** A user with permission gave a reason for accepting it even if it flashes too much. */
  readonly mayFlash: boolean
}

/** Whether a file is complete and matches its declared hash. */
async function isWhatWasSent({ path, bytes, sha256 }: Incoming): Promise<boolean> {
  const there = await hashFile(path)
  return there.bytes === bytes && there.sha256 === sha256
}

const pictureSides = { least: 16, most: 8192 }
const mostPixels = 40_000_000
const mib = (bytes: number) => Math.floor(bytes / 2 ** 20)

const isGoodPicture = (width: number, height: number) =>
  Math.min(width, height) >= pictureSides.least &&
  Math.max(width, height) <= pictureSides.most &&
  width * height <= mostPixels

type PictureForm = 'jpeg' | 'png' | 'webp' | 'svg'

const isPictureForm = (form: FileForm): form is PictureForm =>
  fileForms[form].type.startsWith('image/')

/** Uploaded drawings are never served. A sanitized copy is. */
const unshown: Kind = { extension: 'bin', type: 'application/octet-stream' }

async function readAnyPicture(path: string, form: PictureForm) {
  if (form !== 'svg') return readPicture(form, await readFile(path))
  const clean = cleanSvg(await readFile(path, 'utf8'))
  if (clean === undefined) return { problem: 'unreadable' } as const
  const { svg, width, height } = clean
  return { width: Math.round(width), height: Math.round(height), bytes: Buffer.from(svg) }
}

/**
 * Turns an uploaded file into what the library stores. The upload stays, so that a killed server
 * can start over. Working files are next to it, under new names each time, until the caller removes
 * them.
 */
export function createIntake(dependencies: { files: FileStorage; ffmpeg: Ffmpeg | undefined }) {
  const { files, ffmpeg } = dependencies

  const workingPath = (path: string) => `${path}.${randomUUID()}`

  /** Gives the storage a hard link of the file, because storing a file removes it. */
  async function keep(path: string, kind: Kind): Promise<string> {
    const second = workingPath(path)
    await link(path, second).catch(() =>
      // Some file systems have no hard links.
      copyFile(path, second, constants.COPYFILE_EXCL).catch((error: unknown) => {
        throw diskRefusal(error)
      }),
    )
    return (await files.keep(second, kind)).sha256
  }

  async function takePicture({ path, bytes }: Incoming, form: PictureForm) {
    const most = form === 'svg' ? svgBytesMax : pictureBytesMax
    if (bytes > most) return refused('file-size', { mib: mib(most) })
    const picture = await readAnyPicture(path, form)
    if ('problem' in picture)
      return refused(picture.problem === 'truncated' ? 'file-truncated' : 'file-unreadable')
    const { width, height } = picture
    const isGood = form === 'svg' ? width > 0 && height > 0 : isGoodPicture(width, height)
    if (!isGood) return refused('file-pixels', { width, height, ...pictureSides })
    const shown = workingPath(path)
    await writeFile(shown, picture.bytes).catch((error: unknown) => {
      throw diskRefusal(error)
    })
    const file = await keep(shown, fileForms[form])
    const original = await keep(path, form === 'svg' ? unshown : fileForms[form])
    const known = { width, height, durationMs: null, frames: null, codec: null, flashes: null }
    return { facts: { file, original, ...known } }
  }

  async function takeAnyClip({ path, mayFlash }: Incoming, form: Exclude<FileForm, PictureForm>) {
    const rewritten = workingPath(path)
    const clip = await takeClip({ path, form }, rewritten, ffmpeg)
    if ('refused' in clip) return clip
    const flashes = await countFlashes(ffmpeg, rewritten, clip.facts.durationMs)
    if (flashes && exceedsFlashLimit(flashes) && !mayFlash)
      return refused('clip-flashes', flashParams(flashes))
    const file = await keep(rewritten, fileForms.mp4)
    const original = await keep(path, fileForms[form])
    const facts = { file, original, ...clip.facts, flashes }
    return ffmpeg ? { facts, inspect: () => analyzeClip(ffmpeg, rewritten, facts) } : { facts }
  }

  return {
    async take(brought: Incoming): Promise<AcceptedUpload | Refused> {
      if (!(await isWhatWasSent(brought))) return refused('file-changed')
      const form = await sniffFile(brought.path)
      if (form === undefined) return refused('file-type')
      const isPicture = isPictureForm(form)
      if (isPicture !== (brought.kind === 'round-picture')) return refused('media-kind')
      return isPicture ? takePicture(brought, form) : takeAnyClip(brought, form)
    },
  }
}

export type Intake = ReturnType<typeof createIntake>
