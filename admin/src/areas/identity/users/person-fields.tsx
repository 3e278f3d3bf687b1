import { NativeSelect, TextInput } from '@mantine/core'
import { consoleLanguages, limits } from '@roundboard/domain'
import type { ReactNode } from 'react'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import type { FormOf } from '../../../shared/forms/use-draft-form.ts'
import { localeNames } from '../../../shared/i18n/locale.tsx'
import type { UserField, UserValues } from './user-shown.ts'
import { useUsersMessages } from '../../../shared/messages/users.ts'

/** The fields of a person's name and email address. */
export function usePersonInputs(form: FormOf<UserValues>, isLocked: boolean) {
  const { field, typedField } = useFields(form)
  const words = useUsersMessages()
  return {
    email: (
      <TextInput
        type="email"
        label={words.email}
        required
        data-autofocus
        autoComplete="off"
        readOnly={isLocked}
        {...field('email')}
      />
    ),
    firstName: (
      <CountedInput
        label={words.firstName}
        required
        limit={limits.personNameLength}
        readOnly={isLocked}
        {...typedField('firstName')}
      />
    ),
    lastName: (
      <CountedInput
        label={words.lastName}
        required
        limit={limits.personNameLength}
        readOnly={isLocked}
        {...typedField('lastName')}
      />
    ),
    language: (
      <NativeSelect
        label={words.mailLanguage}
        required
        disabled={isLocked}
        data={consoleLanguages.map((value) => ({ value, label: localeNames[value] }))}
        {...field('language')}
      />
    ),
  } satisfies Partial<Record<UserField, ReactNode>>
}
