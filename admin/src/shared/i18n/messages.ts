import format, { type CompiledMessage } from 'icu-minify/format'
import { use } from 'react'
import { useLocale, type Locale } from './locale.tsx'

/** An area's file of messages as the build compiles it (message-tools/compile-messages.ts). */
interface Compiled {
  readonly [key: string]: CompiledMessage | Compiled
}
type Load = () => Promise<{ default: Compiled }>
type Values = Parameters<typeof format>[2]

/** One object of a kind for each language and set of options: they are slow to create. */
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

/** Messages of one language: texts, functions of named arguments, and sections of both. */
export function messagesIn(part: CompiledMessage | Compiled, locale: Locale): unknown {
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

/** How an area loads each language, and what it has loaded. */
interface Area {
  readonly load: Record<Exclude<Locale, 'en'>, Load>
  readonly loaded: Map<Locale, Promise<unknown>>
}

/** The areas of all pages opened so far. */
const areas: Area[] = []

/**
 * Loads a language for all areas at once. Otherwise a part that a page shows later, with messages of its
 * own, would suspend the whole page and lose what is being typed.
 */
function loadAll(locale: Exclude<Locale, 'en'>): void {
  const missing = areas.filter(({ loaded }) => !loaded.has(locale))
  const files = missing.map(({ load }) => load[locale]())
  const settled = Promise.allSettled(files)
  for (const [index, { loaded }] of missing.entries()) {
    const messages = settled.then(async () => {
      const value = messagesIn((await files[index])?.default ?? {}, locale)
      // React reads a promise with this status without suspending.
      void Object.assign(messages, { status: 'fulfilled', value })
      return value
    })
    // Only a page that reads the area reports that its file didn't load.
    messages.catch(() => undefined)
    loaded.set(locale, messages)
  }
}

/** A hook for an area's messages: English comes with the page, other languages when they are read. */
export function messagesHook(en: Compiled, load: Area['load']) {
  const loaded: Area['loaded'] = new Map()
  areas.push({ load, loaded })
  let english: unknown
  return function useMessages(): unknown {
    const { locale } = useLocale()
    if (locale === 'en') return (english ??= messagesIn(en, 'en'))
    if (!loaded.has(locale)) loadAll(locale)
    return use(loaded.get(locale) ?? Promise.reject(new Error(`no messages in ${locale}`)))
  }
}
