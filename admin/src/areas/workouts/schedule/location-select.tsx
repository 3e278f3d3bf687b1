import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { addresses } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'

const askAfterMs = 250
const shown = 20

/** All locations, or the one whose rotation is shown. */
export function LocationSelect(props: {
  id: string | undefined
  onChange: (id: string | undefined) => void
  /** The text without a choice; "all" by default. */
  placeholder?: string
}) {
  const { id, onChange } = props
  const words = useScheduleMessages()
  const [typed, setTyped] = useState('')
  const [name] = useDebouncedValue(typed, askAfterMs)
  const chosen = useQuery({
    queryKey: [keys.locations, 'schedule-location', id],
    queryFn: ({ signal }) => api.call(addresses.getLocation, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
  }).data
  const search = name === chosen?.name ? '' : name
  const found = useQuery({
    queryKey: [keys.locations, 'schedule-choices', search],
    queryFn: ({ signal }) =>
      api.list(addresses.listLocations, {
        query: { limit: shown, ...(search && { name: search }) },
        signal,
      }),
    staleTime: 60_000,
  }).data
  const others = (found?.items ?? []).filter((gym) => gym.id !== id)
  const gyms = chosen && id !== undefined ? [chosen, ...others] : others
  return (
    <Select
      aria-label={words.gym}
      placeholder={props.placeholder ?? words.allGyms}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': props.placeholder ?? words.allGyms }}
      w={150}
      value={id ?? null}
      data={gyms.map((gym) => ({ value: gym.id, label: gym.name }))}
      searchValue={typed}
      nothingFoundMessage={words.noGym}
      onSearchChange={setTyped}
      onChange={(chosenId) => onChange(chosenId ?? undefined)}
    />
  )
}
