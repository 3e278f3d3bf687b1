import { Center, Checkbox } from '@mantine/core'
import type { Round } from '@roundboard/contract'
import { IconPlus, IconStack2 } from '@tabler/icons-react'
import { RoundBadge } from '../../../../shared/ui/status.tsx'
import classes from './agenda.module.css'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'
import type { Cell } from '../schedule-view.ts'

const stillsMax = 3

/** The nine rounds of a day. */
export function AgendaRows(props: {
  rows: readonly Cell[]
  rounds: readonly Round[]
  /** Undefined outside selection mode. */
  selected: ReadonlySet<string> | undefined
  onOpen: (id: string) => void
  onToggle: (id: string) => void
  onAdd: (round: number, from: HTMLElement) => void
}) {
  const { rows, rounds, selected } = props
  const nameOf = (round: number) =>
    rounds.find(({ roundNumber }) => roundNumber === round)?.name ?? String(round)
  const say = useRowLabel()
  return (
    <ol className={classes.rows}>
      {rows.map((row) => {
        const { top: workout, round } = row
        const isSelected = workout !== undefined && selected?.has(workout.id) === true
        return (
          <li key={round} data-state={row.state} data-selected={isSelected}>
            <button
              type="button"
              className={classes.row}
              data-workout={workout?.id}
              aria-label={say(row, nameOf(round))}
              {...(selected && workout && { role: 'checkbox', 'aria-checked': isSelected })}
              disabled={!workout && (selected !== undefined || row.state === 'gone')}
              onClick={({ currentTarget }) => {
                if (!workout) props.onAdd(round, currentTarget)
                else if (selected) props.onToggle(workout.id)
                else props.onOpen(workout.id)
              }}
            >
              {selected ? (
                <Checkbox.Indicator checked={isSelected} size="sm" disabled={!workout} />
              ) : (
                <RoundBadge round={round} size={30} />
              )}
              <RowText row={row} round={nameOf(round)} />
              <RowEnd row={row} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function useRowLabel() {
  const words = useScheduleMessages().agenda
  return ({ top, state, stack }: Cell, round: string): string => {
    if (!top)
      return state === 'gone'
        ? `${round}, ${words.noWorkout}`
        : `${words.noWorkout}, ${words.addOne({ round })}`
    const parts = [round, top.name, top.subHeader].filter(Boolean)
    if (state === 'draft') parts.push(words.draft)
    if (state === 'no-steps') parts.push(words.noSteps)
    if (state === 'on-air') parts.push(words.onAir)
    if (state === 'past') parts.push(words.past)
    if (stack.length > 1) parts.push(words.others({ count: stack.length - 1 }))
    return parts.join(', ')
  }
}

function RowText({ row, round }: { row: Cell; round: string }) {
  const { top: workout, state } = row
  const words = useScheduleMessages().agenda
  if (!workout)
    return (
      <span className={classes.text}>
        <b>{words.noWorkout}</b>
        <small>{state === 'gone' ? round : words.addOne({ round })}</small>
      </span>
    )
  const under = {
    draft: [words.draft, workout.subHeader].filter(Boolean).join(' · '),
    'no-steps': words.noSteps,
  }
  return (
    <span className={classes.text}>
      <b>{workout.name}</b>
      <small>{state === 'draft' || state === 'no-steps' ? under[state] : workout.subHeader}</small>
    </span>
  )
}

function RowEnd({ row }: { row: Cell }) {
  const { top: workout, state, stack } = row
  if (!workout)
    return (
      state !== 'gone' && (
        <Center component="span" flex="none" w={40} h={40} bdrs={10} bg="rgb(255 255 255 / 0.18)">
          <IconPlus size={20} aria-hidden />
        </Center>
      )
    )
  return (
    <>
      {stack.length > 1 && (
        <span className={classes.others}>
          <IconStack2 size={14} aria-hidden />
          {stack.length}
        </span>
      )}
      <span className={classes.stills}>
        {workout.stills
          .slice(0, stillsMax)
          .map((still, index) => still !== null && <img key={index} src={still} alt="" />)}
      </span>
    </>
  )
}
