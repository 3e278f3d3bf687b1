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

/** What a list's page is given by its route. */
export interface ListControl {
  readonly list: ListState
  readonly onList: (next: ListState) => void
}
