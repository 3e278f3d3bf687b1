import type { ConsoleLanguage } from '@roundboard/domain'

/** An instant in words: in UTC and saying so, for the server does not know where a letter is read. */
export const momentIn = (language: ConsoleLanguage, stamp: string): string =>
  new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(stamp))
