import { Button, Flex, Group, SegmentedControl, Tooltip } from '@mantine/core'
import {
  type addresses,
  countedWeeks,
  type QueryOf,
  type Round,
  type ScheduledWorkout,
} from '@roundboard/contract'
import { addDays, type Day, workoutDays } from '@roundboard/domain'
import {
  IconBooks,
  IconChevronLeft,
  IconChevronRight,
  IconCopy,
  IconFileImport,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconPlus,
  IconPrinter,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import { isCode } from '../../../shared/api/api.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { localToday } from '../../../shared/format/use-now.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { ButtonLink, IconLink } from '../../../shared/ui/links.tsx'
import { Failed } from '../../../shared/ui/query-view.tsx'
import { Notice } from '../../../shared/ui/status.tsx'
import { useTitle } from '../../../shared/api/app-info.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import type { Place, ScheduleCommands } from './commands.ts'
import { lastRound } from './cursor.ts'
import { cellOf } from './interactions/hit-test.ts'
import { useGridInteractions } from './interactions/use-grid-interactions.tsx'
import { SubscribeButton } from '../calendar-feeds/subscribe-button.tsx'
import { checkedIn, countedIn, isLanguage, issueOf } from './counted.ts'
import { FilterChips, NextGap } from './filter-chips.tsx'
import { ScheduleGrid } from './grid/schedule-grid.tsx'
import { LocationSelect } from './location-select.tsx'
import { FilesMenu } from '../import-export/files-menu.tsx'
import { GapPicker } from './panel/gap-picker.tsx'
import { type Box, boxOf } from './panel/popover-at.tsx'
import { useOverlapBadge } from './panel/use-overlap-badge.tsx'
import type { Context } from './panel/workout-details.tsx'
import { WorkoutPanel } from './panel/workout-panel.tsx'
import { coverageQuery } from './schedule.queries.ts'
import { roundsQuery } from '../rounds/rounds.queries.ts'
import type { Cell, ScheduleView } from './schedule-view.ts'
import { type GridPosition, gridPosition, type ScheduleChoice } from './schedule-address.ts'
import classes from './schedule.module.css'
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'
import { usePublishWeek } from './use-publish-week.ts'
import { useMenuRail } from './use-menu-rail.ts'
import { useSchedule } from './use-schedule.ts'
import { firstOfMonth, firstWeekday as firstWeekdayIn, startOfReadersWeek } from './week-start.ts'
import { spanOf } from './selection.ts'
import { type Filter, type Zoom, weeksOf, zooms } from './view-options.ts'

const moreWeeks = 4
const noRounds: readonly Round[] = []
const noWorkouts: readonly ScheduledWorkout[] = []

/** All rounds and days, with the weeks below each other. */
export function WorkoutSchedulePage(props: {
  choice: ScheduleChoice
  /** Changes only the given parts of the address. */
  onChoice: (change: ScheduleChoice) => void
}) {
  const { choice, onChoice } = props
  const words = useScheduleMessages()
  const shared = useSharedMessages()
  const reason = useReason()
  const format = useFormat()
  const { locale } = useLocale()
  const rail = useMenuRail()
  useTitle(words.title)
  const zoom = choice.zoom ?? 'fortnight'
  const coverage = useQuery(coverageQuery).data
  // Counts start at the latest current day of any location.
  const start = choice.day ?? (choice.show && coverage?.from) ?? localToday()
  const anchor = startOfReadersWeek(start, locale)
  const [position] = useState(() => gridPosition.find(choice))
  const weeks = useWeeks(
    anchor,
    position,
    (choice.show === undefined ? weeksOf[zoom] : Math.max(weeksOf[zoom], countedWeeks)) + 2,
  )
  const { schedule, view, isLoaded, isComplete, error, retry } = useSchedule(
    weeks.from,
    weeks.to,
    choice.gym,
  )
  const isForbidden = isCode(error, 'forbidden')
  const all = schedule?.workouts ?? noWorkouts
  const rounds = useQuery(roundsQuery).data ?? noRounds
  const grid = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const [filling, setFilling] = useState<{ place: Place; at: Box }>()
  const closePanel = () => setOpened(undefined)

  const go = (day: Day | undefined) => onChoice({ day })
  const shown = addDays(anchor, 6)
  const turn = (by: 1 | -1) =>
    go(zoom === 'month' ? firstOfMonth(shown, by) : addDays(anchor, by * 7 * weeksOf[zoom]))
  const gym = schedule?.gym
  const now = gym ? [{ day: gym.day, gyms: 0 }] : (schedule?.today ?? [])
  const firstWeekday = firstWeekdayIn(locale)
  const zoomTo = (next: Zoom | undefined) => onChoice({ zoom: next })
  const interactions = useGridInteractions(grid, {
    workouts: all,
    firstWeekday,
    start: position?.cursor ?? { round: 1, day: start },
    daysNow: now.map(({ day }) => day),
    from: weeks.from,
    to: weeks.to,
    topAt: (place) => topAt(view, place),
    onShow: go,
    onOpen: (id, place) =>
      setOpened(id === undefined ? undefined : { id, place, isEditing: false }),
    onClosePanel: closePanel,
    onEdit: (id, at) => {
      const workout = all.find((each) => each.id === id)
      if (workout) setOpened({ id, place: placeOf(workout, at), isEditing: true })
    },
    onFill: (place) => {
      const cell = grid.current?.querySelector(cellOf(place))
      if (cell) setFilling({ place, at: boxOf(cell) })
    },
    nextGap: coverage?.nextGap,
    onDropped() {
      if (choice.show !== undefined) onChoice({ show: undefined })
    },
  })
  const { cursor } = interactions
  usePublishWeek({
    isWanted: choice.publish === true && isComplete,
    first: anchor,
    workouts: all,
    publish: interactions.commands.publish,
    onStart: () => onChoice({ publish: undefined }),
  })
  const around: Context = {
    workouts: all,
    rounds,
    today: schedule?.today ?? [],
    languages: schedule?.languages ?? [],
    until: weeks.to,
  }
  const overlapBadge = useOverlapBadge(around, interactions.commands)
  const open = all.find(({ id }) => id === opened?.id)
  const isOpen = opened !== undefined && (open !== undefined || opened.id === undefined)
  const backToCell = (place: Place) => {
    setFilling(undefined)
    interactions.goTo(place)
  }
  useLayoutEffect(() => {
    if (position && grid.current) grid.current.scrollTop = position.top
    gridPosition.forget()
  }, [position])
  const counted = coverage ? countedIn(coverage) : []
  const issue = issueOf(choice.show)
  const isElsewhere = issue !== undefined && choice.day !== undefined
  const shownAlone =
    useMemo(
      () => (isElsewhere ? checkedIn(all, issue, start, weeks.to) : undefined),
      [all, isElsewhere, issue, start, weeks.to],
    ) ?? counted.find(({ filter }) => filter === choice.show)
  const choose = (wanted: Filter | undefined) => {
    if (wanted === undefined) interactions.dropSelection()
    else onChoice({ show: wanted, day: undefined })
  }
  // A filter selects its workouts and scrolls to the first one.
  const lastShown = useRef<string>(undefined)
  useEffect(() => {
    const key = shownAlone && `${shownAlone.filter} ${String(isElsewhere)}`
    if (!isComplete || lastShown.current === key) return
    lastShown.current = key
    if (shownAlone === undefined) return
    interactions.selectWorkouts(shownAlone.ids)
    interactions.goTo(shownAlone.first, false)
  })
  const isEmpty =
    isComplete && view.bands.every(({ rows }) => rows.every(({ cells }) => cells.every(isBare)))

  return (
    <Flex direction="column" gap={10} h="calc(100dvh - 57px - 18px)" mih={460} data-fills="page">
      <Group gap={6}>
        <IconButton
          label={rail.isFolded ? words.unfoldMenu : words.foldMenu}
          variant="subtle"
          onClick={rail.toggle}
        >
          {rail.isFolded ? (
            <IconLayoutSidebarLeftExpand size={18} />
          ) : (
            <IconLayoutSidebarLeftCollapse size={18} />
          )}
        </IconButton>
        <div className={classes.heading}>
          <h1 tabIndex={-1} data-page-title>
            {words.title}
          </h1>
          <span>{format.month(shown)}</span>
        </div>
        <Flex gap={5}>
          <IconButton label={words.earlier} variant="default" onClick={() => turn(-1)}>
            <IconChevronLeft size={18} />
          </IconButton>
          <Button
            variant="default"
            px={12}
            onClick={() => {
              go(undefined)
              interactions.goTo({ round: cursor.round, day: localToday() })
            }}
          >
            {words.today}
          </Button>
          <IconButton label={words.later} variant="default" onClick={() => turn(1)}>
            <IconChevronRight size={18} />
          </IconButton>
        </Flex>
        <SegmentedControl
          aria-label={words.zoom}
          value={zoom}
          data={zooms.map((value) => ({ value, label: words.zooms[value] }))}
          onChange={(chosen) => zoomTo(zooms.find((known) => known === chosen))}
        />
        <LocationSelect id={choice.gym} onChange={(id) => onChoice({ gym: id })} />
        <Flex gap={6} wrap="wrap" ml="auto">
          <SubscribeButton />
          <IconButton
            label={words.interactions.weeks.title}
            variant="default"
            size={36}
            onClick={() => {
              const day = spanOf(interactions.selection)?.first ?? cursor.day
              interactions.commands.placeWeeks([], startOfReadersWeek(day, locale))
            }}
          >
            <IconBooks size={18} />
          </IconButton>
          <FilesMenu
            shown={{
              from: shownAlone?.from ?? weeks.from,
              to: shownAlone?.to ?? weeks.to,
              ...exportedBy(shownAlone?.filter),
            }}
          />
          <Tooltip label={words.printWeek}>
            <IconLink
              to="/admin/schedule/print"
              search={{ week: anchor }}
              aria-label={words.printWeek}
              variant="default"
              size={36}
            >
              <IconPrinter size={18} />
            </IconLink>
          </Tooltip>
          <ButtonLink
            to="/admin/rounds/$roundNumber/workout"
            params={{ roundNumber: String(cursor.round) }}
            search={{ day: cursor.day }}
            leftSection={<IconPlus size={16} />}
            px={12}
          >
            {words.addWorkout}
          </ButtonLink>
        </Flex>
      </Group>
      <Group gap={10} wrap="nowrap" mih={30}>
        {coverage && <NextGap coverage={coverage} hasKey onGo={interactions.goTo} />}
        {isComplete && (
          <FilterChips
            counted={counted}
            filter={choice.show}
            shown={{ from: anchor, to: addDays(anchor, 7 * weeksOf[zoom] - 1) }}
            onFilter={choose}
          />
        )}
      </Group>
      {error !== undefined && !isForbidden && (
        <Notice p="6px 12px" fz={14} role={schedule ? 'status' : 'alert'}>
          {schedule
            ? words.stale
            : `${shared.couldNotLoad({ what: words.what })}. ${reason(error)}`}
          <Button size="compact-sm" variant="default" onClick={() => void retry()}>
            {shared.retry}
          </Button>
        </Notice>
      )}
      <Flex pos="relative" flex={1} gap={14} mih={0}>
        {isForbidden ? (
          <Failed what={words.what} error={error} />
        ) : (
          <>
            <ScheduleGrid
              key={anchor}
              ref={grid}
              bands={view.bands}
              rounds={rounds}
              now={now}
              zoom={zoom}
              shownAlone={shownAlone}
              isLoaded={isLoaded}
              isLoading={schedule === undefined && error === undefined}
              firstWeekday={firstWeekday}
              cursor={cursor}
              hasCursor={interactions.hasCursor}
              selection={interactions.selection}
              chosen={interactions.chosenIds}
              carried={interactions.held}
              shadow={interactions.shadow}
              onEarlier={weeks.addEarlier}
              onLater={weeks.addLater}
              rootProps={{
                ...interactions.rootProps,
                onClick(event: MouseEvent) {
                  overlapBadge.onClick(event)
                  interactions.rootProps.onClick(event)
                },
              }}
            />
            {isEmpty && <EmptySchedule first={weeks.from} commands={interactions.commands} />}
            {overlapBadge.popover}
            {filling && (
              <GapPicker
                {...filling}
                around={around}
                commands={interactions.commands}
                onNew={() => {
                  setFilling(undefined)
                  setOpened({ place: filling.place, isEditing: true })
                }}
                onClose={() => backToCell(filling.place)}
              />
            )}
          </>
        )}
        {isOpen && (
          <WorkoutPanel
            workout={open}
            {...{ around, place: opened.place, isEditing: opened.isEditing }}
            commands={interactions.commands}
            fullPage={{
              choice,
              onLeave: () => {
                const top = grid.current?.scrollTop ?? 0
                gridPosition.keep(choice, { ...weeks.added, top, cursor: opened.place })
              },
            }}
            onEdit={() => setOpened({ ...opened, isEditing: true })}
            onView={() => {
              setOpened({ ...opened, isEditing: false })
              interactions.goTo(opened.place)
            }}
            onSaved={(saved) => {
              const place = placeOf(saved, opened.place)
              setOpened({ id: saved.id, place, isEditing: false })
              interactions.goTo(place)
            }}
            onClose={() => {
              closePanel()
              interactions.goTo(opened.place)
            }}
          />
        )}
      </Flex>
      {interactions.layer}
    </Flex>
  )
}

/** What the panel shows: a workout, or without an ID the form of a new one. */
interface Opened {
  readonly id?: string
  readonly place: Place
  readonly isEditing: boolean
}

/** The cursor's cell if the workout covers it, otherwise the workout's first. */
function placeOf(
  workout: Pick<ScheduledWorkout, 'round' | 'startDate' | 'endDate'>,
  at: Place,
): Place {
  const { firstDay, lastDay } = workoutDays(workout)
  const isThere = workout.round === at.round && firstDay <= at.day && at.day <= lastDay
  return isThere ? at : { round: workout.round, day: firstDay }
}

/** The filter of an export; filters for gaps and content issues export everything. */
function exportedBy(filter: Filter | undefined): Partial<QueryOf<typeof addresses.exportWorkouts>> {
  if (filter !== undefined && isLanguage(filter)) return { lacks: filter, languages: filter }
  switch (filter) {
    case 'drafts':
      return { isDraft: 'true' }
    case 'overlaps':
      return { isOverlapping: 'true' }
    case 'no-steps':
      return { isWithoutSteps: 'true' }
    case 'missing-clip':
    case 'long-text':
      return { issue: filter }
    case 'gaps':
    case undefined:
      return {}
  }
}

const topAt = ({ bands }: ScheduleView, { round, day }: Place) =>
  bands
    .find(({ days }) => days.includes(day))
    ?.rows.find((row) => row.round === round)
    ?.cells.find((cell) => cell.day === day)?.top

/** The weeks shown: from the requested one on, with more at either end after scrolling. */
function useWeeks(anchor: Day, position: GridPosition | undefined, atFirst: number) {
  const [more, setMore] = useState({ before: 0, after: 0, ...position, anchor })
  const { before, after } = more.anchor === anchor ? more : { before: 0, after: 0 }
  const count = atFirst + after
  const change = (by: { before?: number; after?: number }) =>
    setMore({ anchor, before: before + (by.before ?? 0), after: after + (by.after ?? 0) })
  return {
    added: { before, after },
    from: addDays(anchor, -7 * before),
    to: addDays(anchor, 7 * count - 1),
    addEarlier: () => change({ before: moreWeeks }),
    addLater: () => change({ after: moreWeeks }),
  }
}

const isBare = ({ stack }: Cell) => stack.length === 0

const weeksOfMonth = 4

/**
 * Suggestions for an empty schedule: repeat the previous weeks, import a file, or add a workout.
 */
function EmptySchedule({ first, commands }: { first: Day; commands: ScheduleCommands }) {
  const words = useScheduleMessages()
  const from = addDays(first, -7 * weeksOfMonth)
  const last = addDays(first, -1)
  const before = useSchedule(from, last, undefined)
  const ids = before.view.bands.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap(({ stack }) => stack.map(({ id }) => id))),
  )
  return (
    <section className={classes.empty} aria-label={words.emptyTitle}>
      <h2>{words.emptyTitle}</h2>
      <p>{words.emptyWhy}</p>
      {ids.length > 0 && (
        <Button
          leftSection={<IconCopy size={16} />}
          onClick={() => {
            const block = { ids: [...new Set(ids)], first: from, last, top: 1, bottom: lastRound }
            commands.copyBlock(block, { round: 1, day: first })
          }}
        >
          {words.copyWeeksBefore({ weeks: weeksOfMonth })}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconBooks size={16} />}
        onClick={() => commands.placeWeeks([], first)}
      >
        {words.interactions.weeks.title}
      </Button>
      <ButtonLink
        to="/admin/schedule/import"
        variant="default"
        leftSection={<IconFileImport size={16} />}
      >
        {words.importFile}
      </ButtonLink>
      <ButtonLink
        to="/admin/rounds/$roundNumber/workout"
        params={{ roundNumber: '1' }}
        variant={ids.length > 0 ? 'default' : 'filled'}
        leftSection={<IconPlus size={16} />}
      >
        {words.firstWorkout}
      </ButtonLink>
    </section>
  )
}
