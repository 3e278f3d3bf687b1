import { addresses, type BodyOf } from '@roundboard/contract'
import { api, allow404 } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'

const stale = [keys.regions, keys.users] as const

export const useCreateRegion = (draftKey: string) =>
  useCreate(addresses.createRegion, stale, draftKey)

export const useUpdateRegion = (id: string) =>
  useChange(
    (body: BodyOf<typeof addresses.updateRegion>) =>
      api.call(addresses.updateRegion, { params: { id }, body }),
    stale,
  )

export const useDeleteRegion = () =>
  useChange((id: string) => allow404(api.call(addresses.deleteRegion, { params: { id } })), stale)
