import { pageNumber, type SearchOf, text } from '../search/search.ts'

/** What of a list an address keeps: page, sort and search. */
export const listSearch = {
  page: pageNumber,
  sort: text(40),
  q: text(200),
  /** The field that is searched, where there are several. */
  by: text(40),
}
export type ListState = SearchOf<typeof listSearch>

/** Goes to another state of a list; `replace` where the one before is none to come back to. */
export type OnList<State> = (next: State, how?: { readonly replace: boolean }) => void

/** What a list's page is given by its route. */
export interface ListControl {
  readonly list: ListState
  readonly onList: OnList<ListState>
}
