import { readFile, rm, writeFile } from 'node:fs/promises'
import { type MediaKind, pictureBytesMax } from '@roundboard/contract'
import { cleanSvg, svgBytesMax } from '../../platform/clean-svg.ts'
import type { Ffmpeg } from '../../platform/clips/ffmpeg.ts'
import { type ClipLook, lookAtClip } from '../../platform/clips/look-at-clip.ts'
import { diskRefusal } from '../../platform/files/folder-store.ts'
import { hashFile } from '../../platform/files/hash-file.ts'
import { readPicture } from './picture.ts'
import { refused, type Refused } from './refused.ts'
import { type FileForm, fileForms, sniffFile } from './sniff.ts'
import { takeClip } from './take-clip.ts'

/** What a file becomes: what is shown of it, and the file as it was brought. */
export interface FileFacts {
  readonly file: string
  readonly original: string
  readonly width: number | null
  readonly height: number | null
  readonly durationMs: number | null
  readonly frames: number | null
  readonly codec: string | null
}

/** A file that is kept, and what was found by looking at it, where the server can. */
export type Taken = FileFacts & { readonly look: ClipLook | undefined }

interface Kind {
  readonly extension: string
  readonly type: string
}

/** Where files are kept. */
export interface KeepsFiles {
  keep(temporaryPath: string, kind: Kind): Promise<{ readonly sha256: string }>
}

export interface Brought {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  readonly kind: MediaKind
}

/** Whether a file is, whole, what was to be sent. */
async function isWhatWasSent({ path, bytes, sha256 }: Brought): Promise<boolean> {
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

/** Nobody is shown a drawing as it was brought: of it a copy that is written anew. */
const unshown: Kind = { extension: 'bin', type: 'application/octet-stream' }

async function readAnyPicture(path: string, form: PictureForm) {
  if (form !== 'svg') return readPicture(form, await readFile(path))
  const clean = cleanSvg(await readFile(path, 'utf8'))
  if (clean === undefined) return { problem: 'unreadable' } as const
  const { svg, width, height } = clean
  return { width: Math.round(width), height: Math.round(height), bytes: Buffer.from(svg) }
}

/** Makes of a file that arrived what the library keeps; the file itself is gone then. */
export function createIntake(dependencies: { files: KeepsFiles; ffmpeg: Ffmpeg | undefined }) {
  const { files, ffmpeg } = dependencies

  async function takePicture({ path, bytes }: Brought, form: PictureForm) {
    const most = form === 'svg' ? svgBytesMax : pictureBytesMax
    if (bytes > most) return refused('file-size', { mib: mib(most) })
    const picture = await readAnyPicture(path, form)
    if ('problem' in picture)
      return refused(picture.problem === 'truncated' ? 'file-truncated' : 'file-unreadable')
    const { width, height } = picture
    const isGood = form === 'svg' ? width > 0 && height > 0 : isGoodPicture(width, height)
    if (!isGood) return refused('file-pixels', { width, height, ...pictureSides })
    const shown = `${path}.shown`
    try {
      await writeFile(shown, picture.bytes).catch((error: unknown) => {
        throw diskRefusal(error)
      })
      const file = await files.keep(shown, fileForms[form])
      const original = await files.keep(path, form === 'svg' ? unshown : fileForms[form])
      const known = { width, height, durationMs: null, frames: null, codec: null }
      return { file: file.sha256, original: original.sha256, ...known, look: undefined }
    } finally {
      await rm(shown, { force: true })
    }
  }

  async function takeAnyClip({ path }: Brought, form: Exclude<FileForm, PictureForm>) {
    const rewritten = `${path}.rewritten`
    try {
      const clip = await takeClip({ path, form }, rewritten, ffmpeg)
      if ('refused' in clip) return clip
      const look = ffmpeg && (await lookAtClip(ffmpeg, rewritten, clip.facts))
      const file = await files.keep(rewritten, fileForms.mp4)
      const original = await files.keep(path, fileForms[form])
      return { file: file.sha256, original: original.sha256, ...clip.facts, look }
    } finally {
      await rm(rewritten, { force: true })
    }
  }

  return {
    async take(brought: Brought): Promise<Taken | Refused> {
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
