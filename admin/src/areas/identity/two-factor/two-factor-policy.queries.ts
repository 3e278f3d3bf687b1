import { addresses } from '@roundboard/contract'
import type { Role } from '@roundboard/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'

export const factorRolesQuery = queryOptions({
  queryKey: [keys.system, 'second-factor'],
  queryFn: ({ signal }) => api.call(addresses.getTwoFactorRoles, { signal }),
})

/** Switches one role, keeping other people's changes to other roles. */
export function useSwitchFactorRole() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ role, isOn }: { role: Role; isOn: boolean }) => {
      const { roles } = await queryClient.query({ ...factorRolesQuery, staleTime: 0 })
      const others = roles.filter((other) => other !== role)
      return api.call(addresses.updateTwoFactorRoles, {
        body: { roles: isOn ? [...others, role] : others },
      })
    },
    onSuccess: (answer) => {
      queryClient.setQueryData(factorRolesQuery.queryKey, answer)
      // If it affects the user, the next response says so.
      void queryClient.invalidateQueries({ queryKey: [keys.system] })
    },
  })
}

/** Whether switching a role on would require the user to set up a second factor. */
export const needsFactor = async (): Promise<boolean> => {
  const { passkeys, phone } = await api.call(addresses.getTwoFactor, {})
  return passkeys.length > 0 || phone !== null
}
