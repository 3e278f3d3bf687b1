import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useTransition,
  type ReactNode,
} from 'react'

export const locales = ['en', 'es', 'fr'] as const
export type Locale = (typeof locales)[number]

export const localeNames = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
} as const satisfies Record<Locale, string>

const localeKey = 'roundboard.locale'
const isLocale = (text: string | null | undefined): text is Locale =>
  locales.some((locale) => locale === text)

function firstLocale(): Locale {
  const chosen = localStorage.getItem(localeKey)
  if (isLocale(chosen)) return chosen
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en'
}

interface LocaleChoice {
  readonly locale: Locale
  readonly setLocale: (locale: Locale) => void
}

const LocaleContext = createContext<LocaleChoice>({ locale: 'en', setLocale: () => undefined })

export function LocaleProvider({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useState(firstLocale)
  const [, startTransition] = useTransition()
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  const choice = useMemo(
    () => ({
      locale,
      setLocale: (next: Locale) => {
        localStorage.setItem(localeKey, next)
        startTransition(() => {
          setLocale(next)
        })
      },
    }),
    [locale],
  )
  return <LocaleContext value={choice}>{children}</LocaleContext>
}

export const useLocale = () => use(LocaleContext)
