import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answering } from '../kit/processes.ts'

/** Streams ranges of one file: the least that could be done. */
function serve(file: string, bytes: number): Promise<{ url: string }> {
  const server = createServer((request, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const [start, end] = [Number(from), Number(to)]
    response.writeHead(206, {
      'content-type': 'video/mp4',
      'content-length': end - start + 1,
      'content-range': `bytes ${start}-${end}/${bytes}`,
    })
    createReadStream(file, { start, end }).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({ url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` })
    })
  })
}

answering(({ file, bytes }: { file: string; bytes: number }) => serve(file, bytes))
