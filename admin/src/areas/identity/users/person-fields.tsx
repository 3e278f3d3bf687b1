import { NativeSelect, TextInput } from '@mantine/core'
import { consoleLanguages, limits } from '@roundboard/domain'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import { useIssueWords } from '../../../shared/forms/issues.ts'
import type { FormOf } from '../../../shared/forms/use-draft-form.ts'
import { localeNames } from '../../../shared/i18n/locale.tsx'
import type { UserField, UserValues } from './user-shown.ts'
import { useUsersMessages } from '../../../shared/messages/users.ts'

/** The fields of a person's name and email address. */
export function usePersonInputs(form: FormOf<UserValues>, isLocked: boolean) {
  const { control, register, formState } = form
  const { errors } = formState
  const words = useUsersMessages()
  const issueOf = useIssueWords()
  const [firstName, lastName] = useWatch({ control, name: ['firstName', 'lastName'] })
  return {
    email: (
      <TextInput
        type="email"
        label={words.email}
        required
        data-autofocus
        autoComplete="off"
        readOnly={isLocked}
        error={issueOf(errors.email?.message)}
        {...register('email')}
      />
    ),
    firstName: (
      <CountedInput
        label={words.firstName}
        required
        typed={firstName}
        limit={limits.personNameLength}
        readOnly={isLocked}
        error={issueOf(errors.firstName?.message)}
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
        error={issueOf(errors.lastName?.message)}
        {...register('lastName')}
      />
    ),
    language: (
      <NativeSelect
        label={words.mailLanguage}
        required
        disabled={isLocked}
        data={consoleLanguages.map((value) => ({ value, label: localeNames[value] }))}
        error={issueOf(errors.language?.message)}
        {...register('language')}
      />
    ),
  } satisfies Partial<Record<UserField, ReactNode>>
}
