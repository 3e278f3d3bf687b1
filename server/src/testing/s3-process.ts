import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { S3Settings } from '../platform/files/s3-store.ts'

const program = createRequire(import.meta.url).resolve('@20minutes/s3rver')

/** The credentials and bucket of the S3-compatible storage. */
export const s3Customer = {
  bucket: 'walls',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  prefix: 'media/',
} as const satisfies S3Settings

// The package has no command, only a library.
const script = `
  const S3rver = require(process.argv[1])
  const [directory, bucket, port] = process.argv.slice(2)
  const options = { address: '127.0.0.1', port: Number(port), directory, silent: true }
  // Its signatures of list requests leave out the slash that clients send.
  new S3rver({ ...options, configureBuckets: [{ name: bucket }], allowMismatchedSignatures: true })
    .run()
    .then(({ port }) => console.log('http://127.0.0.1:' + port))
`

/** S3-compatible storage in a separate process, by default on any free port. */
export async function spawnS3Server(
  directory: string,
  port = 0,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    ['--no-deprecation', '-e', script, program, directory, s3Customer.bucket, String(port)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [stdout] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: stdout.toString().trim() }
}

/** The server's environment variables for it. */
export const s3Place = (endpoint: string): Record<string, string> => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: s3Customer.bucket,
  S3_REGION: s3Customer.region,
  S3_ACCESS_KEY_ID: s3Customer.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3Customer.secretAccessKey,
})
