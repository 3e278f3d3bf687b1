import { Button, Group, TextInput } from '@mantine/core'
import { type AlertPreferences, calls } from '@roundboard/contract'
import { IconKey, IconSend, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { FormNotices } from '../../../shared/forms/form-notices.tsx'
import formClasses from '../../../shared/forms/forms.module.css'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { asTyped } from '../../../shared/forms/shown-fields.ts'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { SecretText } from '../../../shared/ui/secret-text.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { choiceQuery, useDeleteWebhook, useSetWebhook, useTryWebhook } from './alerts.queries.ts'
import classes from './settings.module.css'
import { useAlertSettingsMessages } from '../../../shared/messages/alert-settings.ts'

type Webhook = AlertPreferences['webhook']

/** The webhook as a form's entity: it is its own version. */
const entityOf = (webhook: Webhook) => ({
  url: webhook?.url ?? '',
  updatedAt: JSON.stringify(webhook),
})

/** The user's webhook: its address, secret, and last delivery. */
export function WebhookPanel({ webhook }: { webhook: Webhook }) {
  const words = useAlertSettingsMessages()
  const shared = useSharedMessages()
  const format = useFormat()
  const setting = useSetWebhook()
  const [secret, setSecret] = useState<string | null>(null)
  const trial = useTryWebhook()
  const queryClient = useQueryClient()
  const set = async (url: string, newSecret: boolean, expectedWebhook: Webhook) => {
    const body = { url, newSecret, expectedWebhook }
    const { secret: made, ...saved } = await setting.mutateAsync(body)
    if (made !== null) setSecret(made)
    trial.reset()
    return entityOf(saved)
  }
  const entityForm = useEntityForm({
    entity: useMemo(() => entityOf(webhook), [webhook]),
    valuesOf: ({ url }) => ({ url }),
    shown: { url: { label: words.url, text: asTyped } },
    rules: calls.setWebhook.body,
    draftKey: 'webhook',
    read: async () => entityOf((await queryClient.query({ ...choiceQuery, staleTime: 0 })).webhook),
    save: ({ url = '' }, version) => set(url, false, JSON.parse(version) as Webhook),
    onSaved: () => {
      alerts.success(words.webhookSaved)
    },
  })
  const { form, isDirty, isSaving } = entityForm
  const { field } = useFields(form)
  return (
    <Panel title={words.webhook} description={words.webhookWhy}>
      <FormNotices entityForm={entityForm} thing={words.webhookThing} />
      <form noValidate className={formClasses.form} onSubmit={entityForm.submit}>
        <TextInput
          className={classes.address ?? ''}
          type="url"
          label={words.url}
          placeholder="https://"
          description={webhook && words.secretSince({ when: format.dayOf(webhook.secretSince) })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('url')}
        />
        {secret !== null && <SecretText label={words.secret} value={secret} />}
        <Group gap={8}>
          <Button type="submit" loading={isSaving} disabled={!isDirty}>
            {shared.save}
          </Button>
          {webhook !== null && (
            <>
              <TryButton trial={trial} isDirty={isDirty} />
              <NewSecret onMake={() => set(webhook.url, true, webhook)} />
              <RemoveWebhook
                onRemoved={() => {
                  setSecret(null)
                  trial.reset()
                }}
              />
            </>
          )}
        </Group>
        <Answer trial={trial} />
      </form>
    </Panel>
  )
}

type Trial = ReturnType<typeof useTryWebhook>

function TryButton({ trial, isDirty }: { trial: Trial; isDirty: boolean }) {
  const words = useAlertSettingsMessages()
  const reason = useReason()
  return (
    <Button
      variant="default"
      leftSection={<IconSend size={16} />}
      // A test would use the saved address, not the typed one.
      disabled={isDirty}
      loading={trial.isPending}
      onClick={() =>
        trial.mutate(undefined, {
          onError: (error) => alerts.error(reason(error), error),
        })
      }
    >
      {words.try}
    </Button>
  )
}

/** The response to the test. */
function Answer({ trial }: { trial: Trial }) {
  const words = useAlertSettingsMessages()
  const answer = trial.data
  return (
    <div role="status" className={classes.answer}>
      {answer !== undefined &&
        (answer.why === null ? (
          <Status tone="green">{words.tried({ status: String(answer.status ?? '') })}</Status>
        ) : (
          <Status
            tone="red"
            time={answer.status && words.answered({ status: String(answer.status) })}
          >
            {words.failed[answer.why]}
          </Status>
        ))}
    </div>
  )
}

function NewSecret({ onMake }: { onMake: () => Promise<unknown> }) {
  const words = useAlertSettingsMessages()
  const attempt = useAttempt()
  const confirm = useConfirm()
  const make = async () => {
    const isSure = await confirm({
      message: words.sureNewSecret,
      detail: words.newSecretDetail,
      action: words.newSecret,
    })
    if (!isSure) return
    await attempt(onMake)
  }
  return (
    <Button variant="default" leftSection={<IconKey size={16} />} onClick={() => void make()}>
      {words.newSecret}
    </Button>
  )
}

function RemoveWebhook({ onRemoved }: { onRemoved: () => void }) {
  const words = useAlertSettingsMessages()
  const attempt = useAttempt()
  const confirm = useConfirm()
  const removal = useDeleteWebhook()
  const remove = async () => {
    const isSure = await confirm({
      message: words.sureRemove,
      detail: words.removeDetail,
      action: words.remove,
    })
    if (!isSure) return
    await attempt(async () => {
      await removal.mutateAsync(undefined)
      onRemoved()
      alerts.success(words.removed)
    })
  }
  return (
    <Button
      variant="default"
      className="danger-quiet"
      leftSection={<IconTrash size={16} />}
      loading={removal.isPending}
      onClick={() => void remove()}
    >
      {words.remove}
    </Button>
  )
}
