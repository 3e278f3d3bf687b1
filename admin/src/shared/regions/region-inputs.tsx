import { MultiSelect, Select, TagsInput } from '@mantine/core'
import { limits } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { useRegionsMessages } from '../messages/regions.ts'
import { tagsQuery, useRegionOptions } from './regions.ts'

const order: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
]

/** The region that something is in, or none. */
export function RegionSelect(props: {
  label: string
  description?: string
  none: string
  value: string | null
  isLocked?: boolean
  /** Regions that can't be chosen. */
  but?: ReadonlySet<string>
  error?: string | undefined
  onChange: (region: string | null) => void
}) {
  const { value, isLocked = false, but, onChange } = props
  const options = useRegionOptions().filter((option) => !but?.has(option.value))
  return (
    <Select
      label={props.label}
      description={props.description}
      inputWrapperOrder={order}
      data={options}
      value={value}
      placeholder={props.none}
      searchable={!isLocked}
      clearable={!isLocked}
      readOnly={isLocked}
      error={props.error}
      onChange={onChange}
    />
  )
}

export function RegionsInput(props: {
  value: readonly string[]
  isLocked: boolean
  error: string | undefined
  onChange: (regions: string[]) => void
}) {
  const words = useRegionsMessages()
  const { value, isLocked } = props
  return (
    <MultiSelect
      label={words.userRegions}
      description={isLocked ? undefined : words.userRegionsHint}
      inputWrapperOrder={order}
      data={useRegionOptions()}
      value={[...value]}
      placeholder={value.length === 0 ? words.userRegionsNone : ''}
      searchable={!isLocked}
      readOnly={isLocked}
      error={props.error}
      onChange={props.onChange}
    />
  )
}

/** Selects regions and tags by whose locations something applies; empty if there are none. */
export function GroupInputs(props: {
  regions: readonly string[]
  tags: readonly string[]
  hint: string
  errorOf: (path: string) => string | undefined
  onRegions: (regions: string[]) => void
  onTags: (tags: string[]) => void
}) {
  const words = useRegionsMessages()
  const known = useRegionOptions()
  const { data = [] } = useQuery(tagsQuery)
  const lost = props.regions.filter((id) => !known.some(({ value }) => value === id))
  const regions = [...known, ...lost.map((value) => ({ value, label: words.unknownRegion }))]
  const tags = [...new Set([...data.map(({ tag }) => tag), ...props.tags])]
  return (
    <>
      {regions.length > 0 && (
        <MultiSelect
          label={words.regions}
          description={props.hint}
          inputWrapperOrder={order}
          data={regions}
          value={[...props.regions]}
          placeholder={props.regions.length === 0 ? words.findRegion : ''}
          searchable
          hidePickedOptions
          nothingFoundMessage={words.noMatch}
          error={['regions', ...props.regions.map((_, index) => `regions.${String(index)}`)]
            .map(props.errorOf)
            .find(Boolean)}
          onChange={props.onRegions}
        />
      )}
      {tags.length > 0 && (
        <MultiSelect
          label={words.tags}
          description={regions.length === 0 ? props.hint : undefined}
          inputWrapperOrder={order}
          data={tags}
          value={[...props.tags]}
          placeholder={props.tags.length === 0 ? words.findTag : ''}
          searchable
          hidePickedOptions
          nothingFoundMessage={words.noMatch}
          error={props.errorOf('tags') ?? (regions.length === 0 && props.errorOf('regions'))}
          onChange={props.onTags}
        />
      )}
    </>
  )
}

export function LocationTagsInput(props: {
  label: string
  value: readonly string[]
  isLocked?: boolean
  error?: string | undefined
  onChange: (tags: string[]) => void
}) {
  const words = useRegionsMessages()
  const { data = [] } = useQuery(tagsQuery)
  const { isLocked = false } = props
  return (
    <TagsInput
      label={props.label}
      description={isLocked ? undefined : words.tagsHint({ max: String(limits.tagsPerLocation) })}
      inputWrapperOrder={order}
      data={data.map(({ tag }) => tag)}
      value={[...props.value]}
      maxTags={limits.tagsPerLocation}
      maxLength={limits.tagLength}
      acceptValueOnBlur
      clearable={!isLocked}
      readOnly={isLocked}
      error={props.error}
      onChange={props.onChange}
    />
  )
}
