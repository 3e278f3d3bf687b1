import { Button, Group } from '@mantine/core'
import type { addresses, DataOf, TwoFactor } from '@roundboard/contract'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { AuthenticatorModal } from './authenticator-modal.tsx'
import { useBeginAuthenticator, useRemoveAuthenticator } from './security.queries.ts'
import { useProfileMessages } from '../../../shared/messages/profile.ts'

/** The user's authenticator app. */
export function AuthenticatorPanel(props: {
  twoFactor: TwoFactor
  onCodes: (codes: readonly string[]) => void
}) {
  const words = useProfileMessages().signIn
  const reason = useReason()
  const confirm = useConfirm()
  const begin = useBeginAuthenticator()
  const removal = useRemoveAuthenticator()
  const [begun, setBegun] = useState<DataOf<typeof addresses.beginAuthenticator>>()
  const { phone } = props.twoFactor
  const say = (error: unknown) => alerts.error(reason(error), error)
  const remove = async () => {
    const question = {
      message: words.sureRemovePhone,
      detail: words.removePhoneDetail,
      action: words.remove,
    }
    if (!(await confirm(question))) return
    try {
      await removal.mutateAsync(undefined)
      alerts.success(words.removedPhone)
    } catch (error) {
      say(error)
    }
  }
  return (
    <Panel title={words.phone} description={words.phoneWhy}>
      <Group gap="12px 20px" justify="space-between">
        <PhoneState phone={phone} />
        <Group gap={8} align="stretch">
          <Button
            variant="default"
            leftSection={<IconDeviceMobile size={16} />}
            loading={begin.isPending}
            onClick={() => begin.mutate(undefined, { onSuccess: setBegun, onError: say })}
          >
            {phone === null ? words.setUpPhone : words.replacePhone}
          </Button>
          {phone !== null && (
            <Button
              variant="default"
              className="danger-quiet"
              aria-label={words.removeNamed({ name: words.phone })}
              loading={removal.isPending}
              onClick={() => void remove()}
            >
              {words.remove}
            </Button>
          )}
        </Group>
      </Group>
      {begun !== undefined && (
        <AuthenticatorModal
          begun={begun}
          onCodes={props.onCodes}
          onClose={() => setBegun(undefined)}
        />
      )}
    </Panel>
  )
}

function PhoneState({ phone }: { phone: TwoFactor['phone'] }) {
  const words = useProfileMessages().signIn
  const format = useFormat()
  if (phone === null) return <Status tone="none">{words.phoneOff}</Status>
  const { createdAt, lastUsedAt } = phone
  const since = format.dayOf(createdAt)
  const time =
    lastUsedAt === null
      ? words.phoneNotUsed({ since })
      : words.phoneLastUsed({ since, used: format.moment(lastUsedAt) })
  return (
    <Status tone="green" time={time}>
      {words.phoneOn}
    </Status>
  )
}
