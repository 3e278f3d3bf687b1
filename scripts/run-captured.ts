import { spawn } from 'node:child_process'

/** Runs a command to its end and gives back what it printed. */
export function runCaptured(
  command: string,
  options: readonly string[],
  folder = '.',
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, options, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => {
      resolve({ code: 1, output: `${command} could not be started: ${error.message}` })
    })
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output: output.trim() })
    })
  })
}
