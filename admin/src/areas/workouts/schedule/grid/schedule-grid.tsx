import type { Round, WorkoutSchedule } from '@roundboard/contract'
import type { Day } from '@roundboard/domain'
import {
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Carry } from '../carry.ts'
import type { Place } from '../commands.ts'
import { isSamePlace, keyOf, offsetBetween } from '../cursor.ts'
import { containsAll, weekOf, type Selection } from '../selection.ts'
import { type Counted, isCounted } from '../counted.ts'
import type { Band, Cell } from '../schedule-view.ts'
import type { Zoom } from '../view-options.ts'
import { BandHead } from './band-head.tsx'
import { GridChip } from './grid-chip.tsx'
import classes from './grid.module.css'
import { useRepeats } from './use-repeats.ts'
import { useCellLabel } from './cell-label.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'

interface Props {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly bands: readonly Band[]
  readonly rounds: readonly Round[]
  readonly now: WorkoutSchedule['today']
  readonly zoom: Zoom
  /** The active filter; everything else is dimmed. */
  readonly shownAlone: Counted | undefined
  /** Whether the workouts of these days are loaded; until then, cells are blank. */
  readonly isLoaded: (days: readonly Day[]) => boolean
  readonly isLoading: boolean
  readonly firstWeekday: number
  readonly cursor: Place
  readonly hasCursor: boolean
  readonly selection: Selection
  readonly chosen: ReadonlySet<string>
  readonly carried: Carry | undefined
  /** The cells where the dragged or copied workouts would go. */
  readonly shadow: ReadonlySet<string>
  readonly onEarlier: () => void
  readonly onLater: () => void
  readonly children?: ReactNode
  readonly rootProps: Record<string, unknown>
}

/** Weeks as bands of nine rounds by seven days, one below the other. */
export function ScheduleGrid(props: Props) {
  const { ref, bands, cursor, hasCursor, selection, carried } = props
  const words = useScheduleMessages().grid
  const top = useRef<HTMLDivElement>(null)
  const bottom = useRef<HTMLDivElement>(null)
  useMoreAtEnds(ref, top, bottom, bands.length, props.onEarlier, props.onLater)
  useSteadyScroll(ref, bands[0]?.days[0])

  const inBand = (place: Place, band: Band) => band.days.includes(place.day)
  return (
    <div className={classes.frame}>
      <div
        ref={ref}
        className={classes.grid}
        role="grid"
        aria-label={words.schedule}
        aria-multiselectable
        aria-busy={props.isLoading}
        data-zoom={props.zoom}
        data-holding={carried && ''}
        {...props.rootProps}
      >
        <div ref={top} className={classes.sentinel} />
        {bands.map((band) => (
          <BandRows
            key={band.days[0]}
            band={band}
            rounds={props.rounds}
            now={props.now}
            zoom={props.zoom}
            shownAlone={props.shownAlone}
            isKnown={props.isLoaded(band.days)}
            cursor={inBand(cursor, band) ? cursor : undefined}
            hasCursor={hasCursor}
            chosen={props.chosen}
            places={selection.places}
            isWeekChosen={containsAll(selection, weekOf(band.days[0] ?? '', props.firstWeekday))}
            shadow={
              props.shadow.size > 0 && isTouched(band, props.shadow) ? props.shadow : noShadow
            }
          />
        ))}
        <div ref={bottom} className={classes.sentinel} />
        {props.children}
      </div>
    </div>
  )
}

const noShadow: ReadonlySet<string> = new Set()

/** Whether a week contains drop cells; other weeks don't render again. */
const isTouched = ({ rows }: Band, shadow: ReadonlySet<string>) =>
  rows.some(({ cells }) => cells.some((cell) => shadow.has(keyOf(cell))))

const BandRows = memo(function BandRows(props: {
  band: Band
  rounds: readonly Round[]
  now: WorkoutSchedule['today']
  zoom: Zoom
  shownAlone: Counted | undefined
  isKnown: boolean
  cursor: Place | undefined
  hasCursor: boolean
  chosen: ReadonlySet<string>
  places: ReadonlySet<string>
  isWeekChosen: boolean
  shadow: ReadonlySet<string>
}) {
  const { band, rounds, zoom, shownAlone, cursor } = props
  const cellLabel = useCellLabel()
  const againOf = useRepeats(band)
  const [first = ''] = band.days
  const nameOf = (round: number) =>
    rounds.find(({ roundNumber }) => roundNumber === round)?.name ?? ''

  function cellElement(cell: Cell, column: number) {
    const isCursor = cursor !== undefined && isSamePlace(cursor, cell)
    const isOpen = props.isKnown && cell.top === undefined && cell.state !== 'gone'
    return (
      <div
        key={cell.day}
        role="gridcell"
        className={classes.cell}
        style={{ gridColumn: column }}
        tabIndex={isCursor ? 0 : -1}
        aria-label={cellLabel(
          cell,
          nameOf(cell.round),
          props.now,
          againOf(cell.top),
          props.isKnown,
        )}
        aria-selected={props.places.has(keyOf(cell))}
        data-round={cell.round}
        data-day={cell.day}
        data-cursor={isCursor && props.hasCursor}
        data-shadow={props.shadow.has(keyOf(cell))}
        {...(isOpen && { 'aria-haspopup': 'dialog' })}
      >
        {isOpen && (
          <span className={classes.fill} data-fill aria-hidden>
            +
          </span>
        )}
      </div>
    )
  }

  return (
    <div role="rowgroup" className={classes.band}>
      <BandHead days={band.days} now={props.now} isChosen={props.isWeekChosen} />
      {band.rows.map(({ round, cells, chips }) => (
        <div key={round} role="row" className={classes.row}>
          <div
            role="rowheader"
            className={classes.round}
            data-pick="round"
            data-pick-round={round}
            data-pick-day={first}
          >
            <b>{round}</b>
            <span>{nameOf(round)}</span>
          </div>
          {cells.map((cell, index) => cellElement(cell, index + 2))}
          {props.isKnown &&
            chips.map((chip) => (
              <GridChip
                key={chip.day}
                chip={chip}
                column={offsetBetween({ round, day: first }, chip).days + 2}
                zoom={zoom}
                isChosen={chip.top !== undefined && props.chosen.has(chip.top.id)}
                isOut={shownAlone !== undefined && !isCounted(shownAlone, chip)}
                again={againOf(chip.top)}
                soughtFor={shownAlone?.filter}
              />
            ))}
        </div>
      ))}
    </div>
  )
})

/** Loads more weeks when the first or last one becomes visible, and again while it still is. */
function useMoreAtEnds(
  scroller: RefObject<HTMLElement | null>,
  top: RefObject<HTMLElement | null>,
  bottom: RefObject<HTMLElement | null>,
  count: number,
  onEarlier: () => void,
  onLater: () => void,
) {
  const meet = useEffectEvent((entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      if (target === bottom.current) onLater()
      // Not before the first scroll.
      else if ((scroller.current?.scrollTop ?? 0) > 0) onEarlier()
    }
  })
  const wheel = useEffectEvent((event: WheelEvent) => {
    if (event.deltaY < 0 && scroller.current?.scrollTop === 0) onEarlier()
  })
  useEffect(() => {
    const root = scroller.current
    if (!root || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => meet(entries), {
      root,
      rootMargin: '240px 0px',
    })
    for (const end of [top.current, bottom.current]) if (end) observer.observe(end)
    const onWheel = (event: WheelEvent) => wheel(event)
    root.addEventListener('wheel', onWheel, { passive: true })
    return () => {
      observer.disconnect()
      root.removeEventListener('wheel', onWheel)
    }
  }, [scroller, top, bottom, count])
}

/** Keeps the scroll position when weeks are added above. */
function useSteadyScroll(scroller: RefObject<HTMLElement | null>, first: Day | undefined) {
  const was = useRef<{ first: Day; height: number }>(undefined)
  useLayoutEffect(() => {
    const root = scroller.current
    if (!root || first === undefined) return
    const before = was.current
    if (before && first < before.first) root.scrollBy(0, root.scrollHeight - before.height)
    was.current = { first, height: root.scrollHeight }
  })
}
