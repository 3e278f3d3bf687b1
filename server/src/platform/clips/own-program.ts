import { fork } from 'node:child_process'

interface Options {
  /** What Node is told of its memory. */
  readonly limits: readonly string[]
  readonly deadlineMs: number
  /** What it reads as its standard input. */
  readonly input?: Uint8Array
}

/**
 * Has a file of ours do a job, and gives what it tells; undefined where it ends without. It is a
 * program, for its memory is gone with it: a thread leaves tens of megabytes to the server.
 */
export const askProgram = (file: URL, job: object, options: Options): Promise<unknown> =>
  new Promise((resolve) => {
    const { limits, deadlineMs, input } = options
    const program = fork(file, [JSON.stringify(job)], {
      execArgv: [...limits],
      env: {},
      stdio: [input === undefined ? 'ignore' : 'pipe', 'ignore', 'ignore', 'ipc'],
    })
    const deadline = setTimeout(() => program.kill('SIGKILL'), deadlineMs)
    let told: unknown
    program.on('message', (message) => {
      told = message
    })
    const ended = () => {
      clearTimeout(deadline)
      resolve(told)
    }
    // Out of memory, or an exception that nothing waited for.
    program.once('error', ended)
    program.once('exit', ended)
    // It may end before it has read everything.
    program.stdin?.on('error', () => undefined).end(input)
  })

/** The other side: does the job, tells what came of it, and ends. */
export async function answerAsProgram(work: (job: never) => Promise<object>): Promise<void> {
  // The server has ended.
  process.once('disconnect', () => process.exit())
  const found = await work(JSON.parse(process.argv[2] ?? '') as never)
  process.send?.(found, () => process.exit())
}
