import { Button, Group, Select } from '@mantine/core'
import { LocationDraft } from '@roundboard/contract'
import { proposeTimeZone } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useAppName } from '../../../shared/api/app-info.ts'
import classes from '../../../shared/forms/forms.module.css'
import { RestoredNotice } from '../../../shared/forms/form-notices.tsx'
import { useAddForm } from '../../../shared/forms/use-add-form.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { zoneQueries } from '../../../shared/zones/zones.queries.ts'
import {
  LanguageField,
  LocationSwitch,
  NameField,
  NumberField,
  TimeZoneField,
} from '../../locations/locations/location-fields.tsx'
import { blankLocation, type LocationValues } from '../../locations/locations/location-values.ts'
import { useCreateLocation } from '../../locations/locations/locations.queries.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import { useAddScreenSet } from './new-location.queries.ts'
import { useNewLocationMessages } from '../../../shared/messages/new-location.ts'

const draftKey = 'new-gym'
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A new location, in the browser's time zone if that is supported; otherwise in none. */
const blankGym = (): LocationValues => ({
  ...blankLocation,
  timeZone: proposeTimeZone({ chosen: '', browser: browserZone(), country: undefined }).timeZone,
})

/** The minimum for a new location. Saving it with its ten screens continues the setup. */
export function NewLocationForm() {
  const words = useNewLocationMessages()
  const locationWords = useLocationsMessages()
  const reason = useReason()
  const appName = useAppName()
  const navigate = useNavigate()
  const create = useCreateLocation(draftKey)
  const addSet = useAddScreenSet()
  const [blank] = useState(blankGym)
  const addForm = useAddForm({
    draftKey,
    rules: LocationDraft,
    blank,
    thing: locationWords.problem,
    add: create.mutateAsync,
    onAdded: async ({ id, name }) => {
      const failure = await addSet.mutateAsync(id).then(
        () => undefined,
        (error: unknown) => ({ error }),
      )
      await navigate({ to: '/admin/locations/$id/set-up', params: { id }, ignoreBlocker: true })
      if (failure) alerts.error(reason(failure.error), failure.error)
      else alerts.success(locationWords.added({ name, appName }))
    },
  })
  const { form } = addForm
  return (
    <Panel title={words.theGym} description={words.thenPeopleAndWalls}>
      <RestoredNotice isShown={addForm.wasRestored} onDiscard={addForm.clear} />
      <form noValidate className={classes.form} onSubmit={addForm.submit}>
        <div className={classes.grid}>
          <NameField form={form} isLocked={false} />
          <NumberField form={form} isLocked={false} mayChange />
          <PlaceFields key={addForm.fieldsKey} form={form} />
          <LanguageField form={form} isLocked={false} />
        </div>
        <div className={classes.switches}>
          <LocationSwitch form={form} field="vtsEnabled" isLocked={false} mayChange />
          <LocationSwitch form={form} field="androidOs" isLocked={false} mayChange />
        </div>
        <Group gap={8}>
          <Button type="submit" loading={addForm.isSaving || addSet.isPending}>
            {words.saveGym}
          </Button>
        </Group>
      </form>
    </Panel>
  )
}

type NewLocationFormState = ReturnType<typeof useAddForm<LocationValues, unknown>>['form']

/** The country, which determines the time zone. */
function PlaceFields({ form }: { form: NewLocationFormState }) {
  const words = useNewLocationMessages()
  const { locale } = useLocale()
  const { data: countries } = useQuery(zoneQueries.countries)
  const [chosen, setChosen] = useState<string | null>(null)
  const timeZone = useWatch({ control: form.control, name: 'timeZone' })
  const [from, setFrom] = useState<keyof typeof whys>(
    timeZone === browserZone() ? 'browser' : 'chosen',
  )
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return (countries ?? [])
      .map(({ country }) => ({ value: country, label: names.of(country) ?? country }))
      .sort((a, b) => a.label.localeCompare(b.label, locale))
  }, [countries, locale])
  const label = options.find(({ value }) => value === chosen)?.label
  const zones = countries?.find(({ country }) => country === chosen)?.zones
  const first = useMemo(
    () => (label === undefined || zones === undefined ? undefined : { label, zones }),
    [label, zones],
  )
  const whys = {
    browser: words.zoneFromBrowser,
    country: words.zoneFromCountry,
    nothing: words.zoneUnknown,
    chosen: undefined,
  }
  const chooseCountry = (code: string | null) => {
    setChosen(code)
    const country = countries?.find((known) => known.country === code)
    const before = from === 'chosen' ? timeZone : ''
    const proposal = proposeTimeZone({ chosen: before, browser: browserZone(), country })
    setFrom(proposal.from)
    form.setValue('timeZone', proposal.timeZone, { shouldDirty: true })
    form.clearErrors('timeZone')
  }
  return (
    <>
      <Select
        label={words.country}
        description={words.countryHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        searchable
        clearable
        clearButtonProps={{ 'aria-hidden': true }}
        data={options}
        limit={260}
        maxDropdownHeight={320}
        value={chosen}
        onChange={chooseCountry}
      />
      <TimeZoneField
        form={form}
        isLocked={false}
        first={first}
        why={whys[from]}
        onChoose={() => setFrom('chosen')}
      />
    </>
  )
}
