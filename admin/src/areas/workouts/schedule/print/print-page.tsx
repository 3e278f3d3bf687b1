import { Button, Switch } from '@mantine/core'
import { addDays, type Day } from '@roundboard/domain'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { localToday } from '../../../../shared/format/use-now.ts'
import { useLocale } from '../../../../shared/i18n/locale.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { PageHeader } from '../../../../shared/ui/page.tsx'
import { QueryView } from '../../../../shared/ui/query-view.tsx'
import { startOfReadersWeek } from '../week-start.ts'
import classes from './print.module.css'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { WeekSheet } from './week-sheet.tsx'
import { addresses } from '@roundboard/contract'
import { api } from '../../../../shared/api/api.ts'
import { keys } from '../../../../shared/api/keys.ts'

/** The rounds with their workouts of a week. */
const weekQuery = (firstDay: Day) =>
  queryOptions({
    queryKey: [keys.workouts, 'sheet', firstDay],
    queryFn: async ({ signal }) => {
      const query = { from: firstDay, to: addDays(firstDay, 6) }
      const [rounds, { workouts }, { from: earliest }] = await Promise.all([
        api.call(addresses.listRounds, { signal }),
        api.call(addresses.readSchedule, { query, signal }),
        api.call(addresses.getCoverage, { signal }),
      ])
      return { rounds, workouts, earliest }
    },
  })

export interface PrintChoice {
  /** Any day of the printed week. */
  readonly week?: Day | undefined
  /** Includes what screens don't show. */
  readonly all?: boolean | undefined
}

/** A printable week of all rounds. */
export function PrintPage(props: { choice: PrintChoice; onChoice: (choice: PrintChoice) => void }) {
  const { choice, onChoice } = props
  const words = useScheduleMessages().print
  const { locale } = useLocale()
  const firstDay = startOfReadersWeek(choice.week ?? localToday(), locale)
  const withUnseen = choice.all ?? false
  const query = useQuery(weekQuery(firstDay))
  const turn = (days: number) => onChoice({ ...choice, week: addDays(firstDay, days) })
  return (
    <div className={classes.page}>
      <div className={classes.desk}>
        <PageHeader
          title={words.title}
          description={words.why}
          actions={
            <>
              <IconButton label={words.earlier} variant="default" onClick={() => turn(-7)}>
                <IconChevronLeft size={18} />
              </IconButton>
              <Button variant="default" onClick={() => onChoice({ ...choice, week: undefined })}>
                {words.thisWeek}
              </Button>
              <IconButton label={words.later} variant="default" onClick={() => turn(7)}>
                <IconChevronRight size={18} />
              </IconButton>
              <Button
                leftSection={<IconPrinter size={16} />}
                disabled={query.data === undefined}
                onClick={() => window.print()}
              >
                {words.print}
              </Button>
            </>
          }
        />
        <Switch
          size="sm"
          label={words.withUnseen}
          checked={withUnseen}
          onChange={(event) =>
            onChoice({ ...choice, all: event.currentTarget.checked || undefined })
          }
        />
      </div>
      <QueryView query={query} what={words.subject}>
        {({ rounds, workouts, earliest }) => (
          <div className={classes.paper} tabIndex={0} role="group" aria-label={words.title}>
            <WeekSheet
              {...{ firstDay, rounds, workouts, withUnseen, earliest }}
              asOf={query.dataUpdatedAt}
            />
          </div>
        )}
      </QueryView>
    </div>
  )
}
