import type { ConnectivityColour, HealthGroup } from '@roundboard/domain'
import type { ReactNode } from 'react'
import { useSharedMessages } from '../messages/shared.ts'
import { Status, type StatusTone } from './status.tsx'

export const healthTones = {
  offline: 'red',
  issues: 'yellow',
  healthy: 'green',
  closed: 'none',
  disabled: 'none',
  'setting-up': 'none',
} as const satisfies Record<HealthGroup, StatusTone>

/** A location's health, with its color and details. */
export function HealthStatus(props: {
  group: HealthGroup
  colour?: ConnectivityColour | null
  more?: ReactNode
}) {
  const { health } = useSharedMessages()
  const tone = healthTones[props.group]
  return (
    <Status
      tone={tone === 'none' ? (props.colour ?? tone) : tone}
      {...(props.more !== undefined && { time: props.more })}
    >
      <span style={{ whiteSpace: 'nowrap' }}>{health[props.group]}</span>
    </Status>
  )
}
