import { Button } from '@mantine/core'
import { type LocationIssue, addresses } from '@roundboard/contract'
import { type OfflineCauseCode, isAdminRole } from '@roundboard/domain'
import { IconRefreshAlert, IconReplace } from '@tabler/icons-react'
import { MuteMenu } from '../../../shared/mute/mute-menu.tsx'
import { Acknowledged } from '../../../shared/mute/acknowledged.tsx'
import { Muted } from '../../../shared/mute/muted.tsx'
import { useUser } from '../../../shared/session/session.ts'
import { ButtonLink } from '../../../shared/ui/links.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import classes from './offline.module.css'
import { useDashboardMessages } from '../../../shared/messages/dashboard.ts'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'

const useHardRefresh = () =>
  useChange(
    (id: string) => api.call(addresses.hardRefreshLocation, { params: { id } }),
    [keys.locations, keys.screens],
  )

/** The remedy for each cause; for all others, to look at the screen. */
const help: Readonly<Partial<Record<OfflineCauseCode, 'replace' | 'reload' | 'none'>>> = {
  'whole-gym': 'none',
  'one-by-one': 'none',
  'one-box': 'replace',
  frozen: 'reload',
  'not-drawn': 'reload',
  'old-version': 'reload',
  'not-linked': 'none',
}

/** Actions for a location with issues: a remedy, and muting it. */
export function OfflineActions({ row }: { row: LocationIssue }) {
  const location = { ...row, id: row.locationId }
  return (
    <div className={classes.actions}>
      <Help row={row} />
      {row.outage && <Acknowledged location={location} outage={row.outage} isSmall />}
      {row.mutedUntil === null ? (
        <MuteMenu
          gym={location}
          opensAt={row.opensAt === null ? null : Date.parse(row.opensAt)}
          isSmall
        />
      ) : (
        <Muted gym={location} until={Date.parse(row.mutedUntil)} />
      )}
    </div>
  )
}

function Help({ row }: { row: LocationIssue }) {
  const words = useDashboardMessages().outages
  const attempt = useAttempt()
  const isAdmin = isAdminRole(useUser().role)
  const reload = useHardRefresh()
  const kind = help[row.cause.code]
  const screen = row.screens[0]
  if (kind === 'none' || screen === undefined) return null
  if (kind === 'reload') {
    const send = () =>
      attempt(() => reload.mutateAsync(row.locationId), words.reloaded({ name: row.name }))
    return (
      <Button
        size="xs"
        variant="default"
        leftSection={<IconRefreshAlert size={15} />}
        loading={reload.isPending}
        onClick={() => void send()}
      >
        {words.reload}
      </Button>
    )
  }
  return (
    <ButtonLink
      size="xs"
      variant="default"
      leftSection={kind === 'replace' && <IconReplace size={15} />}
      to={isAdmin ? '/admin/locations/$id' : '/admin/my-locations/$id'}
      params={{ id: row.locationId }}
      search={{ screen: screen.screenId, ...(kind === 'replace' && { replace: true }) }}
    >
      {kind === 'replace' ? words.replace : words.look}
    </ButtonLink>
  )
}
