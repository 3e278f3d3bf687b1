import { AuditKeyRefused } from './audit/audit-key.ts'
import { type Config, ConfigError, parseConfig } from './config.ts'
import { RestoreRefused } from './database/load.ts'
import { DatabaseUnavailable } from './database/sqlite.ts'

const isForPeople = (error: unknown): error is Error =>
  error instanceof AuditKeyRefused ||
  error instanceof ConfigError ||
  error instanceof DatabaseUnavailable ||
  error instanceof RestoreRefused ||
  (error instanceof Error && 'code' in error)

/** Runs a command of the operator with the server's configuration; its answer is the exit code. */
export async function runCommand(
  usage: string,
  wanted: number,
  work: (config: Config, options: readonly string[]) => Promise<number>,
): Promise<void> {
  const options = process.argv.slice(2)
  // A word with a dash is no file: '--help' must not become a backup of that name.
  if (options.length !== wanted || options.some((option) => option.startsWith('-'))) {
    console.error(`Usage: ${usage}`)
    process.exitCode = 2
    return
  }
  try {
    process.exitCode = await work(parseConfig(process.env), options)
  } catch (error) {
    console.error(isForPeople(error) ? error.message : error)
    process.exitCode = 1
  }
}
