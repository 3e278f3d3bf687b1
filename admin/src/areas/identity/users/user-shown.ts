import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import { localeNames } from '../../../shared/i18n/locale.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import type { UserValues } from './user-values.ts'
import { useUsersMessages } from '../../../shared/messages/users.ts'

export function useShownUser(): ShownFields<UserValues> {
  const words = useUsersMessages()
  const { yes, no, roles } = useSharedMessages()
  return {
    email: { label: words.email, say: asTyped },
    firstName: { label: words.firstName, say: asTyped },
    lastName: { label: words.lastName, say: asTyped },
    language: { label: words.mailLanguage, say: (language) => localeNames[language] },
    role: { label: words.role, say: (role) => roles[role] },
    isActive: { label: words.active, say: (isOn) => (isOn ? yes : no) },
    password: undefined,
  }
}
