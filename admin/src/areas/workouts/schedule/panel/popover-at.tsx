import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'

/** A rectangle in the window. */
export type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** A small dialog next to a rectangle, such as a cell of the grid. */
export function PopoverAt(props: {
  at: Box
  label: string
  returnFocus?: boolean
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Popover
      opened
      trapFocus
      returnFocus={props.returnFocus ?? true}
      withinPortal
      withRoles={false}
      radius="lg"
      shadow="lg"
      position="bottom"
      onChange={(isOpen) => {
        if (!isOpen) props.onClose()
      }}
    >
      <Popover.Target>
        <span
          aria-hidden
          style={{ ...props.at, position: 'fixed', pointerEvents: 'none', visibility: 'hidden' }}
        />
      </Popover.Target>
      <Popover.Dropdown p="md" role="dialog" aria-label={props.label}>
        {props.children}
      </Popover.Dropdown>
    </Popover>
  )
}
