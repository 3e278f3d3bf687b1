import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { freeBytes } from '../../../platform/free-bytes.ts'

/** Uploads in progress. Each part is written as it arrives. */
export class IncomingFiles extends FileStore {
  override async write(parts: Readable, id: string, offset: number): Promise<number> {
    const file = await open(join(this.directory, id), 'r+')
    let at = offset
    try {
      for await (const part of parts as AsyncIterable<Buffer>) {
        for (let done = 0; done < part.length;) {
          const { bytesWritten } = await file.write(part, done, part.length - done, at)
          done += bytesWritten
          at += bytesWritten
        }
        freeBytes(part)
      }
      return at
    } finally {
      await file.close()
    }
  }
}
