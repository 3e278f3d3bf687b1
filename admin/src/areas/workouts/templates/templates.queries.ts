import { addresses, type BodyOf, type QueryOf, type Template } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, everyPage, unlessGone } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'
import type { TemplateList } from './template-list.ts'

type Sort = NonNullable<QueryOf<typeof addresses.listTemplates>['sort']>

/** What was on within so many days is not to come again yet. */
export const unusedDays = 28
// A change of workouts may change when a template was on last; the library of media counts what uses a clip.
const stale = [keys.workouts, keys.media, keys.logs] as const

export const templatesQuery = ({ page, sort, q, equipment, focus, level, unused }: TemplateList) =>
  queryOptions({
    queryKey: [keys.workouts, 'templates', page, sort, q, equipment, focus, level, unused],
    queryFn: ({ signal }) =>
      api.list(addresses.listTemplates, {
        query: {
          ...{ page: page ?? 1, sort: sort as Sort | undefined, name: q, equipment, focus, level },
          ...(unused && { unusedDays }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const tagsQuery = queryOptions({
  queryKey: [keys.workouts, 'template-tags'],
  queryFn: ({ signal }) => api.call(addresses.getTemplateTags, { signal }),
})

/** A template as it is now, if it is; its name may be another by now. */
export async function readTemplate(id: string): Promise<Template | undefined> {
  const templates = await everyPage((page) =>
    api.list(addresses.listTemplates, { query: { page, limit: limits.pageSizeMax } }),
  )
  return templates.find((template) => template.id === id)
}

export const useKeepTemplate = () => useCreate(addresses.createTemplate, stale)

export const useUpdateTemplate = (id: string) =>
  useChange(
    (body: BodyOf<typeof addresses.updateTemplate>) =>
      api.call(addresses.updateTemplate, { params: { id }, body }),
    stale,
  )

export const useDeleteTemplate = () =>
  useChange(
    (id: string) => unlessGone(api.call(addresses.deleteTemplate, { params: { id } })),
    stale,
  )
