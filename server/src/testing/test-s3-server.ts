import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { S3Settings } from '../platform/files/s3-store.ts'
import { s3Customer, spawnS3Server } from './s3-process.ts'
import { temporaryFolder } from './test-server.ts'

export { s3Place } from './s3-process.ts'

export interface S3Server {
  readonly url: string
  /** The folder with the bucket's objects. */
  readonly folder: string
  readonly settings: S3Settings
}

/** S3-compatible storage in a separate process; ends with the test. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await temporaryFolder()
  const { child, url } = await spawnS3Server(directory)
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  })
  const folder = join(directory, s3Customer.bucket)
  return { url, folder, settings: { ...s3Customer, endpoint: url } }
}
