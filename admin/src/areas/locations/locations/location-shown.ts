import { useAppName } from '../../../shared/api/app-info.ts'
import { useEquipmentNames } from '../../../shared/equipment/equipment-input.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useShownHours } from './hours/use-shown-hours.ts'
import type { LocationValues } from './location-values.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import { useRegionsMessages } from '../../../shared/messages/regions.ts'
import { useSayRegion } from '../../../shared/regions/regions.ts'

export function useShownLocation(): ShownFields<LocationValues> {
  const words = useLocationsMessages()
  const regionWords = useRegionsMessages()
  const sayRegion = useSayRegion()
  const equipmentNames = useEquipmentNames()
  const { yes, no } = useSharedMessages()
  const appName = useAppName()
  const format = useFormat()
  const flag = (isOn: boolean) => (isOn ? yes : no)
  const hours = useShownHours()
  return {
    name: { label: words.name, say: asTyped },
    locationIdentifier: { label: words.number({ appName }), say: asTyped },
    timeZone: { label: words.timeZone, say: (zone) => zone.replaceAll('_', ' ') },
    language: { label: words.language, say: format.languageName },
    isActive: { label: words.active, say: flag },
    isEnabled: { label: words.enabled, say: flag },
    lrVideo: { label: words.lrVideo, say: flag },
    is365: { label: words.is365, say: flag },
    vtsEnabled: { label: words.vtsEnabled, say: flag },
    showsNext: { label: words.showsNext, say: flag },
    screenPasses: {
      label: words.screenPasses,
      say: (mode) =>
        ({
          off: words.screenPassesOff,
          code: words.screenPassesCode,
          on: words.screenPassesOn,
        })[mode],
    },
    pocketPage: { label: words.pocketPage, say: flag },
    androidOs: { label: words.androidOs, say: flag },
    timerPalette: {
      label: words.palette,
      say: (palette) => (palette === 'classic' ? words.paletteClassic : words.paletteAccessible),
    },
    missingEquipment: {
      label: words.missing,
      say: (missing) =>
        missing.length === 0
          ? words.missingNothing
          : missing.map((piece) => equipmentNames[piece]).join(', '),
    },
    region: {
      label: regionWords.region,
      say: (region) => sayRegion(region) || regionWords.noRegion,
    },
    tags: { label: regionWords.tags, say: (tags) => tags.join(', ') || '–' },
    ...hours,
  }
}
