import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './uptime.en.ts'

export const useUptimeWords = catalogue(en, {
  es: () => import('./uptime.es.ts'),
  fr: () => import('./uptime.fr.ts'),
})
