import format, { type CompiledMessage } from 'icu-minify/format'

/** A file of compiled messages (scripts/messages/compile-messages.ts). */
export interface Compiled {
  readonly [key: string]: CompiledMessage | Compiled
}
type Values = Parameters<typeof format>[2]

/** Caches one formatter per language and options, as creating them is slow. */
function cached<Options, Format>(Kind: new (locale?: string, options?: Options) => Format) {
  const created = new Map<string, Format>()
  return (locale?: Intl.LocalesArgument, options?: Options) => {
    const key = `${String(locale)} ${JSON.stringify(options)}`
    const known = created.get(key) ?? new Kind(String(locale), options)
    created.set(key, known)
    return known
  }
}

const formatters = {
  getNumberFormat: cached(Intl.NumberFormat),
  getPluralRules: cached(Intl.PluralRules),
  getDateTimeFormat: cached(Intl.DateTimeFormat),
}

const isMessage = (part: CompiledMessage | Compiled): part is CompiledMessage =>
  typeof part === 'string' || Array.isArray(part)

/** The messages of one language: texts, functions of named arguments, and sections of both. */
export function messagesIn(part: CompiledMessage | Compiled, locale: string): unknown {
  if (!isMessage(part))
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, messagesIn(inner, locale)] as const),
    )
  if (typeof part === 'string') return part
  return (values: Values) =>
    String(format(part, locale, values, { formatters }))
      // An argument such as "mar." ends a sentence with one period.
      .replace(/([^.])\.\.$/, '$1.')
}

/** The messages of one area by language, read when first needed. */
export const messagesBy =
  <Messages>() =>
  <Language extends string>(files: Readonly<Record<Language, Compiled>>) => {
    const read: Partial<Record<Language, Messages>> = {}
    return (language: Language): Messages =>
      (read[language] ??= messagesIn(files[language], language) as Messages)
  }
