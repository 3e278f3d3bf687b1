/** The phone's first language that the page supports, else the location's, else English. */
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
