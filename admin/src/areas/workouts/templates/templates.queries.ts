import { addresses, type BodyOf, type QueryOf, type Template } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, everyPage, unlessGone } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'
import type { TemplateList } from './template-list.ts'

type Sort = NonNullable<QueryOf<typeof addresses.listTemplates>['sort']>

/** A template used within this many days shouldn't be used again yet. */
export const unusedDays = 28
// Workouts change a template's last use, and the library counts the uses of clips.
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

/** The current version of a template, even if it was renamed; undefined if deleted. */
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
