import { Box, Button } from '@mantine/core'
import type { ApiKey } from '@roundboard/contract'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { useNow } from '../../../shared/format/use-now.ts'
import type { Column } from '../../../shared/table/data-table.tsx'
import { ListPanel } from '../../../shared/table/list-panel.tsx'
import type { ListControl } from '../../../shared/table/list-state.ts'
import { Status, type StatusTone } from '../../../shared/ui/status.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useRegionPath } from '../../../shared/regions/regions.ts'
import { apiKeysQuery, useRevokeApiKey } from './api-keys.queries.ts'
import { useApiKeysMessages } from '../../../shared/messages/api-keys.ts'

export type KeyState = 'works' | 'ends-soon' | 'expired' | 'revoked'

const soonMs = 14 * 24 * 3_600_000

/** Whether a key works, and whether it expires soon. */
export function stateOf(
  { revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  now: number,
): KeyState {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt === null) return 'works'
  const left = Date.parse(expiresAt) - now
  if (left <= 0) return 'expired'
  return left < soonMs ? 'ends-soon' : 'works'
}

const tones = {
  works: 'green',
  'ends-soon': 'yellow',
  expired: 'red',
  revoked: 'none',
} as const satisfies Record<KeyState, StatusTone>

/** Keys by which other systems call the API. */
export function ApiKeysPanel(props: ListControl & { addButton: ReactNode }) {
  const words = useApiKeysMessages()
  const query = useQuery(apiKeysQuery(props.list))
  const columns = useColumns()
  return (
    <ListPanel
      {...props}
      query={query}
      subject={words.subject}
      emptyText={words.none}
      emptyIcon={<IconKey size={32} stroke={1.5} />}
      emptyHint={words.noneYet}
      emptyAction={props.addButton}
      columns={columns}
    />
  )
}

function useColumns(): Column<ApiKey>[] {
  const words = useApiKeysMessages()
  const shared = useSharedMessages()
  const format = useFormat()
  const regionPath = useRegionPath()
  return [
    {
      key: 'name',
      label: words.name,
      sortKey: 'name',
      isHeading: true,
      cell: (key) => (
        <>
          {key.name}
          <Box component="code" display="block" flex="none" c="dimmed" fz={13} fw={400}>
            {key.startsWith}…
          </Box>
        </>
      ),
    },
    { key: 'state', label: words.state, cell: (key) => <State apiKey={key} /> },
    {
      key: 'scopes',
      label: words.scopesShort,
      cell: (key) => (
        <ul>
          {key.scopes.map((scope) => (
            <li key={scope}>{words.calls[scope].name}</li>
          ))}
        </ul>
      ),
    },
    {
      key: 'region',
      label: words.locations,
      cell: ({ region }) =>
        region === null ? words.everywhere : regionPath(region) || words.deletedRegion,
    },
    {
      key: 'lastUsed',
      label: words.lastUsed,
      isStamp: true,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? shared.never : format.moment(lastUsedAt)),
    },
    {
      key: 'madeAt',
      label: words.made,
      sortKey: 'madeAt',
      isStamp: true,
      cell: (key) => words.madeBy({ when: format.moment(key.madeAt), who: key.madeBy }),
    },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: (key) => <Revoke apiKey={key} />,
    },
  ]
}

const lookEveryMs = 60_000

function State({ apiKey }: { apiKey: ApiKey }) {
  const words = useApiKeysMessages()
  const format = useFormat()
  const state = stateOf(apiKey, useNow(lookEveryMs))
  const at = apiKey.revokedAt ?? apiKey.expiresAt
  return (
    <Status
      tone={tones[state]}
      time={at === null ? words.neverExpires : words.since[state]({ day: format.dayOf(at) })}
    >
      {words.states[state]}
    </Status>
  )
}

function Revoke({ apiKey }: { apiKey: ApiKey }) {
  const words = useApiKeysMessages()
  const confirm = useConfirm()
  const attempt = useAttempt()
  const revocation = useRevokeApiKey()
  if (apiKey.revokedAt !== null) return null
  const revoke = async () => {
    const isSure = await confirm({
      message: words.sureRevoke({ name: apiKey.name }),
      detail: words.revokeDetail,
      action: words.revoke,
    })
    if (!isSure) return
    await attempt(() => revocation.mutateAsync(apiKey.id), words.revoked({ name: apiKey.name }))
  }
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={words.revokeNamed({ name: apiKey.name })}
      loading={revocation.isPending}
      onClick={() => void revoke()}
    >
      {words.revoke}
    </Button>
  )
}
