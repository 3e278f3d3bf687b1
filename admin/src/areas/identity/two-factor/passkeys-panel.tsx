import { Button, Group } from '@mantine/core'
import type { addresses, DataOf, TwoFactor } from '@roundboard/contract'
import { IconFingerprint, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { useSessionMessages } from '../../../shared/messages/session.ts'
import { passkeyUnavailableReason } from '../../../shared/session/passkeys.ts'
import sessions from '../../../shared/session/session-list.module.css'
import { type Column, DataTable } from '../../../shared/table/data-table.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { NewPasskeyModal, RenamePasskeyModal } from './passkey-modals.tsx'
import { useBeginPasskey, useRemovePasskey } from './security.queries.ts'
import classes from './security.module.css'
import { useProfileMessages } from '../../../shared/messages/profile.ts'

type Passkey = TwoFactor['passkeys'][number]

/** The user's passkeys. If this page can't create one, says why. */
export function PasskeysPanel(props: {
  twoFactor: TwoFactor
  onCodes: (codes: readonly string[]) => void
}) {
  const words = useProfileMessages().signIn
  const reason = useReason()
  const { passkeys } = props.twoFactor
  const begin = useBeginPasskey()
  const unavailableReason = useUnavailableReason(props.twoFactor)
  const [begun, setBegun] = useState<DataOf<typeof addresses.beginPasskey>>()
  const [renamed, setRenamed] = useState<Passkey>()
  const columns = useColumns(setRenamed)
  const add = unavailableReason === undefined && (
    <Button
      leftSection={<IconPlus size={16} />}
      loading={begin.isPending}
      onClick={() =>
        begin.mutate(undefined, {
          onSuccess: setBegun,
          onError: (error) => alerts.error(reason(error), error),
        })
      }
    >
      {words.addPasskey}
    </Button>
  )
  return (
    <Panel title={words.passkeys} description={words.passkeysWhy} actions={add} isFlush>
      {unavailableReason !== undefined && (
        <p className={[classes.none, classes.inset].join(' ')}>{unavailableReason}</p>
      )}
      {passkeys.length === 0 ? (
        unavailableReason === undefined && (
          <p className={[classes.none, classes.inset].join(' ')}>{words.noPasskeys}</p>
        )
      ) : (
        <DataTable caption={words.passkeys} columns={columns} rows={passkeys} />
      )}
      {begun !== undefined && (
        <NewPasskeyModal
          begun={begun}
          onCodes={props.onCodes}
          onClose={() => setBegun(undefined)}
        />
      )}
      {renamed !== undefined && (
        <RenamePasskeyModal passkey={renamed} onClose={() => setRenamed(undefined)} />
      )}
    </Panel>
  )
}

/** Why no passkey can be created here. */
function useUnavailableReason({ passkeyProblem, passkeyHost }: TwoFactor): string | undefined {
  const words = useProfileMessages().signIn
  const factorWords = useSessionMessages().factors
  const unavailableReason = passkeyUnavailableReason(passkeyHost ?? undefined)
  if (
    passkeyHost !== null &&
    (unavailableReason === 'other-host' || unavailableReason === 'ip-address')
  )
    return words.otherHost({ host: passkeyHost })
  const why = unavailableReason ?? passkeyProblem
  return why === null ? undefined : factorWords.hindered[why]
}

function useColumns(onRename: (passkey: Passkey) => void): Column<Passkey>[] {
  const words = useProfileMessages().signIn
  const shared = useSharedMessages()
  const format = useFormat()
  return [
    {
      key: 'name',
      label: words.name,
      isHeading: true,
      cell: ({ name }) => (
        <span className={sessions.device}>
          <IconFingerprint size={19} stroke={1.7} aria-hidden />
          {name}
        </span>
      ),
    },
    {
      key: 'added',
      label: words.added,
      isStamp: true,
      cell: ({ createdAt }) => format.moment(createdAt),
    },
    {
      key: 'lastUsed',
      label: words.lastUsed,
      isStamp: true,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? shared.never : format.moment(lastUsedAt)),
    },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: (passkey) => (
        <Group component="span" gap={8} wrap="nowrap" align="stretch" justify="flex-end">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={words.renameNamed({ name: passkey.name })}
            onClick={() => onRename(passkey)}
          >
            {words.rename}
          </Button>
          <Remove passkey={passkey} />
        </Group>
      ),
    },
  ]
}

function Remove({ passkey: { id, name } }: { passkey: Passkey }) {
  const words = useProfileMessages().signIn
  const attempt = useAttempt()
  const confirm = useConfirm()
  const removal = useRemovePasskey()
  const remove = async () => {
    const question = {
      message: words.sureRemovePasskey({ name }),
      detail: words.removePasskeyDetail,
      action: words.remove,
    }
    if (!(await confirm(question))) return
    await attempt(() => removal.mutateAsync(id), words.removedPasskey({ name }))
  }
  return (
    <Button
      size="compact-sm"
      variant="default"
      className="danger-quiet"
      aria-label={words.removeNamed({ name })}
      loading={removal.isPending}
      onClick={() => void remove()}
    >
      {words.remove}
    </Button>
  )
}
