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

/**
 * Runs an operator's command with the server's configuration and returns its exit code. Accepts the
 * expected arguments and one flag.
 */
export async function runCommand(
  usage: string,
  wanted: number,
  work: (config: Config, words: readonly string[], hasFlag: boolean) => Promise<number>,
  flag?: `--${string}`,
): Promise<void> {
  const options = process.argv.slice(2)
  // An argument with a dash isn't a file name: '--help' must not create a backup of that name.
  const words = options.filter((option) => !option.startsWith('-'))
  const flags = options.filter((option) => option.startsWith('-'))
  if (words.length !== wanted || flags.some((each) => each !== flag)) {
    console.error(`Usage: ${usage}`)
    process.exitCode = 2
    return
  }
  try {
    process.exitCode = await work(parseConfig(process.env), words, flags.length > 0)
  } catch (error) {
    console.error(isForPeople(error) ? error.message : error)
    process.exitCode = 1
  }
}
