import { Button, Stack, Text } from '@mantine/core'
import { type Location, type NewCoachPass, type CoachPass, remotePath } from '@roundboard/contract'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { PhoneLink } from '../../../shared/ui/phone-link.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useGymTime } from '../../../shared/zones/use-gym-time.ts'
import classes from './remote.module.css'
import { passCodeQuery, passesQuery, useMakePass, useRevokePasses } from './remote.queries.ts'
import { useRemoteMessages } from '../../../shared/messages/remote.ts'

/** A location's coach passes: create a link, or revoke passes. */
export function RemotePanel({ location }: { location: Location }) {
  const words = useRemoteMessages()
  const attempt = useAttempt()
  const making = useMakePass()
  const [made, setMade] = useState<NewCoachPass>()
  const query = useQuery(passesQuery(location.id))
  const make = () =>
    attempt(async () => {
      setMade(await making.mutateAsync(location.id))
    })
  const passes = query.data ?? []
  // Once a phone has opened it, the address no longer works.
  const waiting = passes.find(({ id, openedAt }) => id === made?.id && openedAt === null)
  return (
    <Panel
      title={words.title}
      description={location.screenPasses === 'off' ? words.whyOff : words.why}
      actions={
        <>
          <Button component="a" variant="default" href={`${remotePath}?location=${location.id}`}>
            {words.open}
          </Button>
          <Button variant="default" loading={making.isPending} onClick={() => void make()}>
            {words.make}
          </Button>
          {passes.length > 0 && <Revoke location={location} onDone={() => setMade(undefined)} />}
        </>
      }
    >
      {location.screenPasses === 'code' && <CodeOfDay location={location} />}
      {made !== undefined && waiting !== undefined && <Made made={made} />}
      <QueryView query={query} what={words.what}>
        {(found) =>
          found.length === 0 ? (
            <Empty icon={<IconDeviceMobile />} title={words.none} />
          ) : (
            <ul className={classes.passes}>
              {found.map((pass) => (
                <Pass key={pass.id} pass={pass} timeZone={location.timeZone} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Panel>
  )
}

function CodeOfDay({ location }: { location: Location }) {
  const words = useRemoteMessages()
  const query = useQuery(passCodeQuery(location.id))
  return (
    <QueryView query={query} what={words.what}>
      {({ code }) =>
        code !== null && (
          <Stack gap={4} mb="md">
            <Text fz="lg" fw={700}>
              {words.codeOfDay({ code })}
            </Text>
            <Text c="dimmed">{words.codeOfDayHint}</Text>
          </Stack>
        )
      }
    </QueryView>
  )
}

function Made({ made }: { made: NewCoachPass }) {
  const words = useRemoteMessages()
  const address = new URL(made.address, window.location.origin).href
  return (
    <div className={classes.made}>
      <PhoneLink
        address={address}
        label={words.address}
        codeLabel={words.qrCode}
        hint={words.howTo}
      />
    </div>
  )
}

function Pass({ pass, timeZone }: { pass: CoachPass; timeZone: string }) {
  const words = useRemoteMessages()
  const gymTime = useGymTime(timeZone)
  const clock = (stamp: string) => gymTime?.clock(Date.parse(stamp)) ?? ''
  return (
    <li>
      <strong>{words.pass({ number: pass.number, by: pass.madeBy })}</strong>
      <span>
        {pass.openedAt === null
          ? words.waits({ until: clock(pass.opensUntil) })
          : words.opened({ time: clock(pass.openedAt), until: clock(pass.expiresAt) })}
      </span>
    </li>
  )
}

function Revoke({ location, onDone }: { location: Location; onDone: () => void }) {
  const words = useRemoteMessages()
  const confirm = useConfirm()
  const attempt = useAttempt()
  const revocation = useRevokePasses()
  const revoke = async () => {
    const isSure = await confirm({
      message: words.sureRevoke({ location: location.name }),
      detail: words.revokeDetail,
      action: words.revoke,
    })
    if (!isSure) return
    await attempt(async () => {
      await revocation.mutateAsync(location.id)
      onDone()
      alerts.success(words.revoked)
    })
  }
  return (
    <Button variant="default" loading={revocation.isPending} onClick={() => void revoke()}>
      {words.revoke}
    </Button>
  )
}
