import {
  addresses,
  type BodyOf,
  type QueryOf,
  recentDays,
  type Template,
  type WeekTemplate,
} from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, everyPage, allow404 } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'
import type { ListState } from '../../../shared/table/list-state.ts'
import type { TemplateList } from './template-list.ts'

type Sort = NonNullable<QueryOf<typeof addresses.listTemplates>['sort']>

// Workouts change a template's last use, and the library counts the uses of clips.
const stale = [keys.workouts, keys.media, keys.logs] as const

export const templatesQuery = ({ page, sort, q, equipment, focus, level, unused }: TemplateList) =>
  queryOptions({
    queryKey: [keys.workouts, 'templates', page, sort, q, equipment, focus, level, unused],
    queryFn: ({ signal }) =>
      api.list(addresses.listTemplates, {
        query: {
          ...{ page: page ?? 1, sort: sort as Sort | undefined, name: q, equipment, focus, level },
          ...(unused && { unusedDays: recentDays }),
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

export const useSaveTemplate = () => useCreate(addresses.createTemplate, stale)

export const useUpdateTemplate = (id: string) =>
  useChange(
    (body: BodyOf<typeof addresses.updateTemplate>) =>
      api.call(addresses.updateTemplate, { params: { id }, body }),
    stale,
  )

export const useDeleteTemplate = () =>
  useChange((id: string) => allow404(api.call(addresses.deleteTemplate, { params: { id } })), stale)

export const weekTemplatesQuery = ({ page, sort, q }: ListState) =>
  queryOptions({
    queryKey: [keys.workouts, 'week-templates', page, sort, q],
    queryFn: ({ signal }) =>
      api.list(addresses.listWeekTemplates, {
        query: { page: page ?? 1, sort: sort as Sort | undefined, name: q },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

const readWeekTemplates = () =>
  everyPage((page) =>
    api.list(addresses.listWeekTemplates, { query: { page, limit: limits.pageSizeMax } }),
  )

/** All of them, for choosing. */
export const allWeekTemplatesQuery = queryOptions({
  queryKey: [keys.workouts, 'week-templates', 'all'],
  queryFn: readWeekTemplates,
})

/** The current version of a week template; undefined if deleted. */
export async function readWeekTemplate(id: string): Promise<WeekTemplate | undefined> {
  return (await readWeekTemplates()).find((template) => template.id === id)
}

export const useSaveWeekTemplate = () => useCreate(addresses.createWeekTemplate, stale)

export const useUpdateWeekTemplate = (id: string) =>
  useChange(
    (body: BodyOf<typeof addresses.updateWeekTemplate>) =>
      api.call(addresses.updateWeekTemplate, { params: { id }, body }),
    stale,
  )

export const useDeleteWeekTemplate = () =>
  useChange(
    (id: string) => allow404(api.call(addresses.deleteWeekTemplate, { params: { id } })),
    stale,
  )
