import { Box, Flex } from '@mantine/core'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { useHeadline } from './chosen-day.tsx'
import { type Bar, dayToShow, nextOutage, paintOf } from './uptime-bars.ts'
import { groupOf, type UptimeDay } from './uptime-days.ts'
import { useUptimeMessages } from '../../../shared/messages/uptime.ts'
import classes from './uptime.module.css'

/** Days as bars. Decorative, since text says the same. */
export function DayBars({ bars, chosen }: { bars: readonly Bar[]; chosen: number }) {
  return (
    <span className={classes.bars} data-many={bars.length > 100} aria-hidden>
      {bars.map((bar, index) => (
        <span
          key={index}
          data-kind={bar.kind === 'known' && bar.unknown > 0 ? 'partly' : bar.kind}
          data-chosen={index === chosen}
          style={{ background: paintOf(bar) }}
        />
      ))}
    </span>
  )
}

/** A location's days as a slider for keyboard, mouse and touch, with `daysPerBar` days per bar. */
export function DaySlider(props: {
  days: readonly UptimeDay[]
  bars: readonly Bar[]
  daysPerBar: number
  share: number | null
  chosen: number
  onChoose: (index: number) => void
}) {
  const { days, bars, daysPerBar, chosen, onChoose } = props
  const words = useUptimeMessages()
  const format = useFormat()
  const headline = useHeadline()
  const last = days.length - 1
  const day = days[chosen]

  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined
    const end = { Home: 0, End: last }[event.key]
    if (step === undefined && end === undefined) return
    event.preventDefault()
    if (step === undefined) onChoose(end ?? chosen)
    else if (event.shiftKey) onChoose(nextOutage(days, chosen, step))
    else onChoose(Math.min(Math.max(chosen + step, 0), last))
  }
  const byPointer = (event: MouseEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = width === 0 ? 0 : (event.clientX - left) / width
    const bar = Math.min(Math.max(Math.floor(share * bars.length), 0), bars.length - 1)
    const to = last - (bars.length - 1 - bar) * daysPerBar
    onChoose(dayToShow(days, Math.max(0, to - daysPerBar + 1), to))
  }
  return (
    <div className={classes.row} data-is-gym>
      <span className={classes.label}>{words.wholeGym}</span>
      <Box miw={0}>
        <div
          role="slider"
          tabIndex={0}
          className={classes.slider}
          aria-label={words.chosenDay}
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={chosen + 1}
          aria-valuetext={day && headline(day)}
          onKeyDown={byKey}
          onClick={byPointer}
        >
          <DayBars bars={bars} chosen={groupOf(chosen, days.length, daysPerBar)} />
        </div>
        <Ticks days={days} />
      </Box>
      <span className={classes.share}>
        {props.share === null ? words.noShare : format.shareDown(props.share)}
      </span>
    </div>
  )
}

/** Labels some days below the bars. */
function Ticks({ days }: { days: readonly UptimeDay[] }) {
  const words = useUptimeMessages()
  const format = useFormat()
  const last = days.length - 1
  const parts = Math.min(4, last)
  const places = Array.from({ length: parts + 1 }, (_, part) =>
    Math.round((part * last) / Math.max(parts, 1)),
  )
  return (
    <Flex component="span" justify="space-between" m="5px 0 10px" c="dimmed" fz={12} aria-hidden>
      {places.map((place) => (
        <span key={place}>
          {place === last ? words.today : format.shortDay(days[place]?.day ?? '')}
        </span>
      ))}
    </Flex>
  )
}
