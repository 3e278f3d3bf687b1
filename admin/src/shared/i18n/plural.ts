import type { Locale } from './locale.tsx'

type Forms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** Chooses among forms in which `#` stands for the number: `{ one: '# screen', other: '# screens' }`. */
export function pluralIn(locale: Locale) {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (count: number, forms: Forms) =>
    (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count))
}
