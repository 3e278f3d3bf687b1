import { Switch } from '@mantine/core'
import { type Role, roles } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useUser } from '../../../shared/session/session.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { needsFactor, factorRolesQuery, useSwitchFactorRole } from './two-factor-policy.queries.ts'
import classes from './two-factor-policy.module.css'
import { useSystemMessages } from '../../../shared/messages/system.ts'

/** A switch for each role that requires two-factor authentication, effective immediately. */
export function TwoFactorPolicyPanel() {
  const words = useSystemMessages().secondFactor
  const query = useQuery(factorRolesQuery)
  return (
    <Panel title={words.title} description={words.why}>
      <QueryView query={query} what={words.what}>
        {({ roles: required }) => (
          <div className={classes.roles}>
            {roles.map((role) => (
              <RoleSwitch key={role} role={role} isOn={required.includes(role)} />
            ))}
          </div>
        )}
      </QueryView>
    </Panel>
  )
}

function RoleSwitch({ role, isOn }: { role: Role; isOn: boolean }) {
  const words = useSystemMessages().secondFactor
  const shared = useSharedMessages()
  const attempt = useAttempt()
  const confirm = useConfirm()
  const own = useUser().role
  const change = useSwitchFactorRole()
  const name = shared.roles[role]

  const isSure = async () => {
    const lacksOwn = role === own && !(await needsFactor())
    return confirm({
      message: words.sureOn({ role: name }),
      detail: lacksOwn ? `${words.onDetail} ${words.ownDetail}` : words.onDetail,
      action: words.turnOn,
    })
  }
  const toggle = () =>
    attempt(async () => {
      if (!isOn && !(await isSure())) return
      await change.mutateAsync({ role, isOn: !isOn })
      alerts.success(isOn ? words.turnedOff({ role: name }) : words.turnedOn({ role: name }))
    })
  return (
    <Switch
      label={name}
      aria-label={name}
      description={words.hints[role]}
      checked={isOn}
      disabled={change.isPending}
      onChange={() => void toggle()}
    />
  )
}
