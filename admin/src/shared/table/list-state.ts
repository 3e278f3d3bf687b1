import { pageNumber, type SearchOf, text } from '../search/search.ts'

/** A list's state in the address: page, sorting and search. */
export const listSearch = {
  page: pageNumber,
  sort: text(40),
  q: text(200),
  /** The field that is searched, if there are several. */
  by: text(40),
}
export type ListState = SearchOf<typeof listSearch>

/** Changes a list's state; `replace` doesn't add a history entry. */
export type OnList<State> = (next: State, how?: { readonly replace: boolean }) => void

/** The props that a route passes to a list page. */
export interface ListControl {
  readonly list: ListState
  readonly onList: OnList<ListState>
}
