import { ActionIcon, Tooltip, type ActionIconProps } from '@mantine/core'
import { useId, type ReactNode } from 'react'

/** An icon button, whose name is a tooltip and read by screen readers. */
export function IconButton(
  props: ActionIconProps & {
    label: string
    children: ReactNode
    onClick?: (() => void) | undefined
    disabled?: boolean
    /** Why it can't be used. It stays focusable, so that the reason can be read. */
    blocked?: string | undefined
  },
) {
  const { label, blocked, ...rest } = props
  const whyId = useId()
  if (blocked === undefined)
    return (
      <Tooltip label={label}>
        <ActionIcon aria-label={label} {...rest} />
      </Tooltip>
    )
  return (
    <>
      <Tooltip label={blocked}>
        <ActionIcon
          {...rest}
          aria-label={label}
          aria-describedby={whyId}
          aria-disabled
          data-disabled
          onClick={undefined}
        />
      </Tooltip>
      <span id={whyId} className="visually-hidden">
        {blocked}
      </span>
    </>
  )
}
