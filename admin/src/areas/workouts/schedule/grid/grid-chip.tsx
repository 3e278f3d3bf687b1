import type { ScheduledWorkout } from '@roundboard/contract'
import { IconAlertCircle, IconRepeat, IconStack2 } from '@tabler/icons-react'
import { memo } from 'react'
import { useFormat } from '../../../../shared/format/format.ts'
import { type Chip, isGap } from '../schedule-view.ts'
import type { Filter, Zoom } from '../view-options.ts'
import classes from './grid.module.css'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'

interface Props {
  readonly chip: Chip
  readonly column: number
  readonly zoom: Zoom
  readonly isChosen: boolean
  /** Excluded by a filter. */
  readonly isOut: boolean
  /** The round has the same workout again in this week. */
  readonly again: string | undefined
  /** The active filter. */
  readonly soughtFor: Filter | undefined
}

/** A workout or gap over its days of a week; hidden from screen readers, which read the cells. */
export const GridChip = memo(function GridChip(props: Props) {
  const { chip, column, zoom, isChosen, isOut, again, soughtFor } = props
  const { top, state } = chip
  const found = useFound(isOut ? undefined : top, soughtFor)
  if (state === 'gone') return null
  const span = { gridColumn: `${String(column)} / span ${String(chip.days)}` }
  if (top === undefined)
    return (
      <div className={classes.chip} data-state={state} data-out={isOut} style={span} aria-hidden>
        <GapText zoom={zoom} />
      </div>
    )
  return (
    <div
      className={classes.chip}
      data-workout={top.id}
      data-state={state}
      data-chosen={isChosen}
      data-out={isOut}
      data-covers={chip.stack.length > 1}
      data-found={found?.level}
      style={span}
      title={again === undefined ? top.name : `${top.name}: ${again}`}
      aria-hidden
    >
      <span className={classes.text}>
        <b className={classes.name}>
          {isGap(chip) && <IconAlertCircle className={classes.gap ?? ''} size={13} aria-hidden />}
          {top.name}
        </b>
        <SubLine workout={top} state={state} found={found?.text} />
      </span>
      <span className={classes.beside}>
        {zoom !== 'month' && state !== 'past' && !isOut && <Stills workout={top} zoom={zoom} />}
        {again !== undefined && state !== 'past' && (
          <IconRepeat className={classes.again ?? ''} size={14} aria-hidden />
        )}
        {chip.stack.length > 1 && (
          <span className={classes.badge} data-overlap={chip.day}>
            <IconStack2 size={12} aria-hidden />
            {chip.stack.length}
          </span>
        )}
      </span>
    </div>
  )
})

function GapText({ zoom }: { zoom: Zoom }) {
  const words = useScheduleMessages().grid
  return (
    <span className={classes.text}>
      <b className={classes.name}>
        <IconAlertCircle size={zoom === 'month' ? 13 : 15} aria-hidden />
        {words.noWorkout}
      </b>
      {zoom === 'week' && <span className={classes.sub}>{words.wallsSay}</span>}
    </span>
  )
}

/** What the active filter found in a workout, for its second line. */
function useFound(workout: ScheduledWorkout | undefined, filter: Filter | undefined) {
  const words = useScheduleMessages().grid
  const format = useFormat()
  if (workout === undefined) return undefined
  const { missingClips, hasLongText, lacks } = workout
  if (filter === 'missing-clip' && missingClips.length > 0) {
    const list = format.list(missingClips.map(String))
    return { level: 'error', text: words.missingClip({ steps: missingClips.length, list }) }
  }
  if (filter === 'long-text' && hasLongText) return { level: 'warning', text: words.longText }
  const texts = lacks.find(({ language }) => language === filter)
  if (texts === undefined) return undefined
  const language = format.languageName(texts.language)
  return texts.missing > 0
    ? { level: 'error', text: words.missingIn({ language }) }
    : { level: 'warning', text: words.outdatedIn({ language }) }
}

function SubLine(props: {
  workout: ScheduledWorkout
  state: Chip['state']
  found: string | undefined
}) {
  const { workout, state, found } = props
  const words = useScheduleMessages().grid
  const isWithout = workout.stills.length === 0 && state !== 'past'
  const text = found ?? (isWithout ? words.noSteps : workout.subHeader)
  if (text === '') return null
  return <span className={classes.sub}>{text}</span>
}

function Stills({ workout, zoom }: { workout: ScheduledWorkout; zoom: Zoom }) {
  const shown = zoom === 'week' ? workout.stills : workout.stills.slice(0, 1)
  if (shown.length === 0) return null
  return (
    <span className={classes.stills}>
      {shown.map((still, index) => (
        <span key={index} className={classes.still}>
          {still !== null && (
            <img src={still} alt="" loading="lazy" decoding="async" draggable={false} />
          )}
        </span>
      ))}
    </span>
  )
}
