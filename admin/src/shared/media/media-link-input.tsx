import { Box, Button, Stack, Text, TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Link as LinkRule, type MediaItem, type MediaKind } from '@roundboard/contract'
import { IconLayoutGrid } from '@tabler/icons-react'
import { TextLink } from '../ui/links.tsx'
import { ClipPicture } from './clip-picture.tsx'
import { useMediaLibraryMessages } from '../messages/media-library.ts'
import classes from './media-link-input.module.css'
import { useLinkedItem } from './media.queries.ts'
import { useMediaPicker } from './use-media-picker.tsx'

const typedForMs = 300
const isElsewhere = (link: string) => /^https?:/.test(link) && LinkRule.safeParse(link).success

/** A link to a clip or picture, typed or chosen from the library. */
export function MediaLinkInput({
  typed,
  kind,
  onChoose,
  ...rest
}: TextInputProps & {
  /** The current value. */
  typed: string
  /** The kind that the library shows first. */
  kind: MediaKind
  onChoose: (item: MediaItem) => void
}) {
  const words = useMediaLibraryMessages()
  const link = typed.trim()
  const { open, picker } = useMediaPicker({
    kind,
    isChosen: (item) => item.link === link,
    onChoose,
  })
  const named = rest['aria-label'] ?? (typeof rest.label === 'string' ? rest.label : '')
  return (
    <Stack gap={8} miw={0}>
      <TextInput
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        {...rest}
        rightSectionWidth={112}
        rightSection={
          <Button
            mx={4}
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconLayoutGrid size={15} />}
            aria-label={words.chooseFor({ field: named })}
            onClick={open}
          >
            {words.choose}
          </Button>
        }
      />
      <Chosen link={link} />
      {picker}
    </Stack>
  )
}

/** Details of the typed or chosen link. */
function Chosen({ link }: { link: string }) {
  const words = useMediaLibraryMessages()
  const [settled] = useDebouncedValue(link, typedForMs)
  const item = useLinkedItem(settled)
  if (isElsewhere(link))
    return (
      <Text c="dimmed" fz={13}>
        {words.elsewhere}
      </Text>
    )
  if (!link.startsWith('/')) return null
  // Space is reserved from the first letter on, so that the buttons below don't move.
  return (
    <div className={classes.chosen}>
      {item && settled === link && (
        <>
          <Box component="span" flex="none" w={39} h={52} bdrs={6}>
            <ClipPicture shown={item} />
          </Box>
          <TextLink
            to="/admin/media/$id"
            params={{ id: item.id }}
            target="_blank"
            rel="noopener"
            aria-label={words.openClip({ name: item.name })}
          >
            {item.name}
          </TextLink>
        </>
      )}
    </div>
  )
}
