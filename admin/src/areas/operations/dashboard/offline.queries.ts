import { addresses } from '@roundboard/contract'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'

export const useHardRefresh = () =>
  useChange(
    (id: string) => api.call(addresses.hardRefreshLocation, { params: { id } }),
    [keys.locations, keys.screens],
  )
