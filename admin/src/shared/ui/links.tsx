import { ActionIcon, Anchor, Button, type ActionIconProps, type ButtonProps } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> & {
  ref?: Ref<HTMLAnchorElement>
}

function AnchorButton(props: ButtonProps & AnchorProps) {
  return <Button component="a" {...props} />
}

function AnchorIcon(props: ActionIconProps & AnchorProps) {
  return <ActionIcon component="a" {...props} />
}

/** Mantine's looks on the router's links. */
export const ButtonLink = createLink(AnchorButton)
export const IconLink = createLink(AnchorIcon)
export const TextLink = createLink(Anchor<'a'>)
export const backIcon = <IconArrowLeft size={15} aria-hidden style={{ verticalAlign: '-2px' }} />
