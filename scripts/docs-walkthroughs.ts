import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const page = 'docs/code-walkthroughs.md'

interface Step {
  readonly names: readonly string[]
  readonly file: string
}

/** The rows of a walkthrough: names in code, and the file that they link to. */
export function stepsOf(markdown: string): Step[] {
  return [...markdown.matchAll(/^\| ((?:`\w+`(?:, )?)+) *\| \[[^\]]*\]\(\.\.\/([^)]+)\)/gm)].map(
    ([, names = '', file = '']) => ({
      names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      file,
    }),
  )
}

/** Functions in a walkthrough that aren't in the file that it links to. */
export function lostSteps(root = '.'): string[] {
  const markdown = readFileSync(join(root, page), 'utf8')
  const steps = stepsOf(markdown)
  const rows = markdown.match(/^\| `/gm)?.length ?? 0
  if (steps.length === 0 || steps.length !== rows)
    return [`${page}: ${String(rows - steps.length)} of its rows cannot be read`]
  return steps.flatMap(({ names, file }) => {
    const source = readFileSync(join(root, file), 'utf8')
    return names
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(source))
      .map((name) => `${page}: ${name} is not in ${file}`)
  })
}
