import { useAppName } from '../../../shared/api/app-info.ts'
import { useEquipmentNames } from '../../../shared/equipment/equipment-input.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useShownHours } from './hours/use-shown-hours.ts'
import type { LocationValues } from './location-values.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import { useRegionsMessages } from '../../../shared/messages/regions.ts'
import { useRegionPath } from '../../../shared/regions/regions.ts'

export function useShownLocation(): ShownFields<LocationValues> {
  const words = useLocationsMessages()
  const regionWords = useRegionsMessages()
  const regionPath = useRegionPath()
  const equipmentNames = useEquipmentNames()
  const { yes, no } = useSharedMessages()
  const appName = useAppName()
  const format = useFormat()
  const flag = (isOn: boolean) => (isOn ? yes : no)
  const hours = useShownHours()
  return {
    name: { label: words.name, text: asTyped },
    locationIdentifier: { label: words.number({ appName }), text: asTyped },
    timeZone: { label: words.timeZone, text: (zone) => zone.replaceAll('_', ' ') },
    language: { label: words.language, text: format.languageName },
    isActive: { label: words.active, text: flag },
    isEnabled: { label: words.enabled, text: flag },
    lrVideo: { label: words.lrVideo, text: flag },
    is365: { label: words.is365, text: flag },
    vtsEnabled: { label: words.vtsEnabled, text: flag },
    showsNext: { label: words.showsNext, text: flag },
    screenPasses: {
      label: words.screenPasses,
      text: (mode) =>
        ({
          off: words.screenPassesOff,
          code: words.screenPassesCode,
          on: words.screenPassesOn,
        })[mode],
    },
    pocketPage: { label: words.pocketPage, text: flag },
    androidOs: { label: words.androidOs, text: flag },
    timerPalette: {
      label: words.palette,
      text: (palette) => (palette === 'classic' ? words.paletteClassic : words.paletteAccessible),
    },
    missingEquipment: {
      label: words.missing,
      text: (missing) =>
        missing.length === 0
          ? words.missingNothing
          : missing.map((piece) => equipmentNames[piece]).join(', '),
    },
    region: {
      label: regionWords.region,
      text: (region) => regionPath(region) || regionWords.noRegion,
    },
    tags: { label: regionWords.tags, text: (tags) => tags.join(', ') || '–' },
    ...hours,
  }
}
