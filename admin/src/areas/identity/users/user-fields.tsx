import { NativeSelect } from '@mantine/core'
import { roles } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import classes from '../../../shared/forms/forms.module.css'
import { inputsOf } from '../../../shared/forms/inputs-of.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { SwitchField } from '../../../shared/forms/switch-field.tsx'
import type { FormOf } from '../../../shared/forms/use-draft-form.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { type ChosenLocation, LocationsInput } from '../../../shared/regions/locations-input.tsx'
import { RegionsInput } from '../../../shared/regions/region-inputs.tsx'
import { usePersonInputs } from './person-fields.tsx'
import type { UserField, UserValues } from './user-shown.ts'
import { userQueries } from './users.queries.ts'
import { useUsersMessages } from '../../../shared/messages/users.ts'
import { NewPasswordField } from '../../../shared/forms/new-password-field.tsx'

/** The fields of a user; the list of roles comes from the server. */
export function UserFields(props: { form: FormOf<UserValues>; isLocked: boolean; isNew: boolean }) {
  const { form, isLocked, isNew } = props
  const { control } = form
  const { choice, field, typedField } = useFields(form)
  const words = useUsersMessages()
  const shared = useSharedMessages()
  const known = useQuery(userQueries.roles)
  const person = usePersonInputs(form, isLocked)
  const [chosen, setChosen] = useState<readonly ChosenLocation[]>([])
  const [firstName, lastName, email, role] = useWatch({
    control,
    name: ['firstName', 'lastName', 'email', 'role'],
  })
  const ofLocations = choice('locations')
  const ofRegions = choice('regions')
  const inputs = {
    email: person.email,
    role: (
      <NativeSelect
        label={words.role}
        required
        disabled={isLocked}
        data={(known.data ?? roles).map((value) => ({ value, label: shared.roles[value] }))}
        {...field('role')}
      />
    ),
    firstName: person.firstName,
    lastName: person.lastName,
    password: (isNew || !isLocked) && (
      <NewPasswordField
        label={isNew ? words.password : words.newPassword}
        description={`${words.passwordHint} ${isNew ? words.inviteInstead : words.keepPassword}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        owner={{ email, firstName, lastName }}
        {...typedField('password', { setValueAs: (typed: string) => typed || undefined })}
      />
    ),
    language: person.language,
    locations: isNew && (
      <LocationsInput
        chosen={chosen}
        error={ofLocations.error}
        onChange={(next) => {
          setChosen(next)
          ofLocations.onChange(next.map(({ id }) => id))
        }}
      />
    ),
    regions: (
      <RegionsInput
        {...ofRegions}
        isLocked={isLocked || (role === 'api-access' && ofRegions.value.length === 0)}
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
