import type { MemberPage } from '@roundboard/contract'
import { type Language, languageFamily } from '@roundboard/domain'

/** A language's own name, without its country: `Español`. */
function nameOf(language: Language): string {
  const family = languageFamily(language)
  const [first = '', ...rest] =
    new Intl.DisplayNames([family], { type: 'language' }).of(family) ?? family
  return first.toLocaleUpperCase(family) + rest.join('')
}

/** The current language first, then one of each other language, whatever its country. */
export function choicesOf({ language, languages }: MemberPage): Language[] {
  const byFamily = new Map(languages.toReversed().map((each) => [languageFamily(each), each]))
  byFamily.delete(languageFamily(language))
  return [language, ...byFamily.values()]
}

interface ChoiceProps {
  readonly memberPage: MemberPage
  readonly label: string
  readonly onLanguage: (language: string) => void
}

/** Switches the language: a button for one other language, a list for more. */
export function LanguageChoice({ memberPage, label, onLanguage }: ChoiceProps) {
  const choices = choicesOf(memberPage)
  const [current, other, ...more] = choices
  if (current === undefined || other === undefined) return null
  if (more.length === 0)
    return (
      <button class="language" lang={other} onClick={() => onLanguage(other)}>
        {nameOf(other)}
      </button>
    )
  return (
    <select
      class="language"
      aria-label={label}
      value={current}
      onChange={(event) => onLanguage(event.currentTarget.value)}
    >
      {choices.map((language) => (
        <option key={language} value={language} lang={language}>
          {nameOf(language)}
        </option>
      ))}
    </select>
  )
}
