import { ApiError } from '@roundboard/client'
import { Alert, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconAlertOctagonFilled } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { localeNames, locales, useLocale, type Locale } from '../../shared/i18n/locale.tsx'
import { useReason } from '../../shared/words/use-reason.ts'
import { useWords } from '../../shared/words/words.ts'
import { logIn } from './auth.queries.ts'
import { useAuthWords } from './auth.words.ts'
import { Frame } from './frame.tsx'
import classes from './auth.module.css'
import { PasswordField } from '../../shared/forms/password-field.tsx'

/** The login page with its banner. */
export function LoginPage(props: { onLoggedIn: () => void; notice?: React.ReactNode }) {
  const words = useAuthWords()
  const shared = useWords()
  const reason = useReason()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [banner, setBanner] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    document.title = `${words.login} · Roundboard`
  }, [words])

  const submit = async () => {
    setBusy(true)
    setBanner(undefined)
    try {
      await logIn(email, password)
      props.onLoggedIn()
    } catch (error) {
      const hasAnswer = error instanceof ApiError && error.status !== 0
      setBanner(hasAnswer ? reason(error) : shared.failure['wrong-credentials'])
    } finally {
      setBusy(false)
    }
  }

  return (
    <Frame title={words.login}>
      {props.notice}
      {banner !== undefined && (
        <Alert
          role="alert"
          color="red"
          variant="light"
          mb="md"
          icon={<IconAlertOctagonFilled />}
          className={classes.banner ?? ''}
        >
          {banner}
        </Alert>
      )}
      <form
        className={classes.fields}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextInput
          type="email"
          label={words.email}
          autoComplete="username"
          required
          withAsterisk={false}
          size="md"
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
          }}
        />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          required
          withAsterisk={false}
          size="md"
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
          }}
        />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          {words.login}
        </Button>
      </form>
      <LanguageChoice label={words.language} />
    </Frame>
  )
}

function LanguageChoice({ label }: { label: string }) {
  const { locale, setLocale } = useLocale()
  return (
    <NativeSelect
      className={classes.language ?? ''}
      aria-label={label}
      size="xs"
      value={locale}
      data={locales.map((value) => ({ value, label: localeNames[value] }))}
      onChange={(event) => {
        setLocale(event.currentTarget.value as Locale)
      }}
    />
  )
}
