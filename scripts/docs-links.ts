import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const proseOf = (markdown: string) => markdown.replace(/^```.*?^```/gms, '')

/** The relative links of a Markdown text: the file, empty for the page itself, and the anchor without `#`. */
export function linksOf(markdown: string): { file: string; anchor: string }[] {
  return [...proseOf(markdown).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target))
    .map((target) => {
      const [file = '', anchor = ''] = target.split('#')
      return { file, anchor }
    })
}

/** The anchors that GitHub gives to the headings of a Markdown text. */
function anchorsOf(markdown: string): Set<string> {
  const headings = [...proseOf(markdown).matchAll(/^#+ +(.+?) *$/gm)]
  return new Set(
    headings.map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

/** Links in the README and the docs that lead to no file or heading. */
export function brokenLinks(root = '.'): string[] {
  const read = (page: string) => readFileSync(join(root, page), 'utf8')
  const pages = globSync(['README.md', 'docs/**/*.md'], { cwd: root })
  return pages.flatMap((page) =>
    linksOf(read(page)).flatMap(({ file, anchor }) => {
      const target = file === '' ? page : join(dirname(page), file)
      if (!existsSync(join(root, target))) return [`${page}: there is no file ${file}`]
      const isMissing =
        anchor !== '' && target.endsWith('.md') && !anchorsOf(read(target)).has(anchor)
      return isMissing ? [`${page}: there is no heading #${anchor} in ${target}`] : []
    }),
  )
}

/** Test files that the README and the docs name, by path or by name, and that don't exist. */
export function missingTests(root = '.'): string[] {
  const tests = globSync('**/*.{test,e2e}.{ts,tsx}', { cwd: root, exclude: ['**/node_modules'] })
  const exists = (file: string) => tests.some((path) => `/${path}`.endsWith(`/${file}`))
  return globSync(['README.md', 'docs/**/*.md'], { cwd: root }).flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/`([\w/.-]+\.(?:test|e2e)\.tsx?)`/g)]
      .map(([, file = '']) => file)
      .filter((file) => !exists(file))
      .map((file) => `${page}: there is no test file ${file}`),
  )
}

/** Decision records that the index of decisions doesn't list. */
export function unlistedDecisions(root = '.'): string[] {
  const folder = 'docs/decisions'
  const listed = new Set(
    linksOf(readFileSync(join(root, folder, 'README.md'), 'utf8')).map(({ file }) => file),
  )
  return globSync(`${folder}/[0-9]*.md`, { cwd: root })
    .map((path) => basename(path))
    .filter((file) => !listed.has(file))
    .map((file) => `${folder}/README.md doesn't list ${file}`)
}
