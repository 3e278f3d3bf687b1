import { calls } from '@roundboard/contract'
import { handle, handleList, type Handling } from '../../../platform/http/handle.ts'
import type { TemplatesService } from './templates.service.ts'

export function templatesRoutes(handling: Handling, templates: TemplatesService): void {
  handleList(handling, calls.listTemplates, ({ actor, query }) => templates.list(actor, query))
  handle(handling, calls.getTemplateTags, ({ actor }) => templates.tags(actor))
  handle(handling, calls.createTemplate, ({ actor, body }) => templates.create(actor, body))
  handle(handling, calls.updateTemplate, ({ actor, params, body }) =>
    templates.update(actor, params.id, body),
  )
  handle(handling, calls.deleteTemplate, ({ actor, params }) => templates.delete(actor, params.id))
}
