import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import {
  type OrganizationWebhook,
  OrganizationWebhookChanges,
  OrganizationWebhookDraft,
  pick,
} from '@roundboard/contract'
import { type AlertKind, alertKinds } from '@roundboard/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { AddingModal, EditingModal } from '../../../shared/forms/form-modal.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import { useAddForm } from '../../../shared/forms/use-add-form.ts'
import type { FormOf } from '../../../shared/forms/use-draft-form.ts'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { useAlertSettingsMessages } from '../../../shared/messages/alert-settings.ts'
import { useApiKeysMessages } from '../../../shared/messages/api-keys.ts'
import { RegionSelect } from '../../../shared/regions/region-inputs.tsx'
import { useRegionPath } from '../../../shared/regions/regions.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { SecretText } from '../../../shared/ui/secret-text.tsx'
import {
  newWebhookKey,
  organizationWebhooksQuery,
  useAddWebhook,
  useUpdateWebhook,
} from './organization-webhooks.queries.ts'

interface WebhookValues {
  url: string
  events: AlertKind[]
  region: string | null
}

export const hostOf = ({ url }: { url: string }): string => URL.parse(url)?.host ?? url

/** Adds a webhook and shows its secret once. */
export function AddWebhookModal({ onClose }: { onClose: () => void }) {
  const { organization: words } = useAlertSettingsMessages()
  const [made, setMade] = useState<NewSecret>()
  const add = useAddWebhook()
  const addForm = useAddForm<WebhookValues, NewSecret>({
    draftKey: newWebhookKey,
    rules: OrganizationWebhookDraft,
    blank: { url: '', events: ['location-away'], region: null },
    thing: words.addProblem,
    add: add.mutateAsync,
    onAdded: setMade,
  })
  if (made !== undefined) return <SecretDialog made={made} onClose={onClose} />
  return (
    <AddingModal title={words.add} addForm={addForm} onClose={onClose}>
      <WebhookFields form={addForm.form} />
    </AddingModal>
  )
}

export function EditWebhookModal(props: { webhook: OrganizationWebhook; onClose: () => void }) {
  const { webhook, onClose } = props
  const words = useAlertSettingsMessages()
  const shown = useShownWebhook()
  const queryClient = useQueryClient()
  const update = useUpdateWebhook(webhook.id)
  const entityForm = useEntityForm<OrganizationWebhook, WebhookValues>({
    entity: webhook,
    valuesOf: (given) => pick(given, ['url', 'events', 'region']),
    shown,
    rules: OrganizationWebhookChanges,
    draftKey: `organization-webhook.${webhook.id}`,
    async read() {
      const all = await queryClient.query({ ...organizationWebhooksQuery, staleTime: 0 })
      return all.find(({ id }) => id === webhook.id)
    },
    save: (changes, expectedUpdatedAt) => update.mutateAsync({ ...changes, expectedUpdatedAt }),
    onSaved() {
      alerts.success(words.webhookSaved)
      onClose()
    },
  })
  return (
    <EditingModal
      title={words.organization.edit}
      thing={words.webhookThing}
      entityForm={entityForm}
      onClose={onClose}
    >
      <WebhookFields form={entityForm.form} />
    </EditingModal>
  )
}

function useShownWebhook(): ShownFields<WebhookValues> {
  const words = useAlertSettingsMessages()
  const { region, everywhere, deletedRegion } = useApiKeysMessages()
  const regionPath = useRegionPath()
  const format = useFormat()
  return {
    url: { label: words.url, text: asTyped },
    events: {
      label: words.organization.events,
      text: (events) => format.list(events.map((kind) => words.kind[kind])),
    },
    region: { label: region, text: (id) => regionPath(id) || deletedRegion, none: everywhere },
  }
}

function WebhookFields({ form }: { form: FormOf<WebhookValues> }) {
  const words = useAlertSettingsMessages()
  const { organization } = words
  const { region, everywhere } = useApiKeysMessages()
  const { choice, field } = useFields(form)
  return (
    <>
      <TextInput
        type="url"
        label={words.url}
        placeholder="https://"
        description={organization.urlHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        data-autofocus
        {...field('url')}
      />
      <Checkbox.Group
        label={organization.eventsLabel}
        description={organization.eventsHint}
        withAsterisk
        {...choice('events')}
      >
        <Stack gap={10} my={8}>
          {alertKinds.map((kind) => (
            <Checkbox key={kind} value={kind} label={words.kind[kind]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <RegionSelect
        label={region}
        description={organization.regionHint}
        none={everywhere}
        {...choice('region')}
      />
    </>
  )
}

export interface NewSecret {
  readonly url: string
  readonly secret: string | null
}

/** The only time that a secret is shown. */
export function SecretDialog({ made, onClose }: { made: NewSecret; onClose: () => void }) {
  const { organization: words } = useAlertSettingsMessages()
  const { document, putAway } = useApiKeysMessages()
  const title = words.secretOf({ host: hostOf(made) })
  return (
    <Dialog
      onClose={onClose}
      title={title}
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <SecretText label={title} value={made.secret ?? ''} />
      <Text my={10} c="dimmed" fz="sm">
        {words.howToCheck}{' '}
        <Anchor href="/api/docs" target="_blank" rel="noreferrer" inherit>
          {document}
        </Anchor>
      </Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {putAway}
        </Button>
      </Group>
    </Dialog>
  )
}
