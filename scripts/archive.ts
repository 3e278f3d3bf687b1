import { gzipSync } from 'node:zlib'

/** A file of an archive. */
export interface Entry {
  readonly path: string
  readonly content: Buffer
  readonly isExecutable?: boolean
}

const blockBytes = 512

function splitPath(path: string): { name: string; prefix: string } {
  if (Buffer.byteLength(path) <= 100) return { name: path, prefix: '' }
  const cut = path.lastIndexOf('/', 154)
  const [prefix, name] = [path.slice(0, cut), path.slice(cut + 1)]
  if (cut < 1 || Buffer.byteLength(name) > 100)
    throw new Error(`${path} is too long for an archive.`)
  return { name, prefix }
}

function header({ path, content, isExecutable }: Entry, time: number): Buffer {
  const block = Buffer.alloc(blockBytes)
  const octal = (value: number, at: number, length: number) =>
    block.write(value.toString(8).padStart(length - 1, '0'), at)
  const { name, prefix } = splitPath(path)
  block.write(name, 0)
  octal(isExecutable === true ? 0o755 : 0o644, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(content.length, 124, 12)
  octal(time, 136, 12)
  block.write(`${' '.repeat(8)}0`, 148)
  block.write('ustar\u000000', 257)
  block.write(prefix, 345)
  const sum = block.reduce((before, byte) => before + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148)
  return block
}

/** A compressed tar archive whose bytes depend only on the files and the time (in seconds). */
export function archive(entries: readonly Entry[], time: number): Buffer {
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const blocks = sorted.flatMap((entry) => [
    header(entry, time),
    entry.content,
    Buffer.alloc((blockBytes - (entry.content.length % blockBytes)) % blockBytes),
  ])
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * blockBytes)]), { level: 9 })
}
