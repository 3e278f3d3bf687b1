import { MultiSelect } from '@mantine/core'
import { addresses, type UserLocation } from '@roundboard/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '../api/api.ts'
import { keys } from '../api/keys.ts'
import { useAlertSettingsMessages } from '../messages/alert-settings.ts'

export type ChosenLocation = z.infer<typeof UserLocation>

/** Selects locations among all that the user may see; the server searches them. */
export function LocationsInput(props: {
  chosen: readonly ChosenLocation[]
  description?: string | undefined
  className?: string | undefined
  error: string | undefined
  onChange: (next: ChosenLocation[]) => void
}) {
  const { chosen } = props
  const words = useAlertSettingsMessages()
  const [search, setSearch] = useState('')
  const name = search.trim()
  const { data } = useQuery({
    queryKey: [keys.locations, 'choice', name, 1],
    queryFn: ({ signal }) =>
      api.list(addresses.listLocations, { query: { ...(name !== '' && { name }) }, signal }),
    placeholderData: keepPreviousData,
  })
  const known = new Map<string, ChosenLocation>()
  for (const { _id, id, name, locationIdentifier } of [...chosen, ...(data?.items ?? [])])
    known.set(id, { _id, id, name, locationIdentifier })
  return (
    <MultiSelect
      className={props.className ?? ''}
      label={words.chosenGyms}
      placeholder={words.findGym}
      description={props.description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={props.error}
      searchable
      hidePickedOptions
      searchValue={search}
      onSearchChange={setSearch}
      // The server has searched already.
      filter={({ options }) => options}
      nothingFoundMessage={data === undefined ? undefined : words.noGym}
      maxDropdownHeight={280}
      data={[...known.values()].map(({ id, name, locationIdentifier }) => ({
        value: id,
        label: locationIdentifier === '' ? name : `${name} (${locationIdentifier})`,
      }))}
      value={chosen.map(({ id }) => id)}
      onChange={(ids) => props.onChange(ids.flatMap((id) => known.get(id) ?? []))}
    />
  )
}
