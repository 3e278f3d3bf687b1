import { open } from 'node:fs/promises'

/** The accepted formats, and what they are stored as. */
export const fileForms = {
  mp4: { extension: 'mp4', type: 'video/mp4' },
  mov: { extension: 'mov', type: 'video/quicktime' },
  webm: { extension: 'webm', type: 'video/webm' },
  jpeg: { extension: 'jpg', type: 'image/jpeg' },
  png: { extension: 'png', type: 'image/png' },
  webp: { extension: 'webp', type: 'image/webp' },
  svg: { extension: 'svg', type: 'image/svg+xml' },
} as const

export type FileForm = keyof typeof fileForms
export type ClipForm = 'mp4' | 'mov' | 'webm'

const quickTimeStarts = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])
/** Image formats in MP4 containers, which screens don't support. */
const pictureBrands = new Set(['avif', 'avis', 'heic', 'heix', 'heim', 'hevc', 'mif1', 'msf1'])

/** Detects a file's format from its first bytes, whatever its name. */
export function sniff(start: Buffer): FileForm | undefined {
  const word = (at: number) => start.toString('latin1', at, at + 4)
  if (start.length >= 12) {
    if (start.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg'
    if (start.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
    if (word(0) === 'RIFF' && word(8) === 'WEBP') return 'webp'
    if (word(4) === 'ftyp' && !pictureBrands.has(word(8))) return word(8) === 'qt  ' ? 'mov' : 'mp4'
    if (quickTimeStarts.has(word(4))) return 'mov'
    if (start.readUInt32BE(0) === 0x1a45dfa3)
      return start.subarray(0, 64).includes('webm') ? 'webm' : undefined
  }
  const text = start
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  return text.startsWith('<') && /<svg[\s>/]/.test(text) ? 'svg' : undefined
}

/** Drawing programs write long comments before a drawing starts. */
const startBytes = 16 * 1024

export async function sniffFile(path: string): Promise<FileForm | undefined> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0)
    return sniff(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}
