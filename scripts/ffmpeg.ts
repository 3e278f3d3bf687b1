import { spawnSync } from 'node:child_process'
import { installFromDebian } from './debian.ts'

const isThere = () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0

/**
 * Makes sure that there is an ffmpeg for the tests of what it converts: the system's, else Debian's
 * package. The product goes without one.
 */
export async function provideFfmpeg(): Promise<void> {
  if (isThere()) return
  await installFromDebian('ffmpeg')
  if (!isThere())
    console.log('There is no ffmpeg: its tests fail. Please install it with your package manager.')
}
