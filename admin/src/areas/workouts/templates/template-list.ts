import { templateLevels } from '@roundboard/contract'
import { oneOf, type SearchOf, text, yesOrNo } from '../../../shared/search/search.ts'
import { listSearch, type OnList } from '../../../shared/table/list-state.ts'

/** What of the library is listed, as an address keeps it. */
export const templateSearch = {
  ...listSearch,
  equipment: text(40),
  focus: text(40),
  level: oneOf(templateLevels),
  unused: yesOrNo,
}
export type TemplateList = SearchOf<typeof templateSearch>

/** What the library's page is given by its route. */
export interface TemplateListControl {
  readonly list: TemplateList
  readonly onList: OnList<TemplateList>
}
