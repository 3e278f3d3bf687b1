import { Checkbox, Stack } from '@mantine/core'
import type { AlertPreferences } from '@roundboard/contract'
import { alertChannels, alertKinds, canReceiveAlert, type AlertChannel } from '@roundboard/domain'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { useUser } from '../../../shared/session/session.ts'
import type { ChoiceForm } from './settings-values.ts'
import { useAlertSettingsMessages } from '../../../shared/messages/alert-settings.ts'

/** The kinds of alerts available to the user's role. */
export function KindsField({ form }: { form: ChoiceForm }) {
  const words = useAlertSettingsMessages()
  const { choice } = useFields(form)
  const { role } = useUser()
  return (
    <Checkbox.Group label={words.kinds} {...choice('kinds')}>
      <Stack gap={12} mt={8} mb={4}>
        {alertKinds
          .filter((kind) => canReceiveAlert(role, kind))
          .map((kind) => (
            <Checkbox
              key={kind}
              value={kind}
              label={words.kind[kind]}
              description={words.kindHint[kind]}
            />
          ))}
      </Stack>
    </Checkbox.Group>
  )
}

/** The channels for alerts. */
export function ChannelsField({ form, choice }: { form: ChoiceForm; choice: AlertPreferences }) {
  const words = useAlertSettingsMessages()
  const { email } = useUser()
  const channels = useFields(form).choice('channels')
  const hasWebhook = choice.webhook !== null
  const hints: Record<AlertChannel, string> = {
    email: choice.isMailOn ? words.mailTo({ address: email }) : words.mailOff,
    bell: words.bellHint,
    webhook: hasWebhook ? words.webhookHint : words.webhookFirst,
  }
  return (
    <Checkbox.Group label={words.channels} {...channels}>
      <Stack gap={12} mt={8} mb={4}>
        {alertChannels.map((channel) => (
          <Checkbox
            key={channel}
            value={channel}
            label={words.channel[channel]}
            description={hints[channel]}
            // A webhook that was chosen before it was removed can still be unchecked.
            disabled={channel === 'webhook' && !hasWebhook && !channels.value.includes(channel)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
