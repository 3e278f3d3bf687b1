import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import { localeNames } from '../../../shared/i18n/locale.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useUsersMessages } from '../../../shared/messages/users.ts'
import { useRegionsMessages } from '../../../shared/messages/regions.ts'
import { useRegionPath } from '../../../shared/regions/regions.ts'
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
  const regionPath = useRegionPath()
  const { yes, no, roles } = useSharedMessages()
  return {
    email: { label: words.email, text: asTyped },
    firstName: { label: words.firstName, text: asTyped },
    lastName: { label: words.lastName, text: asTyped },
    language: { label: words.mailLanguage, text: (language) => localeNames[language] },
    role: { label: words.role, text: (role) => roles[role] },
    regions: {
      label: regionWords.userRegions,
      text: (ids) => ids.map(regionPath).join(', ') || regionWords.userRegionsNone,
    },
    isActive: { label: words.active, text: (isOn) => (isOn ? yes : no) },
    password: undefined,
    // They have a table of their own.
    locations: undefined,
  }
}
