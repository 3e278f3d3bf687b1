import type { WeekTemplate } from '@roundboard/contract'
import { addDays } from '@roundboard/domain'
import { IconBooks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { localToday } from '../../../shared/format/use-now.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { useTemplatesMessages } from '../../../shared/messages/templates.ts'
import type { ListControl } from '../../../shared/table/list-state.ts'
import type { Column } from '../../../shared/table/data-table.tsx'
import { ListPanel } from '../../../shared/table/list-panel.tsx'
import { ButtonLink } from '../../../shared/ui/links.tsx'
import { useScheduleCommands } from '../schedule/interactions/use-schedule-commands.tsx'
import { firstWeekday, startOfReadersWeek } from '../schedule/week-start.ts'
import { TemplatesHeader, useUsageColumns } from './templates-parts.tsx'
import { weekTemplatesQuery } from './templates.queries.ts'
import { WeekTemplateModal } from './week-template-modal.tsx'

/** Templates of whole weeks, which can be placed on other weeks. */
export function WeekTemplatesPage(props: ListControl) {
  const words = useTemplatesMessages()
  const { locale } = useLocale()
  const list = { ...props.list, sort: props.list.sort ?? 'name' }
  const query = useQuery(weekTemplatesQuery(list))
  const [renaming, setRenaming] = useState<WeekTemplate>()
  const { commands, dialogs } = useScheduleCommands({
    ...{ workouts: [], daysNow: [], firstWeekday: firstWeekday(locale) },
  })
  const columns: Column<WeekTemplate>[] = [
    {
      key: 'name',
      label: words.name,
      sortKey: 'name',
      isHeading: true,
      cell: ({ name }) => name,
    },
    {
      key: 'weeks',
      label: words.weeks.title,
      cell: ({ weeks }) => words.weeks.count({ count: weeks }),
    },
    {
      key: 'workouts',
      label: words.weeks.workouts,
      cell: ({ workouts }) => words.weeks.workoutCount({ count: workouts }),
    },
    ...useUsageColumns<WeekTemplate>({
      isOfWeeks: true,
      onPlace: (template) =>
        commands.placeWeeks([template], addDays(startOfReadersWeek(localToday(), locale), 7)),
      onEdit: setRenaming,
    }),
  ]
  return (
    <>
      <TemplatesHeader description={words.weeks.description} />
      <ListPanel
        list={list}
        onList={(next, how) => props.onList({ ...list, ...next }, how)}
        query={query}
        subject={words.weeks.subject}
        emptyText={words.weeks.none}
        emptyIcon={<IconBooks size={32} stroke={1.5} />}
        emptyHint={words.weeks.noneYet}
        emptyAction={
          <ButtonLink to="/admin/schedule" variant="default">
            {words.toSchedule}
          </ButtonLink>
        }
        columns={columns}
      />
      {dialogs}
      {renaming && (
        <WeekTemplateModal
          template={query.data?.items.find(({ id }) => id === renaming.id) ?? renaming}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </>
  )
}
