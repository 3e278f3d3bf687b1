import { Button, Group, Loader, TextInput } from '@mantine/core'
import { type AccountLink, calls, type LinkPurpose } from '@roundboard/contract'
import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isCode } from '../../../shared/api/api.ts'
import { useAppName, useTitle } from '../../../shared/api/app-info.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { showIssues } from '../../../shared/forms/issues.ts'
import { NewPasswordField } from '../../../shared/forms/new-password-field.tsx'
import { rulesOf } from '../../../shared/forms/rules.ts'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { ButtonLink } from '../../../shared/ui/links.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { accountLinkQuery, setPasswordByLink } from './auth.queries.ts'
import { useAuthMessages } from '../../../shared/messages/auth.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { Failure } from './failure.tsx'
import { Frame } from './frame.tsx'
import { isChallengeOver } from './second-step.ts'
import classes from './auth.module.css'

interface LinkPageProps {
  readonly purpose: LinkPurpose
  readonly token: string
  readonly onLoggedIn: () => void
}

/** `/invitation#…` and `/reset#…`: sets a password with the link from an email. */
export function AccountLinkPage({ purpose, token, onLoggedIn }: LinkPageProps) {
  const words = useAuthMessages()
  const { retry } = useSharedMessages()
  const reason = useReason()
  const appName = useAppName()
  const query = useQuery(accountLinkQuery(token))
  const title = purpose === 'invitation' ? words.welcomeTo({ appName }) : words.chooseNew
  useTitle(title)
  if (query.isPending)
    return (
      <Frame title={title}>
        <p role="status">
          <Loader size="sm" aria-hidden style={{ verticalAlign: 'middle' }} /> {words.readingLink}
        </p>
      </Frame>
    )
  if (isCode(query.error, 'invalid-code') || isCode(query.error, 'bad-input'))
    return <LinkOver purpose={purpose} why={reason(query.error)} />
  if (query.isError)
    return (
      <Frame title={title}>
        <Failure>{reason(query.error)}</Failure>
        <Button size="md" onClick={() => void query.refetch()}>
          {retry}
        </Button>
      </Frame>
    )
  return (
    <Frame title={title}>
      <PasswordForm link={query.data} token={token} onLoggedIn={onLoggedIn} />
    </Frame>
  )
}

function LinkOver({ purpose, why }: { purpose: LinkPurpose; why: string }) {
  const words = useAuthMessages()
  return (
    <Frame title={words.linkOver} sign={{ icon: <IconLinkOff size={28} />, isBad: true }}>
      <p role="alert" className={classes.said}>
        {why}
      </p>
      <Group gap={10} align="stretch">
        {purpose === 'reset' && (
          <ButtonLink to="/forgot-password">{words.askForAnother}</ButtonLink>
        )}
        <ButtonLink to="/login" variant="default">
          {words.toLogin}
        </ButtonLink>
      </Group>
    </Frame>
  )
}

function PasswordForm(props: { link: AccountLink; token: string; onLoggedIn: () => void }) {
  const { link, token, onLoggedIn } = props
  const words = useAuthMessages()
  const reason = useReason()
  const format = useFormat()
  const [over, setOver] = useState<unknown>()
  const [isSetOnly, setSetOnly] = useState(false)
  const form = useForm({
    resolver: rulesOf(calls.useAccountLink.body),
    defaultValues: { token, password: '' },
  })
  const { typedField } = useFields(form)
  const submit = form.handleSubmit(async ({ password }) => {
    setOver(undefined)
    try {
      await setPasswordByLink(token, password)
      onLoggedIn()
    } catch (error) {
      if (isCode(error, 'second-factor-wanted') || isChallengeOver(error)) setSetOnly(true)
      else if (!showIssues(form, error)) setOver(error)
    }
  })
  if (isSetOnly)
    return (
      <>
        <p role="status" className={classes.said}>
          <strong>{words.passwordSet}.</strong> {words.passwordSetWhy}
        </p>
        <ButtonLink to="/login">{words.toLogin}</ButtonLink>
      </>
    )
  const until = format.moment(link.expiresAt)
  return (
    <>
      <p className={classes.said}>
        {link.purpose === 'invitation'
          ? words.invitedWhy({ firstName: link.firstName, until })
          : words.resetWhy({ until })}
      </p>
      {over !== undefined && <Failure>{reason(over)}</Failure>}
      <form className={classes.fields} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={words.email}
          value={link.email}
          readOnly
          autoComplete="username"
          size="md"
        />
        <NewPasswordField
          label={words.newPassword}
          description={words.passwordHint}
          size="md"
          owner={link}
          {...typedField('password')}
        />
        <Button type="submit" size="md" loading={form.formState.isSubmitting}>
          {words.setPassword}
        </Button>
      </form>
    </>
  )
}
