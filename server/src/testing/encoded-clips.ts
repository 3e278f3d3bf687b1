import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFfmpeg } from '../platform/clips/ffmpeg.ts'
import { temporaryFolder } from './test-server.ts'

/** The system's ffmpeg. */
export async function findTestFfmpeg(): Promise<string> {
  const program = await findFfmpeg()
  if (program === undefined) throw new Error('ffmpeg is missing: npm test provides it')
  return program
}

export const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8']

/** Encodes a second of a moving test picture with sound. */
export async function encodeClip(
  name: string,
  codec: readonly string[],
  size = '320x240',
): Promise<string> {
  const path = join(await temporaryFolder(), name)
  const source = ['-f', 'lavfi', '-i', `testsrc=s=${size}:d=1:r=30`]
  const sound = ['-f', 'lavfi', '-i', 'sine=d=1']
  const args = ['-v', 'error', ...source, ...sound, ...codec, path]
  await promisify(execFile)(await findTestFfmpeg(), args)
  return path
}
