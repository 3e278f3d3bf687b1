import { catalogue } from '../../../shared/i18n/catalogue.ts'
import { en } from './panel.en.ts'

export const usePanelWords = catalogue(en, {
  es: () => import('./panel.es.ts'),
  fr: () => import('./panel.fr.ts'),
})
