import { Box, Group, type GroupProps } from '@mantine/core'
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconSquareRoundedXFilled,
} from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import classes from './status.module.css'

export type StatusTone = 'green' | 'yellow' | 'red' | 'none'

export const statusIcons = {
  green: IconCircleCheckFilled,
  yellow: IconAlertTriangleFilled,
  red: IconSquareRoundedXFilled,
  none: IconCircleDashed,
} as const satisfies Record<StatusTone, unknown>

/** A state as shape, word, color and, if known, time. */
export function Status(props: { tone: StatusTone; children: ReactNode; time?: ReactNode }) {
  const Icon = statusIcons[props.tone]
  return (
    <span className={classes.status} data-tone={props.tone}>
      <Icon size={17} aria-hidden className={classes.icon} />
      <span>
        <Box component="span" fw={560}>
          {props.children}
        </Box>
        {props.time !== undefined && ' '}
        {props.time !== undefined && <span className={classes.time}>{props.time}</span>}
      </span>
    </span>
  )
}

/** A round's number in the same ring as on screens. */
export function RoundBadge({ round, size = 32 }: { round: number; size?: number }) {
  return (
    <span
      className={classes.round}
      style={{ '--size': `${String(size)}px` } as CSSProperties}
      aria-hidden
    >
      {round}
    </span>
  )
}

/** Important information in a colored box, often with a button beside it. */
export function Notice({ tone = 'warn', ...rest }: GroupProps & { tone?: 'ok' | 'warn' | 'bad' }) {
  return <Group gap="8px 12px" {...rest} className={classes.notice} data-tone={tone} />
}
