import { ActionIcon, Anchor, Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'

/** Mantine's looks on the router's links. */
export const ButtonLink = createLink(Button<'a'>)
export const IconLink = createLink(ActionIcon<'a'>)
export const TextLink = createLink(Anchor<'a'>)
export const backIcon = <IconArrowLeft size={15} aria-hidden style={{ verticalAlign: '-2px' }} />
