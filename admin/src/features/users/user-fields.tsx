import { NativeSelect, TextInput } from '@mantine/core'
import { consoleLanguages, limits, roles } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { CountedInput } from '../../shared/forms/counted.tsx'
import classes from '../../shared/forms/forms.module.css'
import { inputsOf } from '../../shared/forms/inputs-of.tsx'
import { useIssueWords } from '../../shared/forms/issue-words.ts'
import { SwitchField } from '../../shared/forms/switch-field.tsx'
import { localeNames } from '../../shared/i18n/locale.tsx'
import type { FormOf } from '../../shared/forms/use-draft-form.ts'
import { useWords } from '../../shared/words/words.ts'
import type { UserField, UserValues } from './user-values.ts'
import { userQueries } from './users.queries.ts'
import { useUserWords } from './users.words.ts'
import { NewPasswordField } from '../../shared/forms/new-password-field.tsx'

/** The fields of a user; the list of roles is the server's. */
export function UserFields(props: { form: FormOf<UserValues>; isLocked: boolean; isNew: boolean }) {
  const { form, isLocked, isNew } = props
  const { control, register, formState } = form
  const { errors } = formState
  const words = useUserWords()
  const shared = useWords()
  const say = useIssueWords()
  const known = useQuery(userQueries.roles)
  const [firstName, lastName, email, password] = useWatch({
    control,
    name: ['firstName', 'lastName', 'email', 'password'],
  })
  const inputs = {
    email: (
      <TextInput
        type="email"
        label={words.email}
        required
        autoComplete="off"
        readOnly={isLocked}
        error={say(errors.email?.message)}
        {...register('email')}
      />
    ),
    role: (
      <NativeSelect
        label={words.role}
        required
        disabled={isLocked}
        data={(known.data ?? roles).map((value) => ({ value, label: shared.roles[value] }))}
        error={say(errors.role?.message)}
        {...register('role')}
      />
    ),
    firstName: (
      <CountedInput
        label={words.firstName}
        required
        typed={firstName}
        limit={limits.personNameLength}
        readOnly={isLocked}
        error={say(errors.firstName?.message)}
        {...register('firstName')}
      />
    ),
    lastName: (
      <CountedInput
        label={words.lastName}
        required
        typed={lastName}
        limit={limits.personNameLength}
        readOnly={isLocked}
        error={say(errors.lastName?.message)}
        {...register('lastName')}
      />
    ),
    password: (isNew || !isLocked) && (
      <NewPasswordField
        label={isNew ? words.password : words.newPassword}
        description={`${words.passwordHint} ${isNew ? words.inviteInstead : words.keepPassword}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        typed={password}
        owner={{ email, firstName, lastName }}
        error={say(errors.password?.message)}
        {...register('password', { setValueAs: (typed: string) => typed || undefined })}
      />
    ),
    language: (
      <NativeSelect
        label={words.mailLanguage}
        required
        disabled={isLocked}
        data={consoleLanguages.map((value) => ({ value, label: localeNames[value] }))}
        error={say(errors.language?.message)}
        {...register('language')}
      />
    ),
    isActive: (
      <SwitchField
        control={control}
        name="isActive"
        label={words.active}
        hint={words.activeHint}
        isDisabled={isLocked}
      />
    ),
  } satisfies Record<UserField, ReactNode>
  const { isActive, ...others } = inputs
  return (
    <div className={classes.form}>
      <div className={classes.grid}>{inputsOf(others)}</div>
      {isActive}
    </div>
  )
}
