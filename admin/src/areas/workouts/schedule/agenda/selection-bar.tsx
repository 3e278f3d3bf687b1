import { UnstyledButton } from '@mantine/core'
import type { ScheduledWorkout } from '@roundboard/contract'
import { IconArrowBarRight, IconCopy, IconCut, IconDots, IconSend } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ScheduleCommands } from '../commands.ts'
import { CommandMenu } from '../interactions/command-menu.tsx'
import classes from './agenda.module.css'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'

/** The commands for the selected workouts, at the bottom of the page. */
export function SelectionBar(props: {
  workouts: readonly ScheduledWorkout[]
  commands: ScheduleCommands
}) {
  const { workouts, commands } = props
  const words = useScheduleMessages().agenda
  const ids = workouts.map(({ id }) => id)
  const drafts = workouts.filter(({ isDraft }) => isDraft).map(({ id }) => id)
  return (
    <div className={classes.bar} role="toolbar" aria-label={words.commands}>
      <BarButton icon={<IconCopy size={21} stroke={1.7} />} onClick={() => commands.copyTo(ids)}>
        {words.copy}
      </BarButton>
      <BarButton icon={<IconCut size={21} stroke={1.7} />} onClick={() => commands.moveTo(ids)}>
        {words.move}
      </BarButton>
      <BarButton
        icon={<IconArrowBarRight size={21} stroke={1.7} />}
        onClick={() => commands.moveBy(ids, { days: 1, rounds: 0 })}
      >
        {words.later}
      </BarButton>
      {drafts.length > 0 && (
        <BarButton
          icon={<IconSend size={21} stroke={1.7} />}
          onClick={() => commands.publish(drafts)}
        >
          {words.publish({ count: drafts.length })}
        </BarButton>
      )}
      <CommandMenu workouts={workouts} commands={commands}>
        <UnstyledButton className={classes.barButton ?? ''}>
          <IconDots size={21} aria-hidden />
          {words.more}
        </UnstyledButton>
      </CommandMenu>
    </div>
  )
}

function BarButton(props: { icon: ReactNode; onClick: () => void; children: string }) {
  return (
    <UnstyledButton className={classes.barButton ?? ''} onClick={props.onClick}>
      <span aria-hidden>{props.icon}</span>
      {props.children}
    </UnstyledButton>
  )
}
