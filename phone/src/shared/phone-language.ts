/** The first of the phone's languages that a page is in, else the location's, else English. */
export function languageOf<Language extends string>(
  languages: readonly Language[],
  phone: readonly string[],
  location?: string,
): Language | 'en' {
  const wanted = location === undefined ? phone : [...phone, location]
  const find = (tag: string) =>
    languages.find((language) => tag.toLowerCase().split('-')[0] === language)
  return wanted.map(find).find((language) => language !== undefined) ?? 'en'
}
