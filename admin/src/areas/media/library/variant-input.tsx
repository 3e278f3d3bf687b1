import { Box, Button, Group, Text } from '@mantine/core'
import type { MediaKind } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ClipPicture } from '../../../shared/media/clip-picture.tsx'
import { mediaQueries } from '../../../shared/media/media.queries.ts'
import { useMediaPicker } from '../../../shared/media/use-media-picker.tsx'
import { useMediaMessages } from '../../../shared/messages/media.ts'

/** The item shown in locker rooms instead, chosen from the library. */
export function VariantInput(props: {
  /** Empty if there is none. */
  value: string
  kind: MediaKind
  /** The item itself, which can't be its own variant. */
  ofId: string
  error: string | undefined
  onChange: (id: string) => void
}) {
  const words = useMediaMessages()
  const labelId = useId()
  const variant = useQuery({ ...mediaQueries.one(props.value), enabled: props.value !== '' }).data
  const { open, picker } = useMediaPicker({
    kind: props.kind,
    isChosen: ({ id }) => id === props.value,
    onChoose: ({ id }) => {
      if (id !== props.ofId) props.onChange(id)
    },
  })
  return (
    <div role="group" aria-labelledby={labelId}>
      <Text id={labelId} mb={3} fz="sm" fw={560}>
        {words.variant}
      </Text>
      <Text mb={8} c="dimmed" fz="xs">
        {words.variantWhy}
      </Text>
      <Group gap="8px 12px">
        {props.value !== '' && variant && (
          <>
            <Box component="span" flex="none" w={45} h={60} bdrs={7}>
              <ClipPicture shown={variant} />
            </Box>
            <Box component="span" className="wrap-anywhere" flex="1 1 120px" miw={0} fw={560}>
              {variant.name}
            </Box>
          </>
        )}
        <Button variant="default" size="compact-sm" onClick={open}>
          {words.chooseVariant}
        </Button>
        {props.value !== '' && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => props.onChange('')}
          >
            {words.removeVariant}
          </Button>
        )}
      </Group>
      {props.error !== undefined && <p role="alert">{props.error}</p>}
      {picker}
    </div>
  )
}
