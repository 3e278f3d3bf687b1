import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The relative links of a Markdown text, without their anchors. */
export function linksOf(markdown: string): string[] {
  const prose = markdown.replace(/^```.*?^```/gms, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/i.test(target))
}

/** Links of the README and the docs that lead to no file. */
export function brokenLinks(root = '.'): string[] {
  const pages = globSync(['README.md', 'docs/**/*.md'], { cwd: root })
  return pages.flatMap((page) =>
    linksOf(readFileSync(join(root, page), 'utf8'))
      .filter((target) => !existsSync(join(root, dirname(page), target)))
      .map((target) => `${page}: ${target} is no file`),
  )
}
