import { Box, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { addresses, DataOf } from '@roundboard/contract'
import { IconRepeat, IconUnlink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../format/format.ts'
import { useMediaLibraryMessages } from '../messages/media-library.ts'
import chips from '../ui/chips.module.css'
import classes from './media-browser.module.css'
import { isFiltered, type MediaList, type MediaListControl, unfiltered } from './media-list.ts'

type Facets = DataOf<typeof addresses.getMediaFacets>

const tagsAtFirst = 6
const chip = `${chips.chip ?? ''} ${classes.chip ?? ''}`

/** Filter buttons, each with the number of items in the whole library. */
export function MediaChips({
  list,
  onList,
  facets,
}: MediaListControl & { facets: Facets | undefined }) {
  const words = useMediaLibraryMessages()
  const [areAllShown, { open: showAll }] = useDisclosure()
  const { kind } = list
  const all = kind === undefined ? facets?.count : facets?.kinds[kind]
  const go = (change: MediaList) => onList({ ...list, ...change, page: undefined })
  const tags = (facets?.tags ?? []).toSorted((one, other) => other.count - one.count)
  const shown = areAllShown ? tags : tags.slice(0, tagsAtFirst)
  const chosen = list.tag
  const listed = shown.some(({ tag }) => tag === chosen)
  const withChosen =
    chosen === undefined || listed
      ? shown
      : [...shown, { tag: chosen, count: tags.find(({ tag }) => tag === chosen)?.count ?? 0 }]
  return (
    <Group gap={7} align="stretch" mt={12} mb={4} role="group" aria-label={words.filters}>
      <Chip
        isOn={!isFiltered({ ...list, q: undefined, kind: undefined })}
        count={all}
        onPress={() => onList({ ...unfiltered(list), kind })}
      >
        {words.all}
      </Chip>
      <Chip
        isOn={list.unused === true}
        count={facets?.unused}
        icon={<IconUnlink size={14} aria-hidden />}
        onPress={() => go({ unused: list.unused ? undefined : true })}
      >
        {words.unused}
      </Chip>
      <Chip
        isOn={list.jumps === true}
        count={facets?.jumps}
        icon={<IconRepeat size={14} aria-hidden />}
        isWarning
        onPress={() => go({ jumps: list.jumps ? undefined : true })}
      >
        {words.jumps}
      </Chip>
      {withChosen.map(({ tag, count }) => (
        <Chip
          key={tag}
          isOn={tag === chosen}
          count={count}
          onPress={() => go({ tag: tag === chosen ? undefined : tag })}
        >
          {tag}
        </Chip>
      ))}
      {tags.length > shown.length && (
        <button type="button" className={chip} onClick={showAll}>
          {words.moreTags({ count: tags.length - shown.length })}
        </button>
      )}
    </Group>
  )
}

function Chip(props: {
  isOn: boolean
  count: number | undefined
  icon?: ReactNode
  isWarning?: boolean
  onPress: () => void
  children: ReactNode
}) {
  const format = useFormat()
  return (
    <button
      type="button"
      className={chip}
      aria-pressed={props.isOn}
      data-warning={props.isWarning === true && props.count !== undefined && props.count > 0}
      onClick={props.onPress}
    >
      {props.icon}
      {props.children}{' '}
      {props.count !== undefined && (
        <Box component="span" className="tabular" opacity={0.78}>
          {format.number(props.count)}
        </Box>
      )}
    </button>
  )
}
