/** A picture's properties, found by walking its structure to the end without decoding it. */
export type ReadPicture =
  | { readonly width: number; readonly height: number; readonly bytes: Buffer }
  | { readonly problem: 'truncated' | 'unreadable' }

const truncated = { problem: 'truncated' } as const
const unreadable = { problem: 'unreadable' } as const

type Reads = (file: Buffer) => ReadPicture

/** Chunks with metadata that isn't visible. */
const metadataInPng = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])

const readPng: Reads = (file) => {
  const kept = [file.subarray(0, 8)]
  if (file.toString('latin1', 12, 16) !== 'IHDR' || file.length < 33) return unreadable
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    if (end > file.length) return truncated
    if (!metadataInPng.has(name)) kept.push(file.subarray(at, end))
    if (name === 'IEND')
      return {
        width: file.readUInt32BE(16),
        height: file.readUInt32BE(20),
        bytes: Buffer.concat(kept),
      }
    at = end
  }
  return truncated
}

/** The orientation, which is the only visible part of the EXIF data. */
function orientationOf(exif: Buffer): number | undefined {
  if (exif.toString('latin1', 0, 6) !== 'Exif\0\0' || exif.length < 14) return undefined
  const tiff = exif.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return undefined
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) return undefined
    if (short(at) === 0x0112) return short(at + 8)
  }
  return undefined
}

/** EXIF data with nothing but the orientation. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.from(
    'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0',
    'latin1',
  )
  tiff.writeUInt16BE(orientation, 18)
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const applicationNotes = { colours: 0xe2, adobe: 0xee, jfif: 0xe0, comment: 0xfe }
const isJpegMetadata = (marker: number) =>
  marker === applicationNotes.comment ||
  (marker >= 0xe0 &&
    marker <= 0xef &&
    ![applicationNotes.colours, applicationNotes.adobe, applicationNotes.jfif].includes(marker))

const readJpeg: Reads = (file) => {
  const kept = [file.subarray(0, 2)]
  let size: { width: number; height: number } | undefined
  let orientation: number | undefined
  for (let at = 2; at + 4 <= file.length;) {
    if (file[at] !== 0xff) return unreadable
    const marker = file[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length) return truncated
    if (isFrame(marker)) {
      if (end < at + 9) return unreadable
      size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    }
    if (marker === 0xe1) orientation ??= orientationOf(file.subarray(at + 4, end))
    if (!isJpegMetadata(marker)) kept.push(file.subarray(at, end))
    if (marker === 0xda) {
      if (size === undefined) return unreadable
      const last = file.lastIndexOf(Buffer.of(0xff, 0xd9))
      if (last < end) return truncated
      const isTurned = orientation !== undefined && orientation > 1 && orientation <= 8
      if (isTurned) kept.splice(1, 0, exifOf(orientation ?? 1))
      kept.push(file.subarray(end, last + 2))
      const isOnItsSide = isTurned && (orientation ?? 1) >= 5
      const { width, height } = size
      return {
        ...(isOnItsSide ? { width: height, height: width } : { width, height }),
        bytes: Buffer.concat(kept),
      }
    }
    at = end
  }
  return truncated
}

const metadataInWebp = new Set(['EXIF', 'XMP '])

function sizeInWebp(name: string, content: Buffer) {
  if (name === 'VP8X' && content.length >= 10)
    return { width: content.readUIntLE(4, 3) + 1, height: content.readUIntLE(7, 3) + 1 }
  if (name === 'VP8 ' && content.length >= 10)
    return { width: content.readUInt16LE(6) & 0x3fff, height: content.readUInt16LE(8) & 0x3fff }
  if (name === 'VP8L' && content.length >= 5) {
    const bits = content.readUInt32LE(1)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  return undefined
}

const readWebp: Reads = (file) => {
  const total = 8 + file.readUInt32LE(4)
  if (total > file.length) return truncated
  const kept: Buffer[] = []
  let size: { width: number; height: number } | undefined
  let hasPicture = false
  for (let at = 12; at + 8 <= total;) {
    const length = file.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    const name = file.toString('latin1', at, at + 4)
    if (end > file.length) return truncated
    const chunk = Buffer.from(file.subarray(at, end))
    size ??= sizeInWebp(name, chunk.subarray(8))
    hasPicture ||= name === 'VP8 ' || name === 'VP8L' || name === 'ANMF'
    // Its flags say which other chunks exist.
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~0x0c
    if (!metadataInWebp.has(name)) kept.push(chunk)
    at = end
  }
  if (size === undefined || !hasPicture) return unreadable
  const head = Buffer.from(file.subarray(0, 12))
  const bytes = Buffer.concat([head, ...kept])
  bytes.writeUInt32LE(bytes.length - 8, 4)
  return { ...size, bytes }
}

const readers = { jpeg: readJpeg, png: readPng, webp: readWebp } as const

/** A picture's size, and its bytes without metadata. */
export function readPicture(form: keyof typeof readers, file: Buffer): ReadPicture {
  try {
    return readers[form](file)
  } catch {
    // A length beyond the end of the file.
    return unreadable
  }
}
