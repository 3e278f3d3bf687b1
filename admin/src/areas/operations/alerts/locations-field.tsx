import { MultiSelect, Radio } from '@mantine/core'
import { isAdminRole } from '@roundboard/domain'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useIssueWords } from '../../../shared/forms/issues.ts'
import { useUser } from '../../../shared/session/session.ts'
import { TextLink } from '../../../shared/ui/links.tsx'
import { gymsQuery } from './alerts.queries.ts'
import { type ChoiceForm, type ChoiceValues, problemOf } from './settings-values.ts'
import classes from './settings.module.css'
import { useAlertSettingsMessages } from '../../../shared/messages/alert-settings.ts'

type Gym = NonNullable<ChoiceValues['locations']>[number]

/** The locations to be alerted about, and after how long. */
export function LocationsField({ form, lostGyms }: { form: ChoiceForm; lostGyms: boolean }) {
  const words = useAlertSettingsMessages()
  const say = useIssueWords()
  const { role } = useUser()
  return (
    <>
      <Controller
        control={form.control}
        name="locations"
        render={({ field: { value, onChange }, formState }) => (
          <div>
            <Radio.Group
              label={words.gyms}
              value={value === null ? 'all' : 'some'}
              onChange={(next) => {
                onChange(next === 'all' ? null : [])
              }}
            >
              <div className={classes.choices}>
                <Radio value="all" label={words.allGyms} />
                <Radio value="some" label={words.someGyms} />
              </div>
            </Radio.Group>
            {value === null && lostGyms && (
              <p className={classes.lost} role="status">
                <IconAlertTriangle size={18} aria-hidden />
                <span>{words.lostGyms}</span>
              </p>
            )}
            {value !== null && (
              <ChosenGyms
                chosen={value}
                onChange={onChange}
                error={say(problemOf(formState.errors.locations))}
              />
            )}
          </div>
        )}
      />
      <div>
        <p className={classes.label}>{words.minutes}</p>
        <p className={classes.hint}>
          {words.minutesHint}{' '}
          <TextLink
            to={isAdminRole(role) ? '/admin/locations' : '/admin/my-locations'}
            underline="always"
            inherit
          >
            {words.toGyms}
          </TextLink>
        </p>
      </div>
    </>
  )
}

function ChosenGyms(props: {
  chosen: readonly Gym[]
  onChange: (next: Gym[]) => void
  error: string | undefined
}) {
  const { chosen, onChange, error } = props
  const words = useAlertSettingsMessages()
  const [search, setSearch] = useState('')
  const { data } = useQuery(gymsQuery(search.trim()))
  const known = new Map<string, Gym>()
  for (const { _id, id, name, locationIdentifier } of [...chosen, ...(data?.items ?? [])])
    known.set(id, { _id, id, name, locationIdentifier })
  return (
    <MultiSelect
      className={classes.gyms ?? ''}
      label={words.chosenGyms}
      placeholder={words.findGym}
      description={chosen.length === 0 ? words.nobodysGym : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
      searchable
      hidePickedOptions
      searchValue={search}
      onSearchChange={setSearch}
      // The server has already filtered.
      filter={({ options }) => options}
      nothingFoundMessage={data === undefined ? undefined : words.noGym}
      maxDropdownHeight={280}
      data={[...known.values()].map(({ id, name, locationIdentifier }) => ({
        value: id,
        label: locationIdentifier === '' ? name : `${name} (${locationIdentifier})`,
      }))}
      value={chosen.map(({ id }) => id)}
      onChange={(ids) => {
        onChange(ids.flatMap((id) => known.get(id) ?? []))
      }}
    />
  )
}
