import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { bareEnvironment } from './server-process.ts'

export type Command = 'backup' | 'new-audit-key' | 'reset-password' | 'restore' | 'verify-audit'

export interface Ended {
  readonly code: number | null | undefined
  readonly stdout: string
  readonly stderr: string
}

/** Runs an operator command as its own process beside the running server. */
export async function runCommandProcess(
  command: Command,
  settings: Readonly<Record<string, string>>,
  ...options: string[]
): Promise<Ended> {
  const program = join(import.meta.dirname, `../${command}.ts`)
  const child = spawn(process.execPath, [program, ...options], {
    env: { ...bareEnvironment, ...settings },
  })
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: child.exitCode, stdout, stderr }
}

let runs = 0

/** The same within this process, without the half second in which a process loads the server. */
export async function runCommandHere(
  command: Command,
  settings: Readonly<Record<string, string>>,
  ...options: string[]
): Promise<Ended> {
  const { argv, env, exitCode } = process
  const output = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((line) => {
      output[stream] += `${String(line)}\n`
    }),
  )
  process.argv = ['node', command, ...options]
  process.env = { ...bareEnvironment, ...settings }
  runs += 1
  try {
    // A command runs while it is loaded, so each run loads it again.
    const { href } = new URL(`../${command}.ts?run=${String(runs)}`, import.meta.url)
    await import(/* @vite-ignore */ href)
    return { code: process.exitCode as number, stdout: output.log, stderr: output.error }
  } finally {
    Object.assign(process, { argv, env, exitCode })
    for (const spy of spies) spy.mockRestore()
  }
}
