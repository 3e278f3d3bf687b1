import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** A file server with range requests; each file is filled with its own letter. */
export function createFileServer() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const shelf = {
    /** The requested files with their first byte. */
    asked: [] as string[],
    isDown: false,
    /** Answers instead of the file, if it returns a response. */
    instead: ((): Response | undefined => undefined) as (
      file: string,
      from: number,
    ) => Response | undefined,
    /** Adds a file; returns its address. */
    lay(letter: string, bytes = 1_000): string {
      const content = new Uint8Array(bytes).fill(letter.charCodeAt(0))
      const hash = bytesToHex(sha256(content))
      const file = `/media/files/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}.mp4`
      files.set(file, content)
      return file
    },
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      await Promise.resolve()
      const file = input instanceof Request ? input.url : String(input)
      const range = new Headers(init?.headers).get('range') ?? ''
      const [, first = '0', last = '0'] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
      const from = Number(first)
      shelf.asked.push(`${file} ${first}`)
      if (shelf.isDown) throw new TypeError('Failed to fetch')
      const instead = shelf.instead(file, from)
      if (instead) return instead
      const content = files.get(file)
      if (content === undefined) return new Response(null, { status: 404 })
      const part = content.slice(from, Number(last) + 1)
      return new Response(part, {
        status: 206,
        headers: {
          'content-type': 'video/mp4',
          'content-range': `bytes ${first}-${String(from + part.length - 1)}/${String(content.length)}`,
        },
      })
    },
  }
  return shelf
}
