import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The variables that the server's configuration declares. */
export function declaredVariables(source: string): string[] {
  return [...source.matchAll(/^ +([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name)
}

/** The variables in the README's table: the code at the start of a row. */
export function describedVariables(readme: string): string[] {
  return [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(([, name = '']) => name)
}

/** The differences between the README's configuration table and the server's configuration. */
export function configurationDrift(): string[] {
  const declared = declaredVariables(readFileSync('server/src/platform/config.ts', 'utf8'))
  const described = describedVariables(readFileSync('README.md', 'utf8'))
  if (declared.length === 0) return ['server/src/platform/config.ts: no variable found']
  return [
    ...declared
      .filter((name) => !described.includes(name))
      .map((name) => `README.md: ${name} is missing from the configuration table`),
    ...described
      .filter((name) => !declared.includes(name))
      .map((name) => `README.md: ${name} is in the configuration table, but nothing reads it`),
  ]
}

const configuration = 'server/src/platform/config.ts'
const isTest = (file: string) => /\.test\.ts$|\/testing\/|\/contract-tests\//.test(file)

/** The settings that the server declares but no other file reads. */
export function unreadSettings(root = '.'): string[] {
  const readers = globSync('server/src/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== configuration && !isTest(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  return declaredVariables(readFileSync(join(root, configuration), 'utf8'))
    .filter((name) => !readers.some((source) => new RegExp(`\\b${name}\\b`).test(source)))
    .map((name) => `${configuration}: nothing reads ${name}`)
}
