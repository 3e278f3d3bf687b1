/** Prints the problem with the arguments and exits. */
export function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

const isAboutOptions = (error: unknown): error is Error =>
  error instanceof Error &&
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')

/** Parses options; on an error, prints the usage and exits. */
export function readOptions<Parsed>(usage: string, parse: () => { values: Parsed }): Parsed {
  try {
    return parse().values
  } catch (error) {
    if (!isAboutOptions(error)) throw error
    const [what = ''] = error.message.split(/\. |\n/)
    return refuse(`${what.replace(/\.$/, '')}. Usage: ${usage}`)
  }
}

/** Parses a number that is at least `least`. */
export function readNumber(name: string, given: string, least: number): number {
  const number = Number(given)
  if (given.trim() === '' || !Number.isFinite(number) || number < least)
    refuse(`--${name} must be a number of at least ${String(least)}, not '${given}'.`)
  return number
}
