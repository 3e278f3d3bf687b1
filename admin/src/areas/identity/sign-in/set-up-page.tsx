import { Button, TextInput } from '@mantine/core'
import { calls } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { rulesOf } from '../../../shared/forms/rules.ts'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import { showIssues } from '../../../shared/forms/issues.ts'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { setUp } from './auth.queries.ts'
import { useAuthMessages } from '../../../shared/messages/auth.ts'
import { Failure } from './failure.tsx'
import { Frame } from './frame.tsx'
import classes from './auth.module.css'
import { NewPasswordField } from '../../../shared/forms/new-password-field.tsx'

/** `/setup#<token>`: creates the first super-admin of an empty installation. */
export function SetUpPage({ token, onLoggedIn }: { token: string; onLoggedIn: () => void }) {
  const words = useAuthMessages()
  const reason = useReason()
  const { locale } = useLocale()
  const [failure, setFailure] = useState<string>()
  const form = useForm({
    resolver: rulesOf(calls.setUp.body),
    defaultValues: { token, email: '', password: '', firstName: '', lastName: '' },
  })
  const { field, typedField } = useFields(form)
  const [firstName, lastName, email] = useWatch({
    control: form.control,
    name: ['firstName', 'lastName', 'email'],
  })

  if (token === '')
    return (
      <Frame title={words.setUpTitle}>
        <p role="alert">{words.setUpMissing}</p>
      </Frame>
    )

  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      await setUp({ ...body, language: locale })
      onLoggedIn()
    } catch (error) {
      if (!showIssues(form, error)) setFailure(reason(error))
    }
  })

  return (
    <Frame title={words.setUpTitle}>
      <p className={classes.said}>{words.setUpWhy}</p>
      {failure !== undefined && <Failure>{failure}</Failure>}
      <form className={classes.fields} noValidate onSubmit={(event) => void submit(event)}>
        <CountedInput
          label={words.firstName}
          autoComplete="given-name"
          limit={limits.personNameLength}
          {...typedField('firstName')}
        />
        <CountedInput
          label={words.lastName}
          autoComplete="family-name"
          limit={limits.personNameLength}
          {...typedField('lastName')}
        />
        <TextInput type="email" label={words.email} autoComplete="username" {...field('email')} />
        <NewPasswordField
          label={words.password}
          description={words.passwordHint}
          owner={{ email, firstName, lastName }}
          {...typedField('password')}
        />
        <Button type="submit" size="md" loading={form.formState.isSubmitting}>
          {words.create}
        </Button>
      </form>
    </Frame>
  )
}
