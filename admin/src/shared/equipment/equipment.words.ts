import { catalogue } from '../i18n/catalogue.ts'
import { en } from './equipment.en.ts'

export const useEquipmentWords = catalogue(en, {
  es: () => import('./equipment.es.ts'),
  fr: () => import('./equipment.fr.ts'),
})
