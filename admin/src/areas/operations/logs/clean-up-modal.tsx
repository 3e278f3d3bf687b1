import { NumberInput, TextInput } from '@mantine/core'
import { calls, cleanupWord, problemText, readInput } from '@roundboard/contract'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { isCode } from '../../../shared/api/api.ts'
import formClasses from '../../../shared/forms/forms.module.css'
import { useIssueWords } from '../../../shared/forms/issues.ts'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useCleanUpLogs } from './logs.queries.ts'
import { useLogsMessages } from '../../../shared/messages/logs.ts'
import { Dialog, DialogButtons } from '../../../shared/ui/dialog.tsx'

/** Deletes old entries after the word has been typed. */
export function CleanUpModal({ onClose }: { onClose: () => void }) {
  const words = useLogsMessages()
  const shared = useSharedMessages()
  const reason = useReason()
  const issueOf = useIssueWords()
  const cleanUp = useCleanUpLogs()
  const [days, setDays] = useState<number | string>(90)
  const [word, setWord] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [daysError, setDaysError] = useState<string>()
  const [passwordError, setPasswordError] = useState<string>()

  const submit = async () => {
    const read = readInput(calls.cleanUpLogs.body, { word, days: Number(days) })
    const badDays = read.success ? undefined : read.issues.find(({ path }) => path === 'days')
    setDaysError(badDays && problemText(badDays))
    if (word !== cleanupWord) {
      setError(words.typeWord({ word: cleanupWord }))
      return
    }
    if (badDays) return
    if (password === '') {
      setPasswordError(shared.yourPassword)
      return
    }
    try {
      const { deleted } = await cleanUp.mutateAsync({ word, days: Number(days), password })
      alerts.success(words.deleted({ count: deleted }))
      onClose()
    } catch (failure) {
      const isWrong = isCode(failure, 'wrong-password')
      const sentence = isWrong ? shared.failure['wrong-password'] : reason(failure)
      if (isWrong) setPasswordError(sentence)
      alerts.error(sentence, failure)
    }
  }

  return (
    <Dialog onClose={onClose} title={words.cleanUpTitle}>
      <form
        noValidate
        className={formClasses.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <span>{words.cleanUpWhy}</span>
        <NumberInput
          label={words.days}
          min={1}
          max={3650}
          clampBehavior="none"
          allowDecimal={false}
          value={days}
          onChange={setDays}
          error={issueOf(daysError)}
        />
        <TextInput
          label={words.word}
          description={words.wordHint({ word: cleanupWord })}
          autoComplete="off"
          data-autofocus
          value={word}
          error={error}
          onChange={(event) => {
            setWord(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <PasswordField
          label={shared.password}
          description={shared.yourPassword}
          autoComplete="current-password"
          required
          value={password}
          error={passwordError}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
            setPasswordError(undefined)
          }}
        />
        <DialogButtons
          submitLabel={words.cleanUp}
          onCancel={onClose}
          isBusy={cleanUp.isPending}
          isDestructive
        />
      </form>
    </Dialog>
  )
}
