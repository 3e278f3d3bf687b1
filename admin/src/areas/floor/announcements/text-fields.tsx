import { ActionIcon, Group, MultiSelect, Radio, Select } from '@mantine/core'
import { announcementLimits, languages, reachOf } from '@roundboard/domain'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { useUser } from '../../../shared/session/session.ts'
import { GroupInputs } from '../../../shared/regions/region-inputs.tsx'
import type { AnnouncementTexts } from './announcement-values.ts'
import { type AnnouncementLocation, allLocationsQuery } from './announcements.queries.ts'
import { useAnnouncementsMessages } from '../../../shared/messages/announcements.ts'
import classes from './announcements.module.css'

type TextValues = {
  readonly values: AnnouncementTexts
  readonly onChange: (change: Partial<AnnouncementTexts>) => void
  /** The error of the field at a path. */
  readonly errorOf: (path: string) => string | undefined
}

/** The text in one or more languages. */
export function TextFields({ values, onChange, errorOf }: TextValues) {
  const words = useAnnouncementsMessages()
  const format = useFormat()
  const { text, translations } = values
  const used = new Set<string>(translations.map(({ language }) => language))
  const others = languages.filter((language) => !used.has(language))
  return (
    <>
      <CountedInput
        label={words.text}
        description={words.textHint}
        required
        data-autofocus
        typed={text}
        limit={announcementLimits.textLength}
        value={text}
        error={errorOf('text')}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      {translations.map((translation, index) => {
        const name = format.languageName(translation.language)
        return (
          <div key={translation.language} className={classes.translation}>
            <CountedInput
              label={name}
              lang={translation.language}
              dir="auto"
              typed={translation.text}
              limit={announcementLimits.textLength}
              value={translation.text}
              error={errorOf(`translations.${String(index)}.text`)}
              onChange={({ currentTarget }) => {
                const next = { ...translation, text: currentTarget.value }
                onChange({ translations: translations.with(index, next) })
              }}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={words.removeLanguage({ language: name })}
              onClick={() => onChange({ translations: translations.toSpliced(index, 1) })}
            >
              <IconX size={18} />
            </ActionIcon>
          </div>
        )
      })}
      <Select
        label={words.languages}
        placeholder={words.addLanguage}
        searchable
        value={null}
        data={others.map((language) => ({ value: language, label: format.languageName(language) }))}
        onChange={(chosen) => {
          const language = others.find((one) => one === chosen)
          if (language) onChange({ translations: [...translations, { language, text: '' }] })
        }}
      />
    </>
  )
}

/** The locations to show it at. */
export function PlacesField({ values, onChange, errorOf }: TextValues) {
  const words = useAnnouncementsMessages()
  const { role } = useUser()
  const mayEverywhere = reachOf(role, 'announcements') === 'all'
  const { isForAll, locationIds, regions, tags } = values
  return (
    <>
      {mayEverywhere && (
        <Radio.Group
          label={words.where}
          value={isForAll ? 'all' : 'chosen'}
          onChange={(next) => onChange({ isForAll: next === 'all' })}
        >
          <Group gap="8px 20px" align="stretch" py={6}>
            <Radio value="all" label={words.everywhere} />
            <Radio value="chosen" label={words.chosen} />
          </Group>
        </Radio.Group>
      )}
      {!isForAll && mayEverywhere && (
        <GroupInputs
          regions={regions}
          tags={tags}
          hint={words.groupsLater}
          errorOf={errorOf}
          onRegions={(next) => onChange({ regions: next })}
          onTags={(next) => onChange({ tags: next })}
        />
      )}
      {!isForAll && (
        <Gyms
          chosen={locationIds}
          isRequired={regions.length + tags.length === 0}
          error={errorOf('locationIds')}
          onChange={(next) => onChange({ locationIds: next })}
        />
      )}
    </>
  )
}

function Gyms(props: {
  chosen: readonly string[]
  isRequired: boolean
  error: string | undefined
  onChange: (next: string[]) => void
}) {
  const { chosen, error, onChange } = props
  const words = useAnnouncementsMessages()
  const gyms = useQuery(allLocationsQuery).data ?? []
  const byZone = Map.groupBy(gyms, ({ timeZone }: AnnouncementLocation) => timeZone)
  return (
    <div className={classes.places}>
      <MultiSelect
        label={words.locations}
        required={props.isRequired}
        placeholder={chosen.length === 0 ? words.findLocation : ''}
        searchable
        hidePickedOptions
        limit={100}
        maxDropdownHeight={280}
        nothingFoundMessage={words.noLocation}
        error={error}
        data={gyms.map(({ id, name, locationIdentifier }) => ({
          value: id,
          label: `${name} (${locationIdentifier})`,
        }))}
        value={[...chosen]}
        onChange={onChange}
      />
      {byZone.size > 1 && (
        <Select
          aria-label={words.addZone}
          placeholder={words.addZone}
          searchable
          value={null}
          data={[...byZone].map(([zone, there]) => ({
            value: zone,
            label: words.zone({ zone: zone.replaceAll('_', ' '), gyms: there.length }),
          }))}
          onChange={(zone) => {
            const there = (byZone.get(zone ?? '') ?? []).map(({ id }) => id)
            onChange([...new Set([...chosen, ...there])])
          }}
        />
      )}
    </div>
  )
}
