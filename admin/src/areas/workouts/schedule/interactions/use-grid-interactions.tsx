import type { ScheduledWorkout } from '@roundboard/contract'
import type { Day } from '@roundboard/domain'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { alerts } from '../../../../shared/alerts/alerts.ts'
import { useFormat } from '../../../../shared/format/format.ts'
import { carryOffset, carryTo, isAtRest, taken, type Carry } from '../carry.ts'
import type { Place } from '../commands.ts'
import { isSamePlace, stepped, type Step } from '../cursor.ts'
import { actionOf, isStep, widenedStep, type KeyAction } from '../keys.ts'
import {
  block,
  chosenOf,
  dayOf,
  containsAll,
  isNothing,
  nothingSelected,
  roundOfWeek,
  selected,
  selectedWorkouts,
  spanOf,
  toggled,
  weekOf,
  extendTo,
  extendByWeeks,
  type Selection,
} from '../selection.ts'
import { BulkBar, ClipBar } from './bulk-bar.tsx'
import { CommandMenuAt } from './command-menu.tsx'
import { Ghost } from './ghost.tsx'
import {
  cellOf,
  pickAround,
  placeAround,
  placeAt,
  weeksAcross,
  workoutAround,
  type Pick,
} from './hit-test.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import { shadowOf } from './drop-target.ts'
import { usePointer, type Grip } from './use-pointer.ts'
import { toItem, useScheduleCommands } from './use-schedule-commands.tsx'

interface Given {
  readonly workouts: readonly ScheduledWorkout[]
  readonly firstWeekday: number
  /** The cursor's first cell. */
  readonly start: Place
  /** The current days of all locations. */
  readonly daysNow: readonly Day[]
  /** The first and the last day that are shown. */
  readonly from: Day
  readonly to: Day
  /** The workout visible in a cell. */
  readonly topAt: (place: Place) => ScheduledWorkout | undefined
  /** Scrolls to a day and loads it if needed. */
  readonly onShow: (day: Day) => void
  readonly onOpen: (id: string | undefined, place: Place) => void
  readonly onClosePanel: () => void
  /** Opens a workout for editing, or the picker for an empty cell. */
  readonly onEdit: (id: string, cursor: Place) => void
  readonly onFill: (place: Place) => void
  /** The next gap of the coming year; undefined while loading. */
  readonly nextGap: Place | null | undefined
  /** Called when the selection is cleared. */
  readonly onDropped: () => void
}

/** The keyboard, mouse and touch interactions of the grid. */
export function useGridInteractions(root: RefObject<HTMLElement | null>, given: Given) {
  const { workouts, firstWeekday, topAt } = given
  const gapWords = useScheduleMessages()
  const words = gapWords.interactions
  const format = useFormat()
  const [cursor, setCursor] = useState<Place>(given.start)
  const [hasCursor, setHasCursor] = useState(false)
  const [selection, setSelection] = useState<Selection>(nothingSelected)
  const [carried, setCarried] = useState<Carry>()
  const [ranging, setRanging] = useState<Place>()
  const [menu, setMenu] = useState<{ x: number; y: number; ids: readonly string[] }>()
  const [announcement, setAnnouncement] = useState('')
  const ghost = useRef<HTMLDivElement>(null)
  const mustShow = useRef<'focused' | 'in-sight'>(undefined)

  const items = useMemo(() => workouts.map(toItem), [workouts])
  const chosen = useMemo(() => chosenOf(selection, items), [selection, items])
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen])

  const shadow = useMemo(() => shadowOf(carried, items, selection), [carried, items, selection])

  const { commands, clip, dropClip, dialogs } = useScheduleCommands({
    workouts,
    daysNow: given.daysNow,
    firstWeekday,
    selection,
    onEdit(id) {
      given.onEdit(id, cursor)
    },
    onFill: given.onFill,
    onDone(plan) {
      if (plan.action !== 'sub-header') dropSelection()
    },
  })

  // The later of copying and selecting determines the bar.
  const isClipOnTop = clip !== undefined && (isNothing(selection) || selection === clip.selection)
  const top = () => topAt(cursor)
  /** The target of a command: the selection, or the workout at the cursor. */
  const targets = (): readonly string[] => {
    if (chosen.length > 0) return chosen.map(({ id }) => id)
    const under = top()
    return under ? [under.id] : []
  }

  function goTo(place: Place, focuses = true) {
    setCursor(place)
    setHasCursor(true)
    mustShow.current = focuses ? 'focused' : 'in-sight'
    if (!root.current?.querySelector(cellOf(place))) given.onShow(place.day)
  }
  // A passive effect of an earlier render could run after goTo and focus the old cursor.
  useLayoutEffect(() => {
    if (!mustShow.current) return
    const cell = root.current?.querySelector<HTMLElement>(cellOf(cursor))
    if (!cell) return
    const isFocused = mustShow.current === 'focused'
    mustShow.current = undefined
    if (isFocused) cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: isFocused ? 'nearest' : 'center', inline: 'nearest' })
  })

  function dropSelection() {
    setSelection(nothingSelected)
    given.onDropped()
  }
  function select(next: Selection) {
    setSelection(next)
    if (isNothing(next)) given.onDropped()
    setAnnouncement(words.selectionIs({ count: chosenOf(next, items).length }))
  }
  function toggle(places: readonly Place[], at: Place) {
    select(toggled(selection, places, at, items))
  }
  /** Selecting a workout selects all its days. */
  const piecesAt = (place: Place): Place[] => {
    const under = topAt(place)
    if (!under) return [place]
    const { firstDay, lastDay, round } = toItem(under)
    return block(firstDay, lastDay, [round])
  }

  function drop() {
    setCarried(undefined)
    if (!carried || isAtRest(carried)) return
    const by = carryOffset(carried)
    if (carried.copies) commands.copyBy(carried.ids, by)
    else commands.moveBy(carried.ids, by)
    goTo(carried.at)
  }

  const steppedBy = (step: Step) =>
    stepped(cursor, step, firstWeekday, root.current ? weeksAcross(root.current) : 1)
  function widen(step: Step) {
    const anchor = selection.anchor ?? cursor
    const to = steppedBy(step)
    goTo(to)
    select(extendTo(anchor, to))
  }
  function escape() {
    if (isClipOnTop) dropClip()
    else if (!isNothing(selection)) dropSelection()
    else given.onClosePanel()
  }
  function roundOrWeek() {
    const round = roundOfWeek(cursor, firstWeekday)
    const isRound = containsAll(selection, round)
    select(selected(isRound ? weekOf(cursor.day, firstWeekday) : round, cursor))
  }
  function perform(action: KeyAction): boolean {
    if (isStep(action)) {
      goTo(steppedBy(action))
      return true
    }
    const widening = widenedStep(action)
    if (widening) {
      widen(widening)
      return true
    }
    const ids = targets()
    const under = top()
    switch (action) {
      case 'toggle':
        toggle(piecesAt(cursor), cursor)
        return true
      case 'round-or-week':
        roundOrWeek()
        return true
      case 'whole-day':
        select(selected(dayOf(cursor.day), cursor))
        return true
      case 'all':
        select(selected(block(given.from, given.to), cursor))
        return true
      case 'enter':
        if (under) commands.edit(under.id)
        else commands.add(cursor)
        return true
      case 'escape':
        escape()
        return true
      case 'preview':
        given.onOpen(under?.id, cursor)
        return true
      case 'copy':
        commands.copy(ids)
        setAnnouncement(words.copied({ count: ids.length }))
        return true
      case 'move':
        commands.move(ids)
        setAnnouncement(words.cut({ count: ids.length }))
        return true
      case 'put':
        commands.put(cursor)
        return true
      case 'delete':
        commands.remove(ids)
        return true
      case 'next-gap':
        if (given.nextGap) goTo(given.nextGap)
        else if (given.nextGap === null) alerts.success(gapWords.noGap)
        return true
      case 'undo':
        commands.undo()
        return true
      case 'redo':
        commands.redo()
        return true
      case 'menu':
        openMenuAt(cursor, ids)
        return true
      default:
        return false
    }
  }

  function openMenuAt(place: Place, ids: readonly string[]) {
    const box = root.current?.querySelector(cellOf(place))?.getBoundingClientRect()
    if (box && ids.length > 0) setMenu({ x: box.left + 24, y: box.top + 24, ids })
  }

  function choose({ pick, place }: Pick, event: { shiftKey: boolean }) {
    setHasCursor(true)
    setCursor(place)
    if (pick === 'week' && event.shiftKey && selection.anchor)
      select(extendByWeeks(selection.anchor, place.day, firstWeekday))
    else if (pick === 'week') toggle(weekOf(place.day, firstWeekday), place)
    else if (pick === 'day') toggle(dayOf(place.day), place)
    else toggle(roundOfWeek(place, firstWeekday), place)
  }

  const { onPointerDown, isClickOver } = usePointer(root, {
    onDrag({ place, workout }: Grip, copies) {
      setMenu(undefined)
      const pressed = items.find(({ id }) => id === workout)
      if (!pressed) setRanging(place)
      else
        setCarried(taken(chosenIds.has(pressed.id) ? [...chosenIds] : [pressed.id], place, copies))
    },
    onOver(place, copies) {
      if (ranging) {
        setSelection(extendTo(ranging, place))
        return
      }
      setCarried((last) => last && { ...carryTo(last, place), copies })
    },
    onDrop() {
      setRanging(undefined)
      if (carried) drop()
    },
    onCancel() {
      setRanging(undefined)
      setCarried(undefined)
    },
    onMove(x, y) {
      const element = ghost.current
      if (!element) return
      const left = Math.min(x + 14, innerWidth - element.offsetWidth - 8)
      const top = Math.min(y + 14, innerHeight - element.offsetHeight - 8)
      element.style.translate = `${String(left)}px ${String(top)}px`
    },
    onLongPress({ place }) {
      toggle(piecesAt(place), place)
      setCursor(place)
    },
  })

  const lastClick = useRef<{ id: string | undefined; place: Place; x: number; y: number }>(
    undefined,
  )
  function onClick(event: MouseEvent) {
    const { target } = event
    if (isClickOver() || !(target instanceof Element) || !root.current) return
    const pick = pickAround(target)
    if (pick) {
      choose(pick, event)
      return
    }
    const gap = target.closest('[data-fill]') && placeAround(target)
    if (gap) {
      goTo(gap)
      commands.add(gap)
      return
    }
    const workout = workoutAround(target)
    if (workout === undefined && target.closest('button, a, input')) return
    // Screen readers click without a pointer.
    const place =
      event.detail === 0 ? placeAround(target) : placeAt(root.current, event.clientX, event.clientY)
    if (!place) return
    const isTouch =
      event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    if (event.shiftKey) select(extendTo(selection.anchor ?? cursor, place))
    else if (event.ctrlKey || event.metaKey || (isTouch && !isNothing(selection)))
      toggle(piecesAt(place), place)
    else {
      // The panel that the first click opens may have moved another chip under the pointer.
      if (event.detail > 1 && lastClickNear(event)) return
      if (!isNothing(selection)) dropSelection()
      const { clientX: x, clientY: y } = event
      const id = workout ?? topAt(place)?.id
      lastClick.current = { id, place, x, y }
      given.onOpen(id, place)
    }
    goTo(place)
  }
  const lastClickNear = ({ clientX, clientY }: MouseEvent) => {
    const last = lastClick.current
    return last && Math.hypot(clientX - last.x, clientY - last.y) < 8 ? last : undefined
  }
  function onDoubleClick(event: MouseEvent) {
    const last = lastClickNear(event)
    if (!last || event.shiftKey || event.ctrlKey || event.metaKey) return
    if (last.id === undefined) commands.add(last.place)
    else commands.edit(last.id)
  }
  function onContextMenu(event: MouseEvent) {
    const { target } = event
    if (!(target instanceof Element)) return
    const workout = workoutAround(target)
    if (workout === undefined) return
    event.preventDefault()
    if (isClickOver()) return
    const isChosen = chosenIds.has(workout)
    if (!isChosen && !isNothing(selection)) dropSelection()
    const place = root.current && placeAt(root.current, event.clientX, event.clientY)
    if (place) setCursor(place)
    setMenu({ x: event.clientX, y: event.clientY, ids: isChosen ? [...chosenIds] : [workout] })
  }
  function onFocus({ target }: FocusEvent) {
    const place = placeAround(target)
    setHasCursor(true)
    if (place && !isSamePlace(place, cursor)) setCursor(place)
  }
  function onKeyDown(event: KeyboardEvent) {
    const { target } = event
    // Buttons and fields between the cells handle their own keys.
    if (!(target instanceof Element) || target.closest('input, textarea, select, a')) return
    if (target.closest('button') && /^(Enter| )$/.test(event.key)) return
    const action = actionOf(event)
    if (action === undefined || !perform(action)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onOuterKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isElsewhere = document.activeElement === document.body
    if (!isElsewhere || event.defaultPrevented) return
    const action = actionOf(event)
    // After a dialog, nothing may be focused, but undo must still work.
    if (action !== 'undo' && action !== 'redo' && action !== 'escape') return
    event.preventDefault()
    perform(action)
  })
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => onOuterKey(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const span = spanOf(selection)
  const menuWorkouts = menu ? workouts.filter(({ id }) => menu.ids.includes(id)) : []
  return {
    cursor,
    hasCursor,
    selection,
    chosenIds,
    held: carried,
    shadow,
    commands,
    isSelecting: !isNothing(selection),
    /** A filter selects its workouts; the filter for gaps selects nothing. */
    selectWorkouts(ids: ReadonlySet<string>) {
      const found = items.filter(({ id }) => ids.has(id))
      setSelection(found.length > 0 ? selectedWorkouts(found) : nothingSelected)
      setAnnouncement(words.selectionIs({ count: found.length }))
    },
    dropSelection,
    goTo,
    rootProps: { onPointerDown, onClick, onDoubleClick, onContextMenu, onFocus, onKeyDown },
    layer: (
      <>
        {chosen.length > 0 && !isClipOnTop && (
          <BulkBar
            workouts={chosen.map(({ workout }) => workout)}
            days={span && format.shortDays(span.first, span.last)}
            commands={commands}
            onDrop={dropSelection}
          />
        )}
        {clip && isClipOnTop && (
          <ClipBar
            clip={clip}
            at={hasCursor ? cursor : undefined}
            commands={commands}
            onDrop={dropClip}
          />
        )}
        <Ghost ref={ghost} carried={carried} workouts={workouts} />
        {menu && menuWorkouts.length > 0 && (
          <CommandMenuAt
            at={menu}
            workouts={menuWorkouts}
            commands={commands}
            onClose={() => setMenu(undefined)}
          />
        )}
        {dialogs}
        <span className="visually-hidden" role="status" aria-live="polite">
          {announcement}
        </span>
      </>
    ),
  }
}
