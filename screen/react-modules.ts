import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

/** React's production files by the names that they are imported by. */
export const reactFiles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    react: 'react',
    'react/jsx-runtime': 'react-jsx-runtime',
    'react-dom': 'react-dom',
    'react-dom/client': 'react-dom-client',
    scheduler: 'scheduler',
  }).map(([name, file]) => [name, join(dirname(resolve(name)), `cjs/${file}.production.js`)]),
)

const required = /^(?:var)? +(\w+) = require\(("[\w-]+")\)[,;]$/gm

/** Converts a CommonJS file that requires in declarations and assigns to `exports.x` to an ES module. */
export function asModule(source: string): string {
  const imports = Array.from(
    source.matchAll(required),
    ([, local = '', from = '']) => `import * as ${local} from ${from}`,
  )
  const names = new Set(Array.from(source.matchAll(/\bexports\.(\w+)/g), ([, name = '']) => name))
  const exported = Array.from(names, (name) => `exported_${name}`)
  return [
    ...imports,
    `var ${exported.join()}`,
    source.replace(required, '').replace(/\bexports\.(\w+)/g, 'exported_$1'),
    `export { ${Array.from(names, (name) => `exported_${name} as ${name}`).join()} }`,
  ].join('\n')
}

/** Bundles React as ES modules: bundlers can't tree-shake CommonJS, and screens use a third of its exports. */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (name) => (reactFiles.has(name) ? `\0${name}` : undefined),
    load(id) {
      const file = reactFiles.get(id.slice(1))
      return file && asModule(readFileSync(file, 'utf8'))
    },
  }
}
