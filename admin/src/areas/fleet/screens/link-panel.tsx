import { Button, Group, Stack, TextInput } from '@mantine/core'
import type { Screen } from '@roundboard/contract'
import { IconLink, IconPlugConnectedX, IconReplace } from '@tabler/icons-react'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { isCode } from '../../../shared/api/api.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useLinkScreen } from './screens.queries.ts'
import { useScreensMessages } from '../../../shared/messages/screens.ts'
import classes from './screens.module.css'
import { useScreenActions } from './use-screen-actions.ts'

/** Links this screen by a code, or unlinks it. */
export function LinkPanel(props: { screen: Screen; isReplacing?: boolean | undefined }) {
  const { screen } = props
  const words = useScreensMessages()
  const format = useFormat()
  const actions = useScreenActions()
  const [isReplacing, setReplacing] = useState(props.isReplacing ?? false)
  const stopReplacing = () => {
    setReplacing(false)
  }
  if (screen.isLinked && isReplacing)
    return (
      <Panel title={words.replace} description={words.replaceWhy}>
        <LinkForm screen={screen} onLinked={stopReplacing} onCancel={stopReplacing} />
      </Panel>
    )
  if (!screen.isLinked)
    return (
      <Panel
        title={words.linking}
        description={screen.status.statusUpdatedAt === null ? words.neverLinkedWhy : words.linkWhy}
      >
        <LinkForm screen={screen} />
      </Panel>
    )
  return (
    <Panel title={words.linking}>
      <Stack gap={14}>
        <Status
          tone="green"
          {...(screen.linkedAt !== null && {
            time: words.linkedSince({ when: format.moment(screen.linkedAt) }),
          })}
        >
          {words.linked}
        </Status>
        <p>{words.unlinkWhy}</p>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconReplace size={16} />}
            onClick={() => {
              setReplacing(true)
            }}
          >
            {words.replace}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPlugConnectedX size={16} />}
            onClick={() => void actions.unlink(screen)}
          >
            {words.unlink}
          </Button>
        </Group>
      </Stack>
    </Panel>
  )
}

/** Asks for a code. A linked device stays linked until another one replaces it. */
function LinkForm(props: { screen: Screen; onLinked?: () => void; onCancel?: () => void }) {
  const { screen, onLinked, onCancel } = props
  const words = useScreensMessages()
  const reason = useReason()
  const link = useLinkScreen(screen.id)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  const refuse = (sentence: string, failure?: unknown) => {
    setError(sentence)
    alerts.error(sentence, failure)
  }
  const submit = async () => {
    if (code.trim() === '') {
      refuse(words.invalidCode)
      return
    }
    try {
      await link.mutateAsync(code)
      alerts.success(words.linkedAlert({ name: screen.name }))
      onLinked?.()
    } catch (failure) {
      refuse(isCode(failure, 'invalid-code') ? words.invalidCode : reason(failure), failure)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap={14}>
        <TextInput
          label={words.authCode}
          className={classes.code ?? ''}
          autoComplete="off"
          autoCapitalize="characters"
          autoFocus={onCancel !== undefined}
          spellCheck={false}
          value={code}
          error={error}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <Group gap="xs">
          <Button type="submit" leftSection={<IconLink size={16} />} loading={link.isPending}>
            {words.link}
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {words.keepDisplay}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
