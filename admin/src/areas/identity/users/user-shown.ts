import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import { localeNames } from '../../../shared/i18n/locale.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useUsersMessages } from '../../../shared/messages/users.ts'
import { useRegionsMessages } from '../../../shared/messages/regions.ts'
import { useSayRegion } from '../../../shared/regions/regions.ts'
import {
  namesOf,
  pick,
  defaultsOf,
  type User,
  userFields,
  type InputOf,
} from '@roundboard/contract'

const formFields = userFields

export type UserValues = InputOf<typeof formFields> & {
  /** For an existing user: a new password, if any. */
  password: string | undefined
}

export type UserField = keyof UserValues

/** Not stored anywhere outside of the form. */
export const userSecrets = ['password'] as const satisfies readonly UserField[]

export const blankUser: UserValues = {
  ...defaultsOf(formFields),
  email: '',
  firstName: '',
  lastName: '',
  role: 'location',
  password: undefined,
}

export const valuesOf = (user: User): UserValues => ({
  ...pick(user, namesOf(formFields)),
  regions: user.regions.map(({ id }) => id),
  locations: user.locations.map(({ id }) => id),
  password: undefined,
})

export function useShownUser(): ShownFields<UserValues> {
  const words = useUsersMessages()
  const regionWords = useRegionsMessages()
  const sayRegion = useSayRegion()
  const { yes, no, roles } = useSharedMessages()
  return {
    email: { label: words.email, say: asTyped },
    firstName: { label: words.firstName, say: asTyped },
    lastName: { label: words.lastName, say: asTyped },
    language: { label: words.mailLanguage, say: (language) => localeNames[language] },
    role: { label: words.role, say: (role) => roles[role] },
    regions: {
      label: regionWords.userRegions,
      say: (ids) => ids.map(sayRegion).join(', ') || regionWords.userRegionsNone,
    },
    isActive: { label: words.active, say: (isOn) => (isOn ? yes : no) },
    password: undefined,
    // They have a table of their own.
    locations: undefined,
  }
}
