import type { Announcement, AnnouncementDraft, User, FullScreenDraft } from '@roundboard/contract'
import { announcementLimits, reachOf } from '@roundboard/domain'
import { useFormat } from '../../../shared/format/format.ts'
import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import { useRegionsMessages } from '../../../shared/messages/regions.ts'
import { useRegionPath } from '../../../shared/regions/regions.ts'
import { useAnnouncementsMessages } from '../../../shared/messages/announcements.ts'

/** The values that both forms share: texts and locations. */
export interface AnnouncementTexts {
  text: string
  translations: NonNullable<AnnouncementDraft['translations']>
  isForAll: boolean
  locationIds: string[]
  regions: string[]
  tags: string[]
}

/** A banner form's values. `from` is empty if it starts immediately. */
export type BandValues = AnnouncementTexts & { from: string; until: string }

export type FullScreenValues = AnnouncementTexts &
  Required<Pick<FullScreenDraft, 'kind' | 'minutes'>>

/** For users with one location, that one is preselected. */
const blankTexts = ({ role, locations }: Pick<User, 'role' | 'locations'>): AnnouncementTexts => ({
  text: '',
  translations: [],
  isForAll: false,
  regions: [],
  tags: [],
  locationIds:
    reachOf(role, 'announcements') !== 'all' && locations.length === 1
      ? locations.map(({ id }) => id)
      : [],
})

export const blankBand = (user: Pick<User, 'role' | 'locations'>): BandValues => ({
  ...blankTexts(user),
  from: '',
  until: '',
})

export const blankFullScreen = (user: Pick<User, 'role' | 'locations'>): FullScreenValues => ({
  ...blankTexts(user),
  kind: 'drill',
  minutes: announcementLimits.drillMinutes,
})

export const valuesOf = (announcement: Announcement): BandValues => ({
  text: announcement.text,
  translations: announcement.translations,
  isForAll: announcement.isForAll,
  locationIds: announcement.locationIds,
  regions: announcement.regions,
  tags: announcement.tags,
  from: announcement.from ?? '',
  until: announcement.until ?? '',
})

/** Formats a local time without a time zone. */
export function useReading() {
  const format = useFormat()
  return (reading: string) => {
    const at = Date.parse(`${reading}:00.000Z`)
    return Number.isNaN(at) ? '' : `${format.longDayOfWeek(at)}, ${format.clockAhead(at, 0)}`
  }
}

export function useShownAnnouncement(): ShownFields<BandValues> {
  const words = useAnnouncementsMessages()
  const format = useFormat()
  const reading = useReading()
  const regionWords = useRegionsMessages()
  const regionPath = useRegionPath()
  return {
    text: { label: words.text, text: asTyped },
    translations: {
      label: words.languages,
      text: (all) =>
        all.map(({ language, text }) => `${format.languageName(language)}: ${text}`).join('; '),
    },
    isForAll: {
      label: words.where,
      text: (isForAll) => (isForAll ? words.everywhere : words.chosen),
    },
    regions: { label: regionWords.regions, text: (ids) => ids.map(regionPath).join('; ') },
    tags: { label: regionWords.tags, text: (tags) => format.list(tags) },
    locationIds: { label: words.locations, text: (ids) => words.someGyms({ gyms: ids.length }) },
    from: { label: words.from, text: (from) => (from === '' ? words.atOnce : reading(from)) },
    until: { label: words.until, text: reading },
  }
}
