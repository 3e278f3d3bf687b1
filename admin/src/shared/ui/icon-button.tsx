import { ActionIcon, Tooltip, type ActionIconProps } from '@mantine/core'
import type { ReactNode } from 'react'

/** An icon button, whose name is a tooltip and read by screen readers. */
export function IconButton(
  props: ActionIconProps & {
    label: string
    children: ReactNode
    onClick?: (() => void) | undefined
    disabled?: boolean
  },
) {
  const { label, ...rest } = props
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} {...rest} />
    </Tooltip>
  )
}
