import type { LanguageFamily } from '@roundboard/domain'

/** What stands below the code for members' phones. */
export const pocketCaptions = {
  en: 'Workout in your pocket',
  fr: 'L’entraînement dans votre poche',
  es: 'El entrenamiento en su bolsillo',
  ja: 'ワークアウトをスマホで',
  ar: 'التمرين في جيبك',
  id: 'Latihan di saku Anda',
  ms: 'Latihan dalam poket anda',
} as const satisfies Record<LanguageFamily, string>
