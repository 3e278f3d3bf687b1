import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const stops = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a command in place of this process: the same terminal, signals passed on, and its exit code
 * as the answer. A terminal sends Ctrl-C to the command itself, so that one is not passed on twice.
 * @param {string} command
 * @param {readonly string[]} options
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<number>}
 */
export function runThrough(command, options, environment = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, options, { stdio: 'inherit', env: environment })
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    for (const signal of stops) process.on(signal, passOn)
    const end = (/** @type {number} */ code) => {
      for (const signal of stops) process.off(signal, passOn)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      end(1)
    })
    child.on('exit', (code, signal) => {
      end(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
    })
  })
}
