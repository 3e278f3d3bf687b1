import { templateLevels } from '@roundboard/contract'
import { oneOf, type SearchOf, text, yesOrNo } from '../../../shared/search/search.ts'
import { listSearch, type OnList } from '../../../shared/table/list-state.ts'

/** The Templates page's search parameters. */
export const templateSearch = {
  ...listSearch,
  equipment: text(40),
  focus: text(40),
  level: oneOf(templateLevels),
  unused: yesOrNo,
}
export type TemplateList = SearchOf<typeof templateSearch>

/** The props that the route passes to the Templates page. */
export interface TemplateListControl {
  readonly list: TemplateList
  readonly onList: OnList<TemplateList>
}
