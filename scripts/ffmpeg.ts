import { spawnSync } from 'node:child_process'
import { runThrough } from './run-through.mjs'
import { isDebian } from './debian.ts'

const isThere = () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0

/**
 * Makes sure that there is an ffmpeg for the tests of what it converts: the system's, else Debian's
 * package. The product goes without one.
 */
export async function provideFfmpeg(): Promise<void> {
  if (isThere()) return
  if (process.getuid?.() === 0 && isDebian()) {
    console.log('Installing ffmpeg from Debian …')
    const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await runThrough('apt-get', ['update', '-qq'], quiet)
    await runThrough(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'ffmpeg'],
      quiet,
    )
  }
  if (!isThere())
    console.log('There is no ffmpeg: its tests fail. Please install it with your package manager.')
}
