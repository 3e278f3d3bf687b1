import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The list that also applies to messages. */
const list = 'scripts/messages/retired-words.json'
/** Words that the docs may use: locations are gyms in prose about the business. */
const allowed = ['gyms?']

/** The text of a page, without code, addresses and tags. */
const proseOf = (markdown: string) =>
  markdown.replace(/^ *```.*?^ *```/gms, '').replace(/`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>/g, ' ')

/** Words that the README and the docs no longer use. */
export function retiredWordsInDocs(root = '.'): string[] {
  const { languages } = JSON.parse(readFileSync(join(root, list), 'utf8')) as {
    languages: { en: Record<string, string> }
  }
  const retired = Object.entries(languages.en).filter(([word]) => !allowed.includes(word))
  return globSync(['README.md', 'docs/**/*.md', 'deploy/**/*.md'], { cwd: root }).flatMap(
    (page) => {
      const prose = proseOf(readFileSync(join(root, page), 'utf8'))
      return retired.flatMap(([word, instead]) =>
        [...prose.matchAll(new RegExp(`(?<![\\p{L}-])(?:${word})(?![\\p{L}-])`, 'giu'))].map(
          ([found]) => `${page}: "${found}" (use: ${instead})`,
        ),
      )
    },
  )
}
