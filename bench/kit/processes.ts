import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const bench = join(import.meta.dirname, '..')
const started = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

/** Kills a process when this one exits. */
export function keepTrack(child: ChildProcess): ChildProcess {
  started.add(child)
  child.once('exit', () => started.delete(child))
  return child
}

/** Ends a process and waits for its exit. */
export async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Starts a program and waits until its output matches. */
export async function startAndRead(
  command: readonly [string, ...string[]],
  environment: NodeJS.ProcessEnv,
  expected: RegExp,
): Promise<{ child: ChildProcess; match: RegExpExecArray }> {
  const [program, ...options] = command
  const child = keepTrack(spawn(program, options, { env: environment, stdio: 'pipe' }))
  let printed = ''
  const match = await new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-10_000)
      const found = expected.exec(printed)
      if (found) resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => {
      reject(new Error(`${command.join(' ')} ended with ${String(code)}:\n${printed}`))
    })
  })
  return { child, match }
}

/** A child process that answers one message at a time. */
export interface Helper {
  readonly child: ChildProcess
  ask<Answer>(question: object): Promise<Answer>
}

/** Starts a file in `bench/` that calls `answering`. */
export function startHelper(file: string, words: readonly string[] = []): Helper {
  const child = keepTrack(fork(join(bench, file), words, { stdio: 'inherit' }))
  let settle: { resolve: (answer: unknown) => void; reject: (error: Error) => void } | undefined
  child.on('message', (message: { answer?: unknown; error?: string }) => {
    if (message.error !== undefined) settle?.reject(new Error(`${file}: ${message.error}`))
    else settle?.resolve(message.answer)
  })
  child.once('exit', (code) => settle?.reject(new Error(`${file} ended with ${String(code)}`)))
  return {
    child,
    ask: <Answer>(question: object) =>
      new Promise<Answer>((resolve, reject) => {
        settle = { resolve: resolve as (answer: unknown) => void, reject }
        child.send(question)
      }),
  }
}

/** Answers the messages of `ask`. */
export function answering(answer: (question: never) => unknown): void {
  process.on('message', (question) => {
    Promise.try(() => answer(question as never)).then(
      (given) => process.send?.({ answer: given ?? null }),
      (error: unknown) => process.send?.({ error: String(error) }),
    )
  })
  process.on('disconnect', () => process.exit(0))
}

/** The CPU time of a process and all its threads, in milliseconds. */
export function cpuMs({ pid }: ChildProcess): number {
  const tasks = `/proc/${String(pid)}/task`
  const nanoseconds = readdirSync(tasks).map((task) => {
    try {
      return Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0])
    } catch {
      return 0
    }
  })
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6
}

/** The resident memory of a process, in bytes. */
export function residentBytes({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

function shareOf(pid: string): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    const own = Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024
    return children.filter(Boolean).reduce((sum, child) => sum + shareOf(child), own)
  } catch {
    // It has exited.
    return 0
  }
}

/** The memory of a process and its descendants, in bytes; shared pages count once. */
export const familyBytes = ({ pid }: ChildProcess): number => shareOf(String(pid))
