import { catalogue } from '../i18n/catalogue.ts'
import { en } from './sheets.en.ts'

export const useSheetWords = catalogue(en, {
  es: () => import('./sheets.es.ts'),
  fr: () => import('./sheets.fr.ts'),
})
