import type { Locale } from '../../shared/i18n/locale.tsx'

type Compiled = string | number | readonly (string | number | readonly unknown[])[]
type Section = { readonly [key: string]: Compiled | Section }

// As `icu-minify` numbers them.
const [select, plural] = [1, 2]

/** The texts that a compiled message can become, as a regular expression. */
function patternOf(message: Compiled): string {
  if (typeof message === 'number') return '.+'
  if (typeof message === 'string') return message.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const parts = message.map((part) => {
    if (typeof part !== 'object') return patternOf(part)
    if (part[1] !== select && part[1] !== plural) return '.+'
    const options = Object.values(part[2] as Readonly<Record<string, Compiled>>)
    return `(${options.map(patternOf).join('|')})`
  })
  return parts.join('')
}

const patternsIn = (part: Compiled | Section): string[] =>
  typeof part === 'string' || Array.isArray(part)
    ? [patternOf(part as Compiled)]
    : Object.values(part as Section).flatMap(patternsIn)

const messageFiles = import.meta.glob<Section>(
  ['../../../messages/*/*.json', '../../../../contract/messages/*/issues.json'],
  { eager: true, import: 'default' },
)

const patternsOf = (locale: Locale) =>
  Object.entries(messageFiles)
    .filter(([file]) => file.includes(`/${locale}/`))
    .flatMap(([, section]) => patternsIn(section))

/** Every text that the console or the server can say in a language, and not in English. */
export function messagesIn(locale: Locale): RegExp {
  const english = new Set(patternsOf('en'))
  const patterns = patternsOf(locale).filter(
    // A message of values alone would match any text.
    (pattern) => !english.has(pattern) && /\p{L}{2}/u.test(pattern.replaceAll('.+', '')),
  )
  return new RegExp(`^(${patterns.join('|')})$`, 'u')
}
