import type { ConsoleLanguage } from '@roundboard/domain'

/** How dates, times and lists are written: as people of the franchise's countries write them. */
export const localeOf = { en: 'en-US', es: 'es-US', fr: 'fr-CA' } as const satisfies Record<
  ConsoleLanguage,
  string
>

/** A date and time in UTC: the server doesn't know the reader's time zone. */
export const momentIn = (language: ConsoleLanguage, stamp: string): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(stamp))
