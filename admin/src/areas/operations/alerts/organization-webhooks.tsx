import { Group } from '@mantine/core'
import type { ListedWebhook } from '@roundboard/contract'
import { alertKinds } from '@roundboard/domain'
import {
  IconKey,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
  IconWebhook,
} from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { isCode } from '../../../shared/api/api.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useAlertSettingsMessages } from '../../../shared/messages/alert-settings.ts'
import { useApiKeysMessages } from '../../../shared/messages/api-keys.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useRegionPath } from '../../../shared/regions/regions.ts'
import { type Column, DataTable } from '../../../shared/table/data-table.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { ButtonLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import {
  EditWebhookModal,
  hostOf,
  type NewSecret,
  SecretDialog,
} from './organization-webhook-modals.tsx'
import {
  organizationWebhooksQuery,
  useRemoveWebhook,
  useUpdateWebhook,
} from './organization-webhooks.queries.ts'
import { takeFocus, WebhookDeliveries } from './webhook-deliveries.tsx'
import classes from './webhooks.module.css'

/** The organization's webhooks, or the deliveries of the one that is open. */
export function OrganizationWebhooks(props: { openId: string | undefined; addButton: ReactNode }) {
  const { organization: words } = useAlertSettingsMessages()
  const query = useQuery(organizationWebhooksQuery)
  const [editedId, setEditedId] = useState<string>()
  const [secret, setSecret] = useState<NewSecret>()
  const [lastId, setLastId] = useState(props.openId)
  if (props.openId !== undefined && props.openId !== lastId) setLastId(props.openId)
  const columns = useColumns({ lastId, onEdit: setEditedId, onSecret: setSecret })
  const find = (wanted: string | undefined) => query.data?.find(({ id }) => id === wanted)
  const open = find(props.openId)
  const edited = find(editedId)
  if (open) return <WebhookDeliveries key={open.id} webhook={open} />
  return (
    <QueryView query={query} what={words.subject}>
      {(webhooks) => (
        <Panel isFlush>
          {webhooks.length === 0 ? (
            <Empty
              icon={<IconWebhook size={32} stroke={1.5} />}
              title={words.none}
              action={props.addButton}
            >
              {words.noneHint}
            </Empty>
          ) : (
            <DataTable caption={words.subject} columns={columns} rows={webhooks} />
          )}
          {edited && <EditWebhookModal webhook={edited} onClose={() => setEditedId(undefined)} />}
          {secret && <SecretDialog made={secret} onClose={() => setSecret(undefined)} />}
        </Panel>
      )}
    </QueryView>
  )
}

interface Opens {
  /** The webhook whose deliveries were open last: its link gets the focus back. */
  readonly lastId: string | undefined
  readonly onEdit: (id: string) => void
  readonly onSecret: (secret: NewSecret) => void
}

function useColumns(opens: Opens): Column<ListedWebhook>[] {
  const { organization: words, kind, url } = useAlertSettingsMessages()
  const { locations, everywhere, deletedRegion, state } = useApiKeysMessages()
  const shared = useSharedMessages()
  const format = useFormat()
  const regionPath = useRegionPath()
  return [
    {
      key: 'url',
      label: url,
      isHeading: true,
      cell: (webhook) => (
        <code className={classes.address} title={webhook.url}>
          {hostOf(webhook)}
          <span className={classes.url}>{webhook.url}</span>
        </code>
      ),
    },
    {
      key: 'events',
      label: words.events,
      cell: ({ events }) =>
        events.length === alertKinds.length ? (
          words.allEvents
        ) : (
          <ul className={classes.events}>
            {events.map((event) => (
              <li key={event}>{kind[event]}</li>
            ))}
          </ul>
        ),
    },
    {
      key: 'region',
      label: locations,
      cell: ({ region }) => (region === null ? everywhere : regionPath(region) || deletedRegion),
    },
    { key: 'state', label: state, cell: (webhook) => <State webhook={webhook} /> },
    {
      key: 'last',
      label: words.last,
      isStamp: true,
      cell: ({ lastAttemptAt }) =>
        lastAttemptAt === null ? shared.never : format.moment(lastAttemptAt),
    },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: (webhook) => <Actions webhook={webhook} {...opens} />,
    },
  ]
}

function State({ webhook: { isPaused, failingSince } }: { webhook: ListedWebhook }) {
  const { states, since } = useAlertSettingsMessages().organization
  const format = useFormat()
  if (isPaused) return <Status tone="none">{states.paused}</Status>
  if (failingSince === null) return <Status tone="green">{states.on}</Status>
  return (
    <Status tone="red" time={since({ when: format.moment(failingSince) })}>
      {states.failing}
    </Status>
  )
}

function Actions({ webhook, lastId, onEdit, onSecret }: Opens & { webhook: ListedWebhook }) {
  const { id, isPaused } = webhook
  const words = useAlertSettingsMessages()
  const { organization } = words
  const shared = useSharedMessages()
  const attempt = useAttempt()
  const confirm = useConfirm()
  const format = useFormat()
  const queryClient = useQueryClient()
  const update = useUpdateWebhook(id)
  const removal = useRemoveWebhook(id)
  const named = { host: hostOf(webhook) }
  const toggle = () =>
    attempt(async () => {
      await update.mutateAsync({ isPaused: !isPaused })
      alerts.success(isPaused ? organization.resumed : organization.paused)
    })
  const makeSecret = () =>
    attempt(async () => {
      const message = organization.sureNewSecret(named)
      const { newSecretDetail: detail, newSecret: action } = words
      if (!(await confirm({ message, detail, action }))) return
      const { updatedAt: expectedUpdatedAt, secretSince } = webhook
      try {
        onSecret(await update.mutateAsync({ newSecret: true, expectedUpdatedAt }))
      } catch (error) {
        if (!isCode(error, 'changed-meanwhile')) throw error
        const listed = await queryClient.query({ ...organizationWebhooksQuery, staleTime: 0 })
        const now = listed.find((one) => one.id === id)
        const stale =
          now === undefined || now.secretSince === secretSince
            ? organization.staleSecret(named)
            : organization.newerSecret({ ...named, when: format.moment(now.secretSince) })
        alerts.error(stale, error)
      }
    })
  const remove = () =>
    attempt(async () => {
      const message = organization.sureDelete(named)
      const detail = organization.deleteDetail
      if (!(await confirm({ message, detail, action: shared.delete }))) return
      await removal.mutateAsync(undefined)
      alerts.success(organization.deleted)
    })
  const icon = { size: 18, stroke: 1.7 }
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <ButtonLink
        to="."
        search={{ tab: 'webhooks', webhook: id }}
        {...(id === lastId && { ref: takeFocus })}
        size="compact-sm"
        variant="default"
        flex="none"
        aria-label={organization.deliveriesTo(named)}
      >
        {organization.deliveries}
      </ButtonLink>
      <IconButton label={organization.editOne(named)} onClick={() => onEdit(id)}>
        <IconPencil {...icon} />
      </IconButton>
      <IconButton
        label={isPaused ? organization.resume(named) : organization.pause(named)}
        loading={update.isPending}
        onClick={() => void toggle()}
      >
        {isPaused ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
      </IconButton>
      <IconButton label={organization.newSecret(named)} onClick={() => void makeSecret()}>
        <IconKey {...icon} />
      </IconButton>
      <IconButton
        label={organization.delete(named)}
        className="danger-quiet"
        loading={removal.isPending}
        onClick={() => void remove()}
      >
        <IconTrash {...icon} />
      </IconButton>
    </Group>
  )
}
