import { languages } from '@roundboard/domain'
import { useFormat } from '../../../shared/format/format.ts'
import type { ShownFields } from '../../../shared/forms/shown-fields.ts'
import type { LanguageValues, Original, Texts } from './translation-values.ts'

/** How the texts of a language are told to the person who has to choose between two versions. */
export function useShownLanguages(originals: readonly Original[]): ShownFields<LanguageValues> {
  const format = useFormat()
  const say = (texts: Texts) =>
    originals
      .map(({ key }) => texts[key]?.text ?? '')
      .filter((text) => text !== '')
      .join('\n\n')
  const shown = languages.map(
    (language) => [language, { label: format.languageName(language), say }] as const,
  )
  return Object.fromEntries(shown) as ShownFields<LanguageValues>
}
