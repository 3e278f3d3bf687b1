import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** A script of a build, as reported by the bundler. */
export interface Script {
  readonly fileName: string
  readonly code: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** The pages that people open first. */
const firstPages = ['/src/app/pages/login.tsx', '/src/app/pages/dashboard.tsx']

/**
 * In kilobytes, compressed. The target is 250 (docs/performance.md, C1), for which the benchmark also
 * counts the few that a page requests after it has loaded.
 */
const most = 242

/** The size of the scripts that a page waits for, in kilobytes: the entry, its own, and all their imports. */
export function weightOf(page: string, scripts: readonly Script[]): number {
  const own = scripts.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(page)))
  if (!own)
    throw new Error(
      `The console no longer has the page ${page}. List the pages that people open first.`,
    )
  const found = new Set<Script>()
  const follow = (script: Script | undefined) => {
    if (!script || found.has(script)) return
    found.add(script)
    for (const name of script.imports) follow(scripts.find(({ fileName }) => fileName === name))
  }
  for (const script of [own, ...scripts.filter(({ isEntry }) => isEntry)]) follow(script)
  const sizes = Array.from(found, ({ code }) => gzipSync(code).length)
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000
}

/** Fails the build if a first page waits for too much. */
export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    // Last: Vite writes into the scripts what their lazy parts need.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const page of firstPages) {
          const weight = weightOf(page, scripts)
          if (weight > most)
            this.error(
              `${page} waits for ${weight.toFixed(0)} KB of scripts, and may wait for ${most}. Requests take \`addresses\` of the contract; \`calls\`, schemas and what few pages need belong behind a lazy route or import.`,
            )
        }
      },
    },
  }
}
