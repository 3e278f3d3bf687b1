import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'

interface Options {
  /** Node's memory options. */
  readonly limits: readonly string[]
  readonly deadlineMs: number
  /** Written to its standard input. */
  readonly input?: Uint8Array
}

/**
 * Runs one of our files as a separate process and returns its result, or undefined if it ends
 * without one. A worker thread would leave tens of megabytes allocated in the server.
 */
export const askProgram = (file: URL, job: object, options: Options): Promise<unknown> =>
  new Promise((resolve) => {
    const { limits, deadlineMs, input } = options
    const program = fork(file, [JSON.stringify(job)], {
      execArgv: [...limits],
      env: { NODE_COMPILE_CACHE: getCompileCacheDir() },
      stdio: [input === undefined ? 'ignore' : 'pipe', 'ignore', 'ignore', 'ipc'],
    })
    const deadline = setTimeout(() => program.kill('SIGKILL'), deadlineMs)
    let outcome: unknown
    program.on('message', (message) => {
      outcome = message
    })
    const ended = () => {
      clearTimeout(deadline)
      resolve(outcome)
    }
    // Out of memory, or an unhandled exception.
    program.once('error', ended)
    program.once('exit', ended)
    // It may end before it has read all input.
    program.stdin?.on('error', () => undefined).end(input)
  })

/** The other side: runs the job, sends the result and exits. */
export async function answerAsProgram(work: (job: never) => Promise<object>): Promise<void> {
  // The server has ended.
  process.once('disconnect', () => process.exit())
  const found = await work(JSON.parse(process.argv[2] ?? '') as never)
  process.send?.(found, () => process.exit())
}
