import { Button, Text } from '@mantine/core'
import type { UserTwoFactorState, User } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useUser } from '../../../shared/session/session.ts'
import { TextLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { nameOf } from './use-remove-user.ts'
import classes from './users.module.css'
import { useUsersMessages } from '../../../shared/messages/users.ts'
import { useResetFactors, userQueries } from './users.queries.ts'

const hasAny = ({ passkeys, hasPhone }: UserTwoFactorState) => passkeys > 0 || hasPhone

/** A user's second factors, and a reset for users who lost them. */
export function UserTwoFactor({ user }: { user: User }) {
  const words = useUsersMessages().twoFactor
  const isOwn = useUser().id === user.id
  const query = useQuery(userQueries.twoFactor(user.id))
  return (
    <Panel title={words.title}>
      <QueryView query={query} what={words.what}>
        {(twoFactor) => (
          <div className={classes.factors}>
            <div>
              <FactorState twoFactor={twoFactor} />
              {isOwn ? (
                <Text mt={6} maw="72ch" c="dimmed" fz="sm">
                  {words.own}{' '}
                  <TextLink to="/admin/profile/security" underline="always">
                    {words.toOwn}
                  </TextLink>
                </Text>
              ) : (
                hasAny(twoFactor) && (
                  <Text mt={6} maw="72ch" c="dimmed" fz="sm">
                    {words.resetWhy}
                  </Text>
                )
              )}
            </div>
            {hasAny(twoFactor) && !isOwn && <Reset user={user} />}
          </div>
        )}
      </QueryView>
    </Panel>
  )
}

function FactorState({ twoFactor }: { twoFactor: UserTwoFactorState }) {
  const words = useUsersMessages().twoFactor
  const { passkeys, hasPhone, recoveryCodesLeft, isRequired } = twoFactor
  if (!hasAny(twoFactor))
    return isRequired ? (
      <Status tone="yellow">{words.noneRequired}</Status>
    ) : (
      <Status tone="none">{words.none}</Status>
    )
  const parts = [
    ...(passkeys > 0 ? [words.passkeys({ count: passkeys })] : []),
    ...(hasPhone ? [words.phone] : []),
    words.codes({ count: recoveryCodesLeft }),
  ]
  return (
    <Status tone="green" time={parts.join(', ')}>
      {words.has}
    </Status>
  )
}

function Reset({ user }: { user: User }) {
  const words = useUsersMessages().twoFactor
  const attempt = useAttempt()
  const confirm = useConfirm()
  const resetting = useResetFactors()
  const name = nameOf(user)
  const reset = async () => {
    const question = {
      message: words.sureReset({ name }),
      detail: words.resetDetail,
      action: words.reset,
    }
    if (!(await confirm(question))) return
    await attempt(() => resetting.mutateAsync(user.id), words.wasReset({ name }))
  }
  return (
    <Button
      variant="default"
      className="danger-quiet"
      loading={resetting.isPending}
      onClick={() => void reset()}
    >
      {words.reset}
    </Button>
  )
}
