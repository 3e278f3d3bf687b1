import { z } from 'zod'

/** What of a list an address keeps: page, sort and search. */
export const ListState = z.object({
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  sort: z.string().max(40).optional().catch(undefined),
  q: z.string().max(200).optional().catch(undefined),
  /** The field that is searched, where there are several. */
  by: z.string().max(40).optional().catch(undefined),
})
export type ListState = z.infer<typeof ListState>

/** Goes to another state of a list; `replace` where the one before is none to come back to. */
export type OnList<State> = (next: State, how?: { readonly replace: boolean }) => void

/** What a list's page is given by its route. */
export interface ListControl {
  readonly list: ListState
  readonly onList: OnList<ListState>
}
