import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { S3Settings } from '../platform/files/s3-store.ts'
import { temporaryFolder } from './test-server.ts'

const program = createRequire(import.meta.url).resolve('@20minutes/s3rver')

/** What storage that is rented knows of its customer. */
export const s3Customer = {
  bucket: 'walls',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  prefix: 'media/',
} as const satisfies S3Settings

// The package brings no program of its own, only what one would start.
const script = `
  const S3rver = require(process.argv[1])
  const [directory, bucket] = process.argv.slice(2)
  const options = { address: '127.0.0.1', port: 0, directory, silent: true }
  // It reckons signatures of lists without the slash that clients send.
  new S3rver({ ...options, configureBuckets: [{ name: bucket }], allowMismatchedSignatures: true })
    .run()
    .then(({ port }) => console.log('http://127.0.0.1:' + port))
`

export interface S3Server {
  readonly url: string
  /** Where it keeps the objects of the customer's bucket. */
  readonly folder: string
  readonly settings: S3Settings
}

/** S3-compatible storage in a process of its own; ends with the test. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await temporaryFolder()
  const child = spawn(
    process.execPath,
    ['--no-deprecation', '-e', script, program, directory, s3Customer.bucket],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  })
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  const url = printed.toString().trim()
  const folder = join(directory, s3Customer.bucket)
  return { url, folder, settings: { ...s3Customer, endpoint: url } }
}

/** The same as the server's settings. */
export const s3Place = (endpoint: string): Record<string, string> => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: s3Customer.bucket,
  S3_REGION: s3Customer.region,
  S3_ACCESS_KEY_ID: s3Customer.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3Customer.secretAccessKey,
})
