import { addresses, type BodyOf, type TwoFactor } from '@roundboard/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { session } from '../../../shared/session/session.ts'

export const factorsQuery = queryOptions({
  queryKey: [keys.factors],
  queryFn: ({ signal }) => api.call(addresses.getTwoFactor, { signal }),
})

export const hasFactor = ({ passkeys, phone }: Pick<TwoFactor, 'passkeys' | 'phone'>) =>
  passkeys.length > 0 || phone !== null

/** Without the recovery codes in some responses, which are shown once. */
const factorsIn = (given: TwoFactor): TwoFactor => ({
  passkeys: given.passkeys,
  phone: given.phone,
  recoveryCodesLeft: given.recoveryCodesLeft,
  isRequired: given.isRequired,
  hasPassword: given.hasPassword,
  passkeyProblem: given.passkeyProblem,
  passkeyHost: given.passkeyHost,
})

/** Changes the user's factors. The page shows the response, which may unlock other pages. */
function useFactorChange<Given, Answer extends TwoFactor>(
  change: (given: Given) => Promise<Answer>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      const twoFactor = factorsIn(answer)
      queryClient.setQueryData(factorsQuery.queryKey, twoFactor)
      if (!session.get().wantsFactor || !hasFactor(twoFactor)) return
      session.setWantsFactor(false)
      // Repeats the calls that were refused for lack of it.
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

export const useAddAuthenticator = () =>
  useFactorChange((body: BodyOf<typeof addresses.addAuthenticator>) =>
    api.call(addresses.addAuthenticator, { body }),
  )

export const useRemoveAuthenticator = () =>
  useFactorChange(() => api.call(addresses.removeAuthenticator, {}))

export const useRenewCodes = () => useFactorChange(() => api.call(addresses.renewRecoveryCodes, {}))

/** The options for a new passkey, valid for ten minutes and one use. */
export const useBeginPasskey = () =>
  useMutation({ mutationFn: () => api.call(addresses.beginPasskey, {}) })

export const useBeginAuthenticator = () =>
  useMutation({ mutationFn: () => api.call(addresses.beginAuthenticator, {}) })

/** Whether a factor was added although the response was lost. */
export function useWasAdded(markOf: (twoFactor: TwoFactor) => unknown) {
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
