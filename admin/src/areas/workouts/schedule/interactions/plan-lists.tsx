import { Box, Flex, UnstyledButton } from '@mantine/core'
import { recentDays, type BulkItem } from '@roundboard/contract'
import { useState, type ReactNode } from 'react'
import { useFormat } from '../../../../shared/format/format.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { byDays, type DayGroup, type Lists, skipReason, withDraft } from './impact-preview.ts'
import type { Plan } from './plan.ts'
import classes from './plan-dialog.module.css'

const shownAtFirst = 3

/** The four lists of a plan; each opens fully. */
export function PlanLists({ action, lists }: { action: Plan['action']; lists: Lists }) {
  const words = useScheduleMessages().interactions
  const { done, replaced, leftOut, gaps, recent } = lists
  const format = useFormat()
  return (
    <>
      <List
        mark="done"
        title={words.done[action]({ count: done.length })}
        groups={byDays(done, (item) => item)}
        row={(items) => items.map(({ name }) => name).join(' · ')}
      />
      <List
        mark="replaced"
        title={words.replaced({ count: replaced.length })}
        groups={byDays(replaced, ({ item }) => item)}
        row={(items) =>
          items.map(({ item, by }) => (
            <Line key={item.id} item={item}>
              <s>{item.name}</s>
              {by && ` → ${by.name}`}
            </Line>
          ))
        }
      />
      <List
        mark="replaced"
        title={words.weeks.recent({ count: recent.length, days: recentDays })}
        groups={byDays(recent, ({ item }) => item)}
        row={(items) =>
          items.map(({ item, other }) => (
            <Line key={item.round} item={item}>
              {words.weeks.already({
                name: item.name,
                day: format.day(other.startDate.slice(0, 10)),
              })}
            </Line>
          ))
        }
      />
      <List
        mark="left-out"
        title={words.leftOut({ count: leftOut.length })}
        groups={byDays(leftOut, ({ item }) => item)}
        row={(items) =>
          items.map(({ item, reason }, index) => (
            <Line key={`${item.name} ${String(index)}`} item={item}>
              {item.name}: {skipReason(words, reason)}
            </Line>
          ))
        }
      />
      <List
        mark="gap"
        title={words.gaps({ count: gaps.length, drafts: withDraft(gaps) })}
        groups={gapsByDay(gaps)}
        row={(items) =>
          items.map(({ round, hasDraft }) => (
            <Box key={round} component="span" display="block">
              <b>{words.roundNumber({ round })}</b> {hasDraft ? words.isDraft : words.isEmpty}
            </Box>
          ))
        }
      />
    </>
  )
}

function gapsByDay(gaps: Lists['gaps']): DayGroup<Lists['gaps'][number]>[] {
  const days = [...Map.groupBy(gaps, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1))
  return days.map(([day, items]) => ({ first: day, last: day, items }))
}

function Line({ item, children }: { item: BulkItem; children: ReactNode }) {
  const words = useScheduleMessages().interactions
  return (
    <Box component="span" display="block">
      <b>{words.roundNumber({ round: item.round })}</b> {children}
    </Box>
  )
}

function List<T>(props: {
  mark: string
  title: string
  groups: readonly DayGroup<T>[]
  row: (items: readonly T[]) => ReactNode
}) {
  const words = useScheduleMessages().interactions
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { groups } = props
  if (groups.length === 0) return null
  const shown = isOpen ? groups : groups.slice(0, shownAtFirst)
  const rest = groups.slice(shown.length).flatMap(({ items }) => items).length
  return (
    <section className={classes.list} data-mark={props.mark}>
      <Flex component="header" gap={12} align="baseline" justify="space-between">
        <h3>{props.title}</h3>
        {groups.length > shownAtFirst && (
          <UnstyledButton
            mih={24}
            c="dimmed"
            fz={13}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.showFewer : words.showAll}
          </UnstyledButton>
        )}
      </Flex>
      <Box component="dl" fz={13}>
        {shown.map(({ first, last, items }) => (
          <div key={`${first} ${last}`}>
            <dt>{format.shortDays(first, last)}</dt>
            <dd>{props.row(items)}</dd>
          </div>
        ))}
        {rest > 0 && (
          <div>
            <dt />
            <dd className={classes.quiet}>{words.andMore({ count: rest })}</dd>
          </div>
        )}
      </Box>
    </section>
  )
}
