import { resolve } from 'node:path'

/** The programs that are started from here on keep what Node made of their sources: the next start takes half. */
export function keepCode(): void {
  process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/roundboard/code')
}
