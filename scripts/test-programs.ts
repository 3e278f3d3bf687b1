import { spawnSync } from 'node:child_process'
import { installFromDebian } from './debian.ts'

/** Programs and Debian packages by name, with the option that prints the version. */
const programs = { caddy: 'version', ffmpeg: '-version', nginx: '-v' } as const

// Debian installs nginx outside of the users' PATH.
const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` }

const listMissing = () =>
  Object.entries(programs)
    .filter(([name, ask]) => spawnSync(name, [ask], { stdio: 'ignore', env }).status !== 0)
    .map(([name]) => name)

/** Provides the programs that tests run: the system's, else Debian's. The product doesn't need them. */
export async function provideTestPrograms(): Promise<void> {
  const missing = listMissing()
  if (missing.length === 0) return
  await installFromDebian(...missing)
  for (const name of listMissing())
    console.log(`${name} is missing, so its tests fail. Install it with your package manager.`)
}
