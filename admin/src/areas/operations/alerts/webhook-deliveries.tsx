import { Button } from '@mantine/core'
import type { OrganizationWebhook, WebhookDelivery } from '@roundboard/contract'
import { IconChevronDown, IconChevronRight, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useAlertSettingsMessages } from '../../../shared/messages/alert-settings.ts'
import { useApiKeysMessages } from '../../../shared/messages/api-keys.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { type Column, DataTable } from '../../../shared/table/data-table.tsx'
import { backIcon, ButtonLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import { hostOf } from './organization-webhook-modals.tsx'
import {
  deliveriesQuery,
  useResendDelivery,
  useTestWebhook,
} from './organization-webhooks.queries.ts'
import classes from './webhooks.module.css'

/** A ref callback, because links ignore `autoFocus`. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** What a webhook was sent, and how its address responded. */
export function WebhookDeliveries({ webhook }: { webhook: OrganizationWebhook }) {
  const { organization: words, try: sendTest } = useAlertSettingsMessages()
  const shared = useSharedMessages()
  const reason = useReason()
  const query = useQuery(deliveriesQuery(webhook.id))
  const test = useTestWebhook(webhook.id)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const columns = useColumns(webhook.id, opened, (id) =>
    setOpened(opened.symmetricDifference(new Set([id]))),
  )
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const send = () =>
    test.mutate(undefined, {
      onSuccess: () => alerts.success(words.testQueued),
      onError: (error) => alerts.error(reason(error), error),
    })
  return (
    <Panel
      isFlush
      title={words.deliveriesTo({ host: hostOf(webhook) })}
      description={`${words.kept} ${shared.timeZoneNote({ zone })}`}
      actions={
        <>
          <ButtonLink
            to="."
            search={{ tab: 'webhooks' }}
            variant="default"
            leftSection={backIcon}
            ref={takeFocus}
          >
            {words.all}
          </ButtonLink>
          <Button leftSection={<IconSend size={16} />} loading={test.isPending} onClick={send}>
            {sendTest}
          </Button>
        </>
      }
    >
      <QueryView query={query} what={words.deliveries.toLowerCase()}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <Empty icon={<IconSend size={32} stroke={1.5} />} title={words.noDeliveries}>
              {words.noDeliveriesHint}
            </Empty>
          ) : (
            <DataTable
              caption={words.deliveries}
              columns={columns}
              rows={deliveries}
              detail={({ id, excerpt }) =>
                opened.has(id) ? <pre className={classes.excerpt}>{excerpt}</pre> : undefined
              }
            />
          )
        }
      </QueryView>
    </Panel>
  )
}

function useColumns(
  webhookId: string,
  opened: ReadonlySet<string>,
  onToggle: (id: string) => void,
): Column<WebhookDelivery>[] {
  const { organization: words, kind: kinds } = useAlertSettingsMessages()
  const { state } = useApiKeysMessages()
  const shared = useSharedMessages()
  const format = useFormat()
  const whatOf = ({ event, createdAt }: WebhookDelivery) =>
    `${words.eventOf[event]}, ${format.stamp(createdAt)}`
  return [
    {
      key: 'time',
      label: words.time,
      isStamp: true,
      isHeading: true,
      cell: ({ createdAt }) => format.stamp(createdAt),
    },
    {
      key: 'event',
      label: words.event,
      cell: ({ event, kind }) => (
        <span>
          {words.eventOf[event]}
          {kind !== null && <span className={classes.kind}>{kinds[kind]}</span>}
        </span>
      ),
    },
    { key: 'status', label: state, cell: (delivery) => <Outcome delivery={delivery} /> },
    {
      key: 'duration',
      label: words.duration,
      isNumber: true,
      cell: ({ durationMs }) => (durationMs === null ? '–' : words.ms({ ms: durationMs })),
    },
    {
      key: 'next',
      label: words.next,
      isStamp: true,
      cell: ({ nextAt }) => (nextAt === null ? '–' : format.stamp(nextAt)),
    },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: (delivery) => {
        const isOpen = opened.has(delivery.id)
        const Chevron = isOpen ? IconChevronDown : IconChevronRight
        return (
          <>
            {delivery.excerpt !== '' && (
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                leftSection={<Chevron size={15} />}
                aria-expanded={isOpen}
                aria-label={words.responseOf({ what: whatOf(delivery) })}
                onClick={() => onToggle(delivery.id)}
              >
                {words.response}
              </Button>
            )}
            <Resend webhookId={webhookId} id={delivery.id} what={whatOf(delivery)} />
          </>
        )
      },
    },
  ]
}

function Outcome({
  delivery: { why, status, attemptedAt, nextAt },
}: {
  delivery: WebhookDelivery
}) {
  const { organization: words, failed } = useAlertSettingsMessages()
  const code = status === null ? undefined : `HTTP ${String(status)}`
  if (why !== null)
    return (
      <Status tone="red" time={code}>
        {failed[why]}
      </Status>
    )
  if (nextAt !== null) return <Status tone="none">{words.waiting}</Status>
  if (attemptedAt === null) return <Status tone="none">{words.notSent}</Status>
  return (
    <Status tone="green" time={code}>
      {words.delivered}
    </Status>
  )
}

function Resend({ webhookId, id, what }: { webhookId: string; id: string; what: string }) {
  const { organization: words } = useAlertSettingsMessages()
  const reason = useReason()
  const resend = useResendDelivery(webhookId)
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={words.againOf({ what })}
      loading={resend.isPending}
      onClick={() =>
        resend.mutate(id, {
          onSuccess: () => alerts.success(words.againQueued),
          onError: (error) => alerts.error(reason(error), error),
        })
      }
    >
      {words.again}
    </Button>
  )
}
