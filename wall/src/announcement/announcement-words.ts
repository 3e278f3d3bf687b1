import { languageFamily, type Language, type LanguageFamily } from '@roundboard/domain'

type AnnouncementWords = {
  readonly emergency: string
  readonly drill: string
  /** Below the text of a drill. */
  readonly onlyADrill: string
}

const words = {
  en: { emergency: 'Emergency', drill: 'Drill', onlyADrill: 'This is only a drill.' },
  fr: { emergency: 'Urgence', drill: 'Exercice', onlyADrill: 'Ceci est un exercice.' },
  es: { emergency: 'Emergencia', drill: 'Simulacro', onlyADrill: 'Esto es solo un simulacro.' },
  ja: { emergency: '緊急', drill: '訓練', onlyADrill: 'これは訓練です。' },
  ar: { emergency: 'طوارئ', drill: 'تدريب', onlyADrill: 'هذا مجرد تدريب.' },
  id: { emergency: 'Darurat', drill: 'Simulasi', onlyADrill: 'Ini hanya simulasi.' },
  ms: { emergency: 'Kecemasan', drill: 'Latihan', onlyADrill: 'Ini hanya latihan kecemasan.' },
} as const satisfies Record<LanguageFamily, AnnouncementWords>

/** What walls add to an announcement in their language; read with the layer alone. */
export const announcementWords = (language: Language): AnnouncementWords =>
  words[languageFamily(language)]
