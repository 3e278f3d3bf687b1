import { addresses, type BodyOf, type Factors } from '@roundboard/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { session } from '../../../shared/session/session.ts'

export const factorsQuery = queryOptions({
  queryKey: [keys.factors],
  queryFn: ({ signal }) => api.call(addresses.getFactors, { signal }),
})

export const hasFactor = ({ passkeys, phone }: Pick<Factors, 'passkeys' | 'phone'>) =>
  passkeys.length > 0 || phone !== null

/** Without the codes that come with some of them: they are shown once. */
const factorsIn = (given: Factors): Factors => ({
  passkeys: given.passkeys,
  phone: given.phone,
  recoveryCodesLeft: given.recoveryCodesLeft,
  isRequired: given.isRequired,
  hasPassword: given.hasPassword,
  passkeyProblem: given.passkeyProblem,
  passkeyHost: given.passkeyHost,
})

/** A change of the own factors: what it answers is what the page shows, and may open the other pages. */
function useFactorChange<Given, Answer extends Factors>(change: (given: Given) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      const factors = factorsIn(answer)
      queryClient.setQueryData(factorsQuery.queryKey, factors)
      if (!session.get().wantsFactor || !hasFactor(factors)) return
      session.setWantsFactor(false)
      // What was refused for want of it is asked for again.
      void queryClient.invalidateQueries()
    },
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey })
    },
  })
}

export const useAddPasskey = () =>
  useFactorChange((body: BodyOf<typeof addresses.addPasskey>) =>
    api.call(addresses.addPasskey, { body }),
  )

export const useRenamePasskey = () =>
  useFactorChange(({ id, name }: { id: string; name: string }) =>
    api.call(addresses.renamePasskey, { params: { id }, body: { name } }),
  )

export const useRemovePasskey = () =>
  useFactorChange((id: string) => api.call(addresses.removePasskey, { params: { id } }))

export const useAddPhone = () =>
  useFactorChange((body: BodyOf<typeof addresses.addPhone>) =>
    api.call(addresses.addPhone, { body }),
  )

export const useRemovePhone = () => useFactorChange(() => api.call(addresses.removePhone, {}))

export const useRenewCodes = () => useFactorChange(() => api.call(addresses.renewRecoveryCodes, {}))

/** What is asked before a passkey is made; each is good for ten minutes and one use. */
export const useBeginPasskey = () =>
  useMutation({ mutationFn: () => api.call(addresses.beginPasskey, {}) })

export const useBeginPhone = () =>
  useMutation({ mutationFn: () => api.call(addresses.beginPhone, {}) })

/** Whether what was sent has arrived although its answer did not: by what the server says now. */
export function useWasAdded(markOf: (factors: Factors) => unknown) {
  const queryClient = useQueryClient()
  const [before] = useState(() => {
    const known = queryClient.getQueryData(factorsQuery.queryKey)
    return known && markOf(known)
  })
  return () =>
    queryClient.query({ ...factorsQuery, staleTime: 0 }).then(
      (now) => markOf(now) !== before,
      () => false,
    )
}
