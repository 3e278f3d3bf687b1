import { type FileHandle, open } from 'node:fs/promises'

/** Checks the sizes that a file claims, before a library without limits reads it. Only the descriptions are limited; the frames themselves may be long. */
type Container = 'whole' | 'truncated' | 'unreadable'

const mostDescription = 16 * 2 ** 20
const mostTracks = 8
const mostElements = 200_000

const holdsNoDescription = new Set(['mdat', 'free', 'skip', 'wide', 'uuid'])

/** Reads parts of a file, a page at a time. */
class Pages {
  private readonly file: FileHandle
  private readonly page = Buffer.alloc(64 * 1024)
  private start = 0
  private length = 0

  constructor(file: FileHandle) {
    this.file = file
  }

  /** Up to this many bytes from a position; fewer at the end. */
  async at(position: number, bytes: number): Promise<Buffer> {
    if (position < this.start || position + bytes > this.start + this.length) {
      const { bytesRead } = await this.file.read(this.page, 0, this.page.length, position)
      this.start = position
      this.length = bytesRead
    }
    const from = position - this.start
    return this.page.subarray(from, Math.min(from + bytes, this.length))
  }
}

interface Box {
  readonly type: string
  readonly start: number
  readonly end: number
}

async function readBox(pages: Pages, at: number, limit: number): Promise<Box | undefined> {
  const head = await pages.at(at, 16)
  if (head.length < 8) return undefined
  const short = head.readUInt32BE(0)
  const isLong = short === 1
  if (isLong && head.length < 16) return undefined
  const length = isLong ? Number(head.readBigUInt64BE(8)) : short
  const start = at + (isLong ? 16 : 8)
  const end = length === 0 ? limit : at + length
  return end < start ? undefined : { type: head.toString('latin1', 4, 8), start, end }
}

async function checkMp4(pages: Pages, size: number): Promise<Container> {
  let described = 0
  let tracks = 0
  let boxes = 0
  let hasMovie = false
  for (let at = 0; at < size;) {
    const box = await readBox(pages, at, size)
    boxes += 1
    if (box === undefined || boxes > mostElements) return at === 0 ? 'unreadable' : 'truncated'
    if (!holdsNoDescription.has(box.type)) described += box.end - at
    if (described > mostDescription) return 'unreadable'
    if (box.end > size) return 'truncated'
    if (box.type === 'moov') {
      hasMovie = true
      for (let inner = box.start; inner < box.end;) {
        const part = await readBox(pages, inner, box.end)
        if (part === undefined || part.end > box.end) return 'unreadable'
        if (part.type === 'trak') tracks += 1
        if (tracks > mostTracks) return 'unreadable'
        inner = part.end
      }
    }
    at = box.end
  }
  return hasMovie ? 'whole' : 'truncated'
}

const webm = {
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  blockGroup: 0xa0,
  simpleBlock: 0xa3,
  void: 0xec,
}

interface Element {
  readonly id: number
  readonly start: number
  /** Undefined if the file declares its size as unknown. */
  readonly end: number | undefined
}

async function readElement(pages: Pages, at: number): Promise<Element | undefined> {
  const head = await pages.at(at, 12)
  const idBytes = Math.clz32(head[0] ?? 0) - 23
  const sizeAt = head[idBytes]
  if (idBytes > 4 || sizeAt === undefined) return undefined
  const sizeBytes = Math.clz32(sizeAt) - 23
  if (sizeBytes > 8 || head.length < idBytes + sizeBytes) return undefined
  let length = BigInt(sizeAt) & ((1n << BigInt(8 - sizeBytes)) - 1n)
  for (const byte of head.subarray(idBytes + 1, idBytes + sizeBytes))
    length = (length << 8n) | BigInt(byte)
  const isUnknown = length === (1n << BigInt(7 * sizeBytes)) - 1n
  const start = at + idBytes + sizeBytes
  return {
    id: head.readUIntBE(0, idBytes),
    start,
    end: isUnknown ? undefined : start + Number(length),
  }
}

async function checkWebm(pages: Pages, size: number): Promise<Container> {
  let described = 0
  let tracks = 0
  let elements = 0
  let hasTracks = false
  for (let at = 0; at < size;) {
    const element = await readElement(pages, at)
    elements += 1
    if (element === undefined || elements > mostElements)
      return at === 0 ? 'unreadable' : 'truncated'
    const { id, start, end } = element
    if (end !== undefined && end > size) return 'truncated'
    if (id === webm.tracks) hasTracks = true
    if (id === webm.trackEntry) tracks += 1
    const isEntered = id === webm.segment || id === webm.cluster || id === webm.tracks
    if (end === undefined && !isEntered) return 'unreadable'
    const isPicture = id === webm.simpleBlock || id === webm.blockGroup || id === webm.void
    const next = isEntered || end === undefined ? start : end
    if (!isPicture) described += next - at
    if (described > mostDescription || tracks > mostTracks) return 'unreadable'
    at = next
  }
  return hasTracks ? 'whole' : 'truncated'
}

/** Whether a clip's parts end where the file does, and describe no more than is plausible. */
export async function checkContainer(path: string, kind: 'mp4' | 'webm'): Promise<Container> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return await (kind === 'mp4' ? checkMp4 : checkWebm)(new Pages(file), size)
  } finally {
    await file.close()
  }
}
