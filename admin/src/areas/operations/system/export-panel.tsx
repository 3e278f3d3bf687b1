import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { exportKinds, type ExportKind } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { offerFile } from '../../../shared/files/offer-file.ts'
import { localToday } from '../../../shared/format/use-now.ts'
import formClasses from '../../../shared/forms/forms.module.css'
import { PasswordModal } from '../../../shared/forms/password-modal.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { exportData } from './system.queries.ts'
import { useSystemMessages } from '../../../shared/messages/system.ts'

const isRound = (typed: string) => limits.workoutRounds.some((round) => String(round) === typed)

/** JSON files of rounds, locations, users, screens, or one round's data. */
export function ExportPanel() {
  const words = useSystemMessages()
  const [kind, setKind] = useState<ExportKind>('round')
  const [round, setRound] = useState('')
  const [isAsking, asking] = useDisclosure()
  const isInvalid = kind === 'round-data' && round !== '' && !isRound(round)
  return (
    <Panel title={words.exports} description={words.exportsWhy}>
      <form
        noValidate
        className={formClasses.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isInvalid) alerts.error(words.invalidRound)
          else asking.open()
        }}
      >
        <div className={formClasses.grid}>
          <NativeSelect
            label={words.kind}
            value={kind}
            data={exportKinds.map((value) => ({ value, label: words.kinds[value] }))}
            onChange={(event) => setKind(event.currentTarget.value as ExportKind)}
          />
          {kind === 'round-data' && (
            <TextInput
              label={words.roundNumber}
              description={words.roundHint}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              inputMode="numeric"
              value={round}
              error={isInvalid && words.invalidRound}
              onChange={(event) => setRound(event.currentTarget.value.trim())}
            />
          )}
        </div>
        <Group gap={8}>
          <Button type="submit" variant="default" leftSection={<IconDownload size={16} />}>
            {words.export}
          </Button>
        </Group>
      </form>
      <PasswordModal
        isOpen={isAsking}
        title={words.exportTitle({ kind: words.kinds[kind] })}
        action={words.export}
        onClose={asking.close}
        onConfirm={async (password) => {
          const isOneRound = kind === 'round-data' && round !== ''
          const file = await exportData({
            password,
            kind,
            ...(isOneRound && { round: Number(round) }),
          })
          const suffix = isOneRound ? `-${round}` : ''
          offerFile(
            `roundboard-${kind}${suffix}-${localToday()}.json`,
            new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }),
          )
          alerts.success(words.exported({ count: file.items.length }))
        }}
      >
        {words.exportConfirm}
      </PasswordModal>
    </Panel>
  )
}
