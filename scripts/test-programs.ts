import { spawnSync } from 'node:child_process'
import { installFromDebian } from './debian.ts'

/** By name and as Debian's package, with what makes each say its version. */
const programs = { ffmpeg: '-version', nginx: '-v' } as const

// Debian's nginx is where only administrators look.
const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` }

const listMissing = () =>
  Object.entries(programs)
    .filter(([name, ask]) => spawnSync(name, [ask], { stdio: 'ignore', env }).status !== 0)
    .map(([name]) => name)

/** Makes sure of the programs that tests run: the system's, else Debian's. The product goes without. */
export async function provideTestPrograms(): Promise<void> {
  const missing = listMissing()
  if (missing.length === 0) return
  await installFromDebian(...missing)
  for (const name of listMissing())
    console.log(`${name} is missing, so its tests fail. Install it with your package manager.`)
}
