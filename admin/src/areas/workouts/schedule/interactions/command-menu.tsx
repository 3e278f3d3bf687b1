import { Kbd, Menu } from '@mantine/core'
import type { ScheduledWorkout } from '@roundboard/contract'
import type { ReactElement } from 'react'
import { performCommand, offeredFor, type ScheduleCommands } from '../commands.ts'
import { commandIcons } from './command-icons.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'

interface ItemsProps {
  readonly workouts: readonly ScheduledWorkout[]
  readonly commands: ScheduleCommands
}

/** The commands for some workouts, in the usual order. */
function CommandItems({ workouts, commands }: ItemsProps) {
  const words = useScheduleMessages().interactions
  const total = workouts.length
  return offeredFor(workouts).map((offered) => {
    const { icon: Icon, key } = commandIcons[offered.name]
    const count = offered.ids.length
    return (
      <Menu.Item
        key={offered.name}
        leftSection={<Icon size={16} stroke={1.7} />}
        rightSection={key && <Kbd size="xs">{key}</Kbd>}
        {...(offered.name === 'delete' && { color: 'red' })}
        onClick={() => performCommand(commands, offered)}
      >
        {words.command[offered.name]}
        {count < total && ` ${String(count)}`}
      </Menu.Item>
    )
  })
}

/** The button that opens the commands. */
export function CommandMenu(props: ItemsProps & { children: ReactElement }) {
  return (
    <Menu width={260} position="top-end" withinPortal>
      <Menu.Target>{props.children}</Menu.Target>
      <Menu.Dropdown>
        <CommandItems {...props} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** The context menu, opened by a right click or the menu key. */
export function CommandMenuAt(
  props: ItemsProps & { at: { readonly x: number; readonly y: number }; onClose: () => void },
) {
  return (
    <Menu
      opened
      width={260}
      position="bottom-start"
      returnFocus
      onClose={props.onClose}
      onDismiss={props.onClose}
    >
      <Menu.Target>
        <span
          aria-hidden
          style={{ position: 'fixed', left: props.at.x, top: props.at.y, width: 1, height: 1 }}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <CommandItems {...props} />
      </Menu.Dropdown>
    </Menu>
  )
}
