import { isPlainLogIn, type Issue, problemText, type User } from '@roundboard/contract'
import { Box, Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { localeNames, locales, useLocale, type Locale } from '../../../shared/i18n/locale.tsx'
import { useIssueWords } from '../../../shared/forms/issues.ts'
import { TextLink, ButtonLink } from '../../../shared/ui/links.tsx'
import { useTitle } from '../../../shared/api/app-info.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { logIn } from './auth.queries.ts'
import { useAuthMessages } from '../../../shared/messages/auth.ts'
import { Failure } from './failure.tsx'
import { Frame } from './frame.tsx'
import { PasskeyLogIn } from './passkey-log-in.tsx'
import classes from './auth.module.css'
import { PasswordField } from '../../../shared/forms/password-field.tsx'

/** For signed-in users whom a guard sent here: who they are, and where they may go. */
export function SignedInNotice({ user }: { user: User }) {
  const words = useAuthMessages()
  return (
    <div className={classes.notice}>
      <p>
        {words.notForYou} {words.signedInAs({ email: user.email })}
      </p>
      <ButtonLink to="/admin/dashboard" variant="default">
        {words.toDashboard}
      </ButtonLink>
    </div>
  )
}

/** Plausible input is sent immediately. The schema is only loaded to explain errors. */
async function issuesOf(typed: { email: string; password: string }): Promise<readonly Issue[]> {
  if (isPlainLogIn(typed)) return []
  const { logInIssues } = await import('./log-in-issues.ts')
  return logInIssues(typed)
}

/** The sign-in page with its banner. */
export function LoginPage(props: { onLoggedIn: () => void; notice?: React.ReactNode }) {
  const words = useAuthMessages()
  const issueOf = useIssueWords()
  const reason = useReason()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [banner, setBanner] = useState<string>()
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [isBusy, setBusy] = useState(false)
  const errorOf = (field: string) => {
    const issue = issues.find(({ path }) => path === field)
    return issue && issueOf(problemText(issue))
  }
  useTitle(words.login)

  const submit = async (form: HTMLFormElement) => {
    setBanner(undefined)
    setBusy(true)
    try {
      const found = await issuesOf({ email, password })
      setIssues(found)
      if (found[0]) {
        form.querySelector<HTMLInputElement>(`[name=${found[0].path || 'email'}]`)?.focus()
        return
      }
      await logIn(email, password)
      props.onLoggedIn()
    } catch (error) {
      setBanner(reason(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Frame title={words.login}>
      {props.notice}
      {banner !== undefined && <Failure>{banner}</Failure>}
      <form
        noValidate
        className={classes.fields}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        <TextInput
          type="email"
          name="email"
          label={words.email}
          autoComplete="username"
          required
          withAsterisk={false}
          size="md"
          value={email}
          error={errorOf('email')}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          size="md"
          value={password}
          error={errorOf('password')}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          {words.login}
        </Button>
      </form>
      <PasskeyLogIn onLoggedIn={props.onLoggedIn} onRefused={setBanner} />
      <Box component="p" mt={16}>
        <TextLink to="/forgot-password">{words.forgot}</TextLink>
      </Box>
      <LanguageChoice label={words.language} />
    </Frame>
  )
}

function LanguageChoice({ label }: { label: string }) {
  const { locale, setLocale } = useLocale()
  return (
    <NativeSelect
      w={140}
      mt={28}
      aria-label={label}
      size="xs"
      value={locale}
      data={locales.map((value) => ({ value, label: localeNames[value] }))}
      onChange={(event) => setLocale(event.currentTarget.value as Locale)}
    />
  )
}
