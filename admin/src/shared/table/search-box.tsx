import { Button, CloseButton, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useSharedMessages } from '../messages/shared.ts'
import classes from './table.module.css'

/** Searches on Enter or click. `/` moves the focus here. */
export function SearchBox(props: {
  /** What is searched, in the plural: `workouts`. */
  subject: string
  value: string
  onSearch: (text: string, by: string | undefined) => void
  /** The fields to choose from, if there are several. The first one is the default. */
  fields?: readonly { readonly value: string; readonly label: string }[] | undefined
  by?: string | undefined
}) {
  const words = useSharedMessages()
  const [typed, setTyped] = useState(props.value)
  const [shown, setShown] = useState(props.value)
  if (props.value !== shown) {
    setShown(props.value)
    setTyped(props.value)
  }
  const search = () => props.onSearch(typed.trim(), props.by)
  return (
    // Not a form, since it can be inside of one that Enter mustn't submit.
    <div role="search" className={classes.search}>
      {props.fields && (
        <NativeSelect
          className={classes.searchBy ?? ''}
          aria-label={words.searchIn}
          value={props.by ?? props.fields[0]?.value ?? ''}
          data={[...props.fields]}
          onChange={(event) => props.onSearch(typed.trim(), event.currentTarget.value)}
        />
      )}
      <TextInput
        type="text"
        aria-label={`${words.search} ${props.subject}`}
        placeholder={words.searchPlaceholder({ subject: props.subject })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          search()
        }}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          typed !== '' && (
            <CloseButton
              size="sm"
              aria-label={words.clearSearch}
              onClick={() => {
                setTyped('')
                props.onSearch('', props.by)
              }}
            />
          )
        }
        data-search
        className={classes.searchInput ?? ''}
      />
      <Button variant="default" onClick={search}>
        {words.search}
      </Button>
    </div>
  )
}
