import { addresses } from '@roundboard/contract'
import type { Role } from '@roundboard/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'

export const factorRolesQuery = queryOptions({
  queryKey: [keys.system, 'second-factor'],
  queryFn: ({ signal }) => api.call(addresses.getFactorRoles, { signal }),
})

/** Switches one role; what somebody else did with the others meanwhile stays. */
export function useSwitchFactorRole() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ role, isOn }: { role: Role; isOn: boolean }) => {
      const { roles } = await queryClient.query({ ...factorRolesQuery, staleTime: 0 })
      const others = roles.filter((other) => other !== role)
      return api.call(addresses.updateFactorRoles, {
        body: { roles: isOn ? [...others, role] : others },
      })
    },
    onSuccess: (answer) => {
      queryClient.setQueryData(factorRolesQuery.queryKey, answer)
      // Whoever has made a rule for themselves hears of it by the next answer.
      void queryClient.invalidateQueries({ queryKey: [keys.system] })
    },
  })
}

/** Whether a role that is switched on now would lead oneself to set up a second factor. */
export const askOwnFactor = async (): Promise<boolean> => {
  const { passkeys, phone } = await api.call(addresses.getFactors, {})
  return passkeys.length > 0 || phone !== null
}
