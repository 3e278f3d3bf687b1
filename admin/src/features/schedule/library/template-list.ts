import { templateLevels } from '@roundboard/contract'
import { z } from 'zod'
import { ListState, type OnList } from '../../../shared/table/list-state.ts'

/** What of the library is listed, as an address keeps it. */
export const TemplateList = ListState.extend({
  equipment: z.string().max(40).optional().catch(undefined),
  focus: z.string().max(40).optional().catch(undefined),
  level: z.enum(templateLevels).optional().catch(undefined),
  unused: z.boolean().optional().catch(undefined),
})
export type TemplateList = z.infer<typeof TemplateList>

/** What the library's page is given by its route. */
export interface TemplateListControl {
  readonly list: TemplateList
  readonly onList: OnList<TemplateList>
}
