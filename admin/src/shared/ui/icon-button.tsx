import { ActionIcon, Tooltip, type ActionIconProps } from '@mantine/core'
import type { ReactNode } from 'react'

/** A button of one icon, whose name shows when one points at it and is read out. */
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
