import { Button, CloseButton, Menu } from '@mantine/core'
import { addDays, type ContentIssue, issuesIn, workoutDays, type Day } from '@roundboard/domain'
import { IconFilter, IconListCheck } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useFormat } from '../../../../shared/format/format.ts'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { useTitle } from '../../../../shared/api/app-info.ts'
import type { Place, ScheduleCommands } from '../commands.ts'
import { GapPicker } from '../panel/gap-picker.tsx'
import { boxOf } from '../panel/popover-at.tsx'
import type { Context } from '../panel/workout-details.tsx'
import { type Cell, isGap } from '../schedule-view.ts'
import classes from './agenda.module.css'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { AgendaRows } from './agenda-rows.tsx'
import { DayStrip } from './day-strip.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useTouch } from './use-touch.ts'
import { WorkoutSheet } from './workout-sheet.tsx'

interface Props {
  readonly day: Day
  /** The days of its week, and their rounds. */
  readonly week: readonly { readonly day: Day; readonly cells: readonly Cell[] }[]
  /** The earliest current day of any location. */
  readonly earliest: Day
  readonly gaps: ReactNode
  readonly around: Context
  readonly commands: ScheduleCommands
  readonly onDay: (day: Day) => void
}

const daysAWeek = 7

/** The schedule on a phone: one day, its week above, and the commands at the bottom. */
export function Agenda({ day, week, earliest, gaps: gapList, around, commands, onDay }: Props) {
  const words = useScheduleMessages().agenda
  const format = useFormat()
  useTitle(words.title)
  const [filling, setFilling] = useState<{ place: Place; from: HTMLElement }>()
  const [openId, setOpenId] = useState<string>()
  const [selected, setSelected] = useState<ReadonlySet<string>>()
  const { workouts, today, rounds } = around
  const firstDay = week[0]?.day ?? day
  const rows = week.find((each) => each.day === day)?.cells ?? []
  const open = workouts.find(({ id }) => id === openId)
  const chosen = workouts.filter(({ id }) => selected?.has(id))
  const { gaps, drafts } = marksOf(rows)
  const gyms = today.find((each) => each.day === day)?.gyms ?? 0

  const turn = (by: number) => onDay(addDays(day, by))
  const toggle = (id: string) =>
    setSelected((last) => {
      const next = new Set(last)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const touch = useTouch({
    onTurn: turn,
    onLongPress(target) {
      const id = target.closest('[data-workout]')?.getAttribute('data-workout')
      if (id != null) toggle(id)
    },
  })
  const touchWeek = useTouch({
    onTurn(by) {
      turn(by * daysAWeek)
    },
  })
  const onDays = (from: Day, to: Day) =>
    workouts.filter((workout) => {
      const its = workoutDays(workout)
      return its.firstDay <= to && from <= its.lastDay
    })
  const ofWeek = onDays(firstDay, addDays(firstDay, daysAWeek - 1))
  const selectAll = (all: readonly { readonly id: string }[]) =>
    setSelected(new Set(all.map(({ id }) => id)))
  const withIssue = (issue: ContentIssue) =>
    ofWeek.filter((workout) => issuesIn(workout).includes(issue))
  const kinds = [
    { label: words.draftsOfWeek, found: ofWeek.filter(({ isDraft }) => isDraft) },
    { label: words.noStepsOfWeek, found: ofWeek.filter(({ stills }) => stills.length === 0) },
    { label: words.missingClipsOfWeek, found: withIssue('missing-clip') },
    { label: words.longTextsOfWeek, found: withIssue('long-text') },
    ...around.languages.map(({ language }) => ({
      label: words.missingTextsOfWeek({ language: format.languageName(language) }),
      found: ofWeek.filter(({ lacks }) => lacks.some((lack) => lack.language === language)),
    })),
  ].filter(({ found }) => found.length > 0)

  return (
    <div className={classes.agenda} data-selecting={selected !== undefined}>
      {selected ? (
        <header className={classes.head}>
          <CloseButton aria-label={words.drop} onClick={() => setSelected(undefined)} />
          <h1 data-page-title tabIndex={-1}>
            <span aria-live="polite">{words.selected({ count: chosen.length })}</span>
          </h1>
          <Button variant="default" px="xs" onClick={() => selectAll(onDays(day, day))}>
            {words.allOf({ day: format.weekday(day, 'long') })}
          </Button>
          <Button variant="default" px="xs" onClick={() => selectAll(ofWeek)}>
            {words.week}
          </Button>
        </header>
      ) : (
        <header className={classes.head}>
          <h1 data-page-title tabIndex={-1}>
            {words.title} <small>{format.shortMonth(day)}</small>
          </h1>
          <Button variant="default" onClick={() => onDay(earliest)}>
            {words.today}
          </Button>
          <IconButton label={words.select} variant="default" onClick={() => setSelected(new Set())}>
            <IconListCheck size={18} />
          </IconButton>
          <Menu>
            <Menu.Target>
              <IconButton label={words.find} variant="default">
                <IconFilter size={18} />
              </IconButton>
            </Menu.Target>
            <Menu.Dropdown>
              {kinds.map(({ label, found }) => (
                <Menu.Item key={label} rightSection={found.length} onClick={() => selectAll(found)}>
                  {label}
                </Menu.Item>
              ))}
              {kinds.length === 0 && <Menu.Item disabled>{words.noneOfWeek}</Menu.Item>}
            </Menu.Dropdown>
          </Menu>
        </header>
      )}
      {!selected && gapList}
      <div {...touchWeek} className={classes.swipe}>
        <DayStrip
          day={day}
          days={week.map((each) => ({
            day: each.day,
            ...marksOf(each.cells),
            isPast: each.day < earliest,
            isNow: today.some((now) => now.day === each.day),
          }))}
          onDay={onDay}
          onTurn={turn}
        />
      </div>
      <section {...touch} className={classes.swipe} aria-label={format.dayOfWeek(day)}>
        <h2 className={classes.dayHead} aria-live="polite">
          {format.dayOfWeek(day)}
          {gaps > 0 && <b>{words.gaps({ count: gaps })}</b>}
          {drafts > 0 && <span>{words.drafts({ count: drafts })}</span>}
          {gyms > 0 && <small>{words.gymsNow({ count: gyms })}</small>}
        </h2>
        <AgendaRows
          {...{ rows, rounds, selected }}
          onOpen={setOpenId}
          onToggle={toggle}
          onAdd={(round, from) => setFilling({ place: { round, day }, from })}
        />
      </section>
      {chosen.length > 0 && <SelectionBar workouts={chosen} commands={commands} />}
      {filling && (
        <GapPicker
          place={filling.place}
          at={boxOf(filling.from)}
          {...{ around, commands }}
          onNew={() => commands.add(filling.place)}
          onClose={() => {
            setFilling(undefined)
            filling.from.focus()
          }}
        />
      )}
      {open && (
        <WorkoutSheet
          {...{ workout: open, day, around, commands }}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </div>
  )
}

/** The marks of a day in the strip: gaps and drafts. */
function marksOf(cells: readonly Pick<Cell, 'state' | 'stack'>[]) {
  return {
    gaps: cells.filter(isGap).length,
    drafts: cells.flatMap(({ stack }) => stack.filter(({ isDraft }) => isDraft)).length,
  }
}
