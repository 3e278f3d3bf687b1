import { equipmentNames } from '@roundboard/contract'
import { useLocale } from '../i18n/locale.tsx'

/** What each piece of equipment is called in the reader's language. */
export const useEquipmentNames = () => equipmentNames(useLocale().locale)
