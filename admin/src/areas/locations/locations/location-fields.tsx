import { NativeSelect, Select, TextInput } from '@mantine/core'
import { locationSwitches, namesOf } from '@roundboard/contract'
import {
  commonTimeZones,
  isAdminRole,
  languages,
  limits,
  offsetAt,
  usCanadaLanguages,
} from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useMemo } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useAppName, useVideoHosts } from '../../../shared/api/app-info.ts'
import { EquipmentInput } from '../../../shared/equipment/equipment-input.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { useNow } from '../../../shared/format/use-now.ts'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { SwitchField } from '../../../shared/forms/switch-field.tsx'
import { useUser } from '../../../shared/session/session.ts'
import { zoneQueries } from '../../../shared/zones/zones.queries.ts'
import { HoursSection, MinutesField, OpeningFields } from './hours/hours-fields.tsx'
import {
  formFields,
  type LocationField,
  type LocationForm,
  type LocationValues,
} from './location-values.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import { useRegionsMessages } from '../../../shared/messages/regions.ts'
import { LocationTagsInput, RegionSelect } from '../../../shared/regions/region-inputs.tsx'

type SwitchName = {
  [K in LocationField]: LocationValues[K] extends boolean ? K : never
}[LocationField]
const adminsOnly: readonly LocationField[] = locationSwitches

/** Set on a location's page, but not when it is added. */
const ofHours: readonly LocationField[] = ['openingHours', 'awayMinutes']

/** The fields of a location; `isMine` hides Active and Enabled. */
export function LocationFields(props: {
  form: LocationForm
  isLocked: boolean
  isMine: boolean
  hasHours?: boolean
}) {
  const { form, isLocked, isMine } = props
  const words = useLocationsMessages()
  const regionWords = useRegionsMessages()
  const { choice, field } = useFields(form)
  const lockerRoomHost = useVideoHosts()['locker-room']
  const isAdmin = isAdminRole(useUser().role)
  const mayChange = (field: LocationField) => isAdmin || !adminsOnly.includes(field)
  const toggle = (field: SwitchName, hint?: string) => (
    <LocationSwitch {...{ form, field, isLocked, hint }} mayChange={mayChange(field)} />
  )
  const inputs = {
    name: <NameField form={form} isLocked={isLocked} />,
    locationIdentifier: (
      <NumberField form={form} isLocked={isLocked} mayChange={mayChange('locationIdentifier')} />
    ),
    timeZone: <TimeZoneField form={form} isLocked={isLocked} />,
    language: <LanguageField form={form} isLocked={isLocked} />,
    timerPalette: (
      <NativeSelect
        label={words.palette}
        disabled={isLocked}
        data={[
          { value: 'classic', label: words.paletteClassic },
          { value: 'accessible', label: words.paletteAccessible },
        ]}
        {...field('timerPalette')}
      />
    ),
    screenPasses: (
      <NativeSelect
        label={words.screenPasses}
        description={words.screenPassesHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        disabled={isLocked}
        data={[
          { value: 'off', label: words.screenPassesOff },
          { value: 'code', label: words.screenPassesCode },
          { value: 'on', label: words.screenPassesOn },
        ]}
        {...field('screenPasses')}
      />
    ),
    isActive: !isMine && toggle('isActive'),
    isEnabled: !isMine && toggle('isEnabled'),
    lrVideo: toggle(
      'lrVideo',
      lockerRoomHost === null
        ? undefined
        : `${words.lrVideoHint} ${words.lrVideoHost({ name: lockerRoomHost })}`,
    ),
    is365: toggle('is365'),
    vtsEnabled: toggle('vtsEnabled'),
    showsNext: toggle('showsNext'),
    pocketPage: toggle('pocketPage'),
    androidOs: toggle('androidOs'),
    missingEquipment: (
      <EquipmentInput
        label={words.missing}
        description={words.missingHint}
        placeholder={words.missingNothing}
        isLocked={isLocked}
        {...choice('missingEquipment')}
      />
    ),
    region: (
      <RegionSelect
        label={regionWords.region}
        {...(!isLocked && {
          description: mayChange('region') ? regionWords.regionHint : words.adminsOnly,
        })}
        none={regionWords.noRegion}
        isLocked={isLocked || !mayChange('region')}
        {...choice('region')}
      />
    ),
    tags: <LocationTagsInput label={regionWords.tags} isLocked={isLocked} {...choice('tags')} />,
    openingHours: <OpeningFields form={form} />,
    awayMinutes: <MinutesField form={form} />,
  } satisfies Record<LocationField, ReactNode>
  const shown = (areSwitches: boolean) =>
    namesOf(formFields)
      .filter((field) => !ofHours.includes(field))
      .filter((field) => (formFields[field].kind === 'bool') === areSwitches)
      .map((field) => <Fragment key={field}>{inputs[field]}</Fragment>)

  return (
    <div className={classes.form}>
      <div className={classes.grid}>{shown(false)}</div>
      <div className={classes.switches}>{shown(true)}</div>
      {props.hasHours && (
        <HoursSection>
          {inputs.openingHours}
          {inputs.awayMinutes}
        </HoursSection>
      )}
    </div>
  )
}

export function NameField({ form, isLocked }: { form: LocationForm; isLocked: boolean }) {
  const words = useLocationsMessages()
  const { typedField } = useFields(form)
  return (
    <CountedInput
      label={words.name}
      required
      limit={limits.nameLength}
      readOnly={isLocked}
      {...typedField('name')}
    />
  )
}

/** The location number. */
export function NumberField(props: { form: LocationForm; isLocked: boolean; mayChange: boolean }) {
  const { form, isLocked, mayChange } = props
  const words = useLocationsMessages()
  const { field } = useFields(form)
  const appName = useAppName()
  const hint = mayChange ? words.numberHint : words.adminsOnly
  return (
    <TextInput
      label={words.number({ appName })}
      description={isLocked ? undefined : hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      readOnly={isLocked || !mayChange}
      {...field('locationIdentifier')}
    />
  )
}

/** A switch, with a hint or the reason why the user can't change it. */
export function LocationSwitch(props: {
  form: LocationForm
  field: SwitchName
  isLocked: boolean
  mayChange: boolean
  /** Replaces the usual hint. */
  hint?: string | undefined
}) {
  const { form, field, isLocked, mayChange } = props
  const words = useLocationsMessages()
  const texts = {
    isActive: [words.active, words.activeHint],
    isEnabled: [words.enabled, words.enabledHint],
    lrVideo: [words.lrVideo, words.lrVideoHint],
    is365: [words.is365, words.is365Hint],
    vtsEnabled: [words.vtsEnabled, words.vtsEnabledHint],
    showsNext: [words.showsNext, words.showsNextHint],
    pocketPage: [words.pocketPage, words.pocketPageHint],
    androidOs: [words.androidOs, words.androidOsHint],
  } as const satisfies Record<SwitchName, readonly [string, string]>
  const [label, hint] = texts[field]
  return (
    <SwitchField
      control={form.control}
      name={field}
      label={label}
      hint={mayChange ? (props.hint ?? hint) : words.adminsOnly}
      isDisabled={isLocked || !mayChange}
    />
  )
}

/** The time zone; `first` are the zones of the location's country, if known. */
export function TimeZoneField(props: {
  form: LocationForm
  isLocked: boolean
  first?: { readonly label: string; readonly zones: readonly string[] } | undefined
  /** Explains the value if it was detected. */
  why?: string | undefined
  onChoose?: () => void
}) {
  const { form, isLocked, first, why, onChoose } = props
  const words = useLocationsMessages()
  const { errorOf } = useFields(form)
  const format = useFormat()
  const { locale } = useLocale()
  const now = useNow(30_000)
  const chosen = useWatch({ control: form.control, name: 'timeZone' })
  const { data: names } = useQuery(zoneQueries.names)
  const { data: rules } = useQuery(zoneQueries.rules(chosen))
  const options = useMemo(() => {
    const common = commonTimeZones.map(({ timeZone, label }) => ({
      value: timeZone,
      // Labels of the United States; other languages use their own names.
      label: `${locale === 'en' ? label : format.zoneName(timeZone)} — ${timeZone.replaceAll('_', ' ')}`,
    }))
    const known = new Set(common.map(({ value }) => value))
    const others = [...new Set([...(names ?? []), chosen])]
      .filter((zone) => zone !== '' && !known.has(zone))
      .sort()
      .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
    const groups = [
      { group: words.commonZones, items: common },
      { group: words.allZones, items: others },
    ]
    if (first === undefined) return groups
    const all = groups.flatMap(({ items }) => items)
    const own = all.filter(({ value }) => first.zones.includes(value))
    const rest = groups.map(({ group, items }) => ({
      group,
      items: items.filter((item) => !own.includes(item)),
    }))
    return [{ group: first.label, items: own }, ...rest]
  }, [words, format, locale, names, chosen, first])
  const there = rules && words.thereNow({ time: format.clockAhead(now, offsetAt(now, rules)) })
  return (
    <Controller
      control={form.control}
      name="timeZone"
      render={({ field }) => (
        <Select
          {...field}
          // Mantine needs null to clear the value.
          value={field.value === '' ? null : field.value}
          label={words.timeZone}
          description={[there, why].filter(Boolean).join(' ') || undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          searchable
          readOnly={isLocked}
          data={options}
          maxDropdownHeight={320}
          limit={120}
          onChange={(value) => {
            onChoose?.()
            field.onChange(value ?? '')
          }}
          error={errorOf('timeZone')}
        />
      )}
    />
  )
}

/** The language of a location's screens. */
export function LanguageField({ form, isLocked }: { form: LocationForm; isLocked: boolean }) {
  const words = useLocationsMessages()
  const format = useFormat()
  const { field } = useFields(form)
  const options = useMemo(() => {
    const option = (tag: string) => ({ value: tag, label: `${format.languageName(tag)} (${tag})` })
    const first: readonly string[] = usCanadaLanguages
    return [
      { group: words.commonLanguages, items: first.map(option) },
      {
        group: words.allLanguages,
        items: languages.filter((tag) => !first.includes(tag)).map(option),
      },
    ]
  }, [words, format])
  return (
    <NativeSelect
      label={words.language}
      required
      disabled={isLocked}
      data={options}
      {...field('language')}
    />
  )
}
