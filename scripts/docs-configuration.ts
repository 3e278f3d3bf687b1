import { readFileSync } from 'node:fs'

/** The variables that the server's configuration declares. */
export function declaredVariables(source: string): string[] {
  return [...source.matchAll(/^ +([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name)
}

/** The variables in the README's table: the code at the start of a row. */
export function describedVariables(readme: string): string[] {
  return [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(([, name = '']) => name)
}

/** What the README's configuration table and the server's configuration do not share. */
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
