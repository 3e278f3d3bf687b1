import { type Compiled, messagesIn } from '@roundboard/contract'
import { use } from 'react'
import { useLocale, type Locale } from './locale.tsx'

type Load = () => Promise<{ default: Compiled }>

/** An area's loader, and the languages loaded so far. */
interface Area {
  readonly load: Record<Exclude<Locale, 'en'>, Load>
  readonly loaded: Map<Locale, Promise<unknown>>
}

/** The areas of all pages opened so far. */
const areas: Area[] = []

/**
 * Loads a language for all areas at once. Otherwise a part with its own messages that is shown
 * later would suspend the whole page and lose input.
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
    // Only a page that uses the area reports that its file didn't load.
    messages.catch(() => undefined)
    loaded.set(locale, messages)
  }
}

/** A hook for an area's messages. English comes with the page; other languages load on demand. */
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
