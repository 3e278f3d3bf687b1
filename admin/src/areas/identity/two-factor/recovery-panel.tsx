import { Button, Group, Text } from '@mantine/core'
import type { TwoFactor } from '@roundboard/contract'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useRenewCodes } from './security.queries.ts'
import { useProfileMessages } from '../../../shared/messages/profile.ts'

const few = 3

/** The number of remaining recovery codes, and a button for new ones. */
export function RecoveryPanel(props: {
  twoFactor: TwoFactor
  onCodes: (codes: readonly string[]) => void
}) {
  const words = useProfileMessages().signIn
  const attempt = useAttempt()
  const confirm = useConfirm()
  const renewal = useRenewCodes()
  const { recoveryCodesLeft } = props.twoFactor
  const isFew = recoveryCodesLeft <= few
  const renew = async () => {
    const question = {
      message: words.sureRenew,
      detail: words.renewDetail,
      action: words.renew,
    }
    if (!(await confirm(question))) return
    await attempt(async () => {
      const { recoveryCodes } = await renewal.mutateAsync(undefined)
      if (recoveryCodes !== null) props.onCodes(recoveryCodes)
    })
  }
  return (
    <Panel title={words.recovery} description={words.recoveryWhy}>
      <Group gap="12px 20px" justify="space-between">
        <div>
          <Status tone={isFew ? 'yellow' : 'green'} {...(isFew && { time: words.few })}>
            {words.left({ count: recoveryCodesLeft })}
          </Status>
          <Text mt={6} c="dimmed" fz="sm">
            {words.unseen}
          </Text>
        </div>
        <Button variant="default" loading={renewal.isPending} onClick={() => void renew()}>
          {words.renew}
        </Button>
      </Group>
    </Panel>
  )
}
