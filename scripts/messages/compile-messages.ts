import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import type { Plugin } from 'vite'

/** A file of messages, or a section of one: ICU messages by key. */
export interface Section {
  readonly [key: string]: string | Section
}
export interface CompiledSection {
  readonly [key: string]: CompiledMessage | CompiledSection
}

export const compiled = (section: Section): CompiledSection =>
  Object.fromEntries(
    Object.entries(section).map(
      ([key, part]) => [key, typeof part === 'string' ? compile(part) : compiled(part)] as const,
    ),
  )

/** Compiles ICU messages while a file of them is loaded, so that no parser reaches the browser. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    // Exporting each message by its name as well would make languages a third larger.
    config: () => ({ json: { namedExports: false } }),
    transform: {
      order: 'pre',
      filter: { id: /\/messages\/[a-z]{2}\/[a-z-]+\.json$/ },
      handler: (code) => ({
        code: JSON.stringify(compiled(JSON.parse(code) as Section)),
        map: null,
      }),
    },
  }
}
