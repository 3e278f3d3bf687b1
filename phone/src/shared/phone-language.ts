import { type ConsoleLanguage, consoleLanguages } from '@roundboard/domain'

const known = (tag: string): ConsoleLanguage | undefined =>
  consoleLanguages.find((language) => tag.toLowerCase().split('-')[0] === language)

/** The language of a phone's page: the first of the phone's that there are words in, else the gym's, else English. */
export function languageOf(phone: readonly string[], gym?: string): ConsoleLanguage {
  const all = gym === undefined ? phone : [...phone, gym]
  return all.map(known).find((language) => language !== undefined) ?? 'en'
}
