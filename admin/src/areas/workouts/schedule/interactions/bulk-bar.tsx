import { Box, CloseButton, Kbd, UnstyledButton } from '@mantine/core'
import { bulkMax, type ScheduledWorkout } from '@roundboard/contract'
import { IconClipboardCheck, IconDots, IconSquareCheckFilled } from '@tabler/icons-react'
import { useFormat } from '../../../../shared/format/format.ts'
import {
  performCommand,
  offeredFor,
  type CommandName,
  type Place,
  type ScheduleCommands,
} from '../commands.ts'
import { commandIcons } from './command-icons.ts'
import { CommandMenu } from './command-menu.tsx'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import type { Clip } from './use-schedule-commands.tsx'
import classes from './interactions.module.css'

const inBar: readonly CommandName[] = ['copy', 'move', 'earlier', 'later', 'publish', 'delete']
/** Only icons; their text is in the tooltip and the accessible name. */
const bare: ReadonlySet<CommandName> = new Set(['earlier', 'later'])

/** The commands for the selected workouts, near the pointer. */
export function BulkBar(props: {
  workouts: readonly ScheduledWorkout[]
  days: string | undefined
  commands: ScheduleCommands
  onDrop: () => void
}) {
  const { workouts, days, commands } = props
  const words = useScheduleMessages().interactions
  const isTooMany = workouts.length > bulkMax
  const offered = offeredFor(workouts).filter(({ name }) => inBar.includes(name))
  return (
    <div className={classes.bar} role="toolbar" aria-label={words.bar}>
      <p className={classes.count} role="status">
        <IconSquareCheckFilled size={18} aria-hidden />
        <b>{words.workouts({ count: workouts.length })}</b>
        {days !== undefined && (
          <Box component="span" c="#c9c6c0">
            {words.in({ days })}
          </Box>
        )}
        {isTooMany && <span>{words.tooMany({ max: bulkMax })}</span>}
      </p>
      {!isTooMany &&
        offered.map((each) => {
          const { icon: Icon, key } = commandIcons[each.name]
          const isPart = each.ids.length < workouts.length
          const label = words.command[each.name] + (isPart ? ` ${String(each.ids.length)}` : '')
          const isBare = bare.has(each.name)
          return (
            <UnstyledButton
              key={each.name}
              className={classes.command ?? ''}
              data-command={each.name}
              {...(isBare && { 'aria-label': label, title: label })}
              onClick={() => performCommand(commands, each)}
            >
              <Icon size={18} stroke={1.7} aria-hidden />
              {!isBare && <span>{label}</span>}
              {key && <Kbd size="xs">{key}</Kbd>}
            </UnstyledButton>
          )
        })}
      {!isTooMany && workouts.length > 0 && (
        <CommandMenu workouts={workouts} commands={commands}>
          <UnstyledButton className={classes.command ?? ''} aria-label={words.more}>
            <IconDots size={18} aria-hidden />
          </UnstyledButton>
        </CommandMenu>
      )}
      <CloseButton
        className={classes.close ?? ''}
        variant="transparent"
        aria-label={words.drop}
        onClick={props.onDrop}
      />
    </div>
  )
}

/** The copied or cut workouts, and where they would be pasted. */
export function ClipBar(props: {
  clip: Clip
  at: Place | undefined
  commands: ScheduleCommands
  onDrop: () => void
}) {
  const { clip, at, commands } = props
  const words = useScheduleMessages().interactions
  const format = useFormat()
  return (
    <div className={classes.bar} role="toolbar" aria-label={words.bar}>
      <p className={classes.count} role="status">
        <IconClipboardCheck size={18} aria-hidden />
        <b>{words.held[clip.action]({ count: clip.block.ids.length })}</b>
        {!at && (
          <Box component="span" c="#c9c6c0">
            {words.chooseDay}
          </Box>
        )}
      </p>
      {at && (
        <UnstyledButton
          className={classes.command ?? ''}
          data-command="put"
          onClick={() => commands.put(at)}
        >
          <span>
            {words.putHere} <small>{format.dayOfWeek(at.day)}</small>
          </span>
          <Kbd size="xs">Ctrl V</Kbd>
        </UnstyledButton>
      )}
      <CloseButton
        className={classes.close ?? ''}
        variant="transparent"
        aria-label={words.dropHeld}
        onClick={props.onDrop}
      />
    </div>
  )
}
