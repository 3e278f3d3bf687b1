import { Button } from '@mantine/core'
import type { LocationOutage } from '@roundboard/contract'
import { IconUserCheck } from '@tabler/icons-react'
import { useAttempt } from '../alerts/use-attempt.ts'
import { useMuteMessages } from '../messages/mute.ts'
import { useAskToAcknowledge } from './acknowledge-provider.tsx'
import { useWithdraw } from './acknowledge.queries.ts'
import classes from './mute.module.css'

interface Props {
  readonly location: { readonly id: string; readonly name: string }
  readonly mayChange?: boolean
}

/** Who acknowledged a location's outage, or a button to acknowledge it. */
export function Acknowledged(props: Props & { outage: LocationOutage; isSmall?: boolean }) {
  const { outage, mayChange = true } = props
  if (outage.acknowledged !== null) return <By {...props} by={outage.acknowledged} />
  return mayChange ? <Acknowledge {...props} /> : null
}

function By(props: Props & { by: NonNullable<LocationOutage['acknowledged']> }) {
  const { location, mayChange = true } = props
  const { by: who, note } = props.by
  const words = useMuteMessages()
  const attempt = useAttempt()
  const withdrawal = useWithdraw()
  const withdraw = () =>
    attempt(() => withdrawal.mutateAsync(location.id), words.withdrawn({ name: location.name }))
  return (
    <span className={classes.muted}>
      <IconUserCheck size={15} aria-hidden />{' '}
      <span>
        {note === '' ? words.acknowledgedBy({ who }) : words.acknowledgedWith({ who, note })}
      </span>{' '}
      {mayChange && (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={withdrawal.isPending}
          aria-label={words.withdrawOf({ name: location.name })}
          onClick={() => void withdraw()}
        >
          {words.withdraw}
        </Button>
      )}
    </span>
  )
}

function Acknowledge({ location, isSmall = false }: Props & { isSmall?: boolean }) {
  const words = useMuteMessages()
  const ask = useAskToAcknowledge()
  return (
    <Button
      {...(isSmall && { size: 'xs' })}
      variant="default"
      leftSection={<IconUserCheck size={isSmall ? 15 : 16} />}
      aria-label={words.acknowledgeOf({ name: location.name })}
      onClick={() => ask(location)}
    >
      {words.acknowledge}
    </Button>
  )
}
