import { Flex, Skeleton } from '@mantine/core'
import type { Location, UptimeOutage } from '@roundboard/contract'
import { IconCircleCheckFilled, IconMoon, IconSquareRoundedXFilled } from '@tabler/icons-react'
import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useOfflineText } from '../../../shared/offline/use-offline-text.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { useGymTime } from '../../../shared/zones/use-gym-time.ts'
import { hasOutage } from './uptime-bars.ts'
import type { Uptime, UptimeDay } from './uptime-days.ts'
import { outagesQuery } from './uptime.queries.ts'
import { useUptimeMessages } from '../../../shared/messages/uptime.ts'
import classes from './uptime.module.css'

/** The most important fact about a day. */
export function useHeadline() {
  const words = useUptimeMessages()
  const format = useFormat()
  const texts = useOfflineText()
  return ({ day, openMs, countedMs, wholeMs, someMs }: UptimeDay): string => {
    const name = format.longDayOfWeek(day)
    if (openMs === 0) return words.closedOn({ day: name })
    if (countedMs === 0) return words.unknownOn({ day: name })
    if (wholeMs > 0) return words.wholeOn({ day: name, length: texts.length(wholeMs) })
    if (someMs > 0) return words.someOn({ day: name, length: texts.length(someMs) })
    return words.wellOn({ day: name })
  }
}

type Step = 1 | -1

/** The chosen day in sentences, and navigation to other days. */
export function ChosenDay(props: {
  location: Location
  uptime: Uptime
  day: UptimeDay
  onStep: (step: Step) => void
  onOutage: (step: Step) => void
}) {
  const { location, uptime, day } = props
  const words = useUptimeMessages()
  const texts = useOfflineText()
  const headline = useHeadline()
  const unknownMs = day.openMs - day.countedMs
  return (
    <section className={classes.day} aria-label={words.chosenDay}>
      <DayIcon day={day} />
      <div className={classes.told}>
        <h3>{headline(day)}</h3>
        {day.wholeMs > 0 && day.someMs > 0 && (
          <p>{words.alsoSome({ length: texts.length(day.someMs) })}</p>
        )}
        {hasOutage(day) && <Outages location={location} uptime={uptime} day={day} />}
        {day.troubledMs > 0 && <p>{words.troubled({ length: texts.length(day.troubledMs) })}</p>}
        {day.openMs > 0 && day.countedMs === 0 && <p>{words.whyUnknown}</p>}
        {day.countedMs > 0 && unknownMs >= 60_000 && (
          <p>{words.partlyUnknown({ length: texts.length(unknownMs) })}</p>
        )}
      </div>
      <Steps onStep={props.onStep} onOutage={props.onOutage} />
    </section>
  )
}

function DayIcon({ day }: { day: UptimeDay }) {
  const color =
    day.wholeMs > 0 ? 'bad' : hasOutage(day) ? 'warn' : day.countedMs > 0 ? 'ok' : 'muted'
  const Calm = day.openMs === 0 ? IconMoon : IconCircleCheckFilled
  const Icon = hasOutage(day) ? IconSquareRoundedXFilled : Calm
  return <Icon size={19} aria-hidden style={{ color: `var(--rb-${color})` }} />
}

/** A day's outages in order, or the latest of them if there is more than a page. */
function Outages(props: { location: Location; uptime: Uptime; day: UptimeDay }) {
  const { location, uptime, day } = props
  const words = useUptimeMessages()
  const query = useQuery(outagesQuery(location.id, day.day))
  return (
    <QueryView query={query} what={words.whatOutages} skeleton={<Skeleton h={20} maw={420} />}>
      {({ items, count }) => (
        <>
          {count > items.length && <p>{words.earlier({ count: count - items.length })}</p>}
          <ul>
            {items.toReversed().map((outage) => (
              <li key={`${outage.from} ${outage.screens.join(' ')}`}>
                <Outage location={location} uptime={uptime} outage={outage} />
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryView>
  )
}

/** An outage: when, the likely cause, the affected screens, and the evidence. */
function Outage(props: { location: Location; uptime: Uptime; outage: UptimeOutage }) {
  const { uptime, outage } = props
  const { cause, screens, backWithinSeconds } = outage
  const words = useUptimeMessages()
  const format = useFormat()
  const texts = useOfflineText()
  const gymTime = useGymTime(props.location.timeZone)
  if (gymTime === undefined) return null
  const [from, to] = [Date.parse(outage.from), outage.to === null ? null : Date.parse(outage.to)]
  const isOneDay = gymTime.day(from) === gymTime.day(to ?? Date.parse(uptime.asOf))
  const at = (instant: number) =>
    isOneDay
      ? gymTime.clock(instant)
      : `${format.shortDay(gymTime.day(instant))}, ${gymTime.clock(instant)}`
  const named = screens.flatMap((id) => {
    const screen = uptime.screens.find(({ screenId }) => screenId === id)
    return screen ? [texts.screen(screen)] : []
  })
  return (
    <>
      <strong>
        {to === null
          ? words.since({ from: `${at(from)} ${gymTime.zone(from)}` })
          : words.fromTo({ from: at(from), to: `${at(to)} ${gymTime.zone(to)}` })}
      </strong>{' '}
      {texts.cause(cause)} {outage.reach === 'some' && `${format.list(named)}. `}
      {texts.evidence(cause)}{' '}
      {to === null
        ? words.stillAway
        : backWithinSeconds !== null &&
          words.back({ screens: screens.length, within: texts.within(backWithinSeconds) })}
    </>
  )
}

/** Buttons for other days, with their keyboard shortcuts. */
function Steps(props: { onStep: (step: Step) => void; onOutage: (step: Step) => void }) {
  const words = useUptimeMessages()
  const button = (
    label: string,
    Icon: typeof IconChevronLeft,
    onStep: (step: Step) => void,
    step: Step,
  ) => (
    <IconButton label={label} onClick={() => onStep(step)}>
      <Icon size={17} stroke={1.9} aria-hidden />
    </IconButton>
  )
  return (
    <div className={classes.steps}>
      <Flex component="span" display="inline-flex" align="center">
        {button(words.dayBefore, IconChevronLeft, props.onStep, -1)}
        {button(words.dayAfter, IconChevronRight, props.onStep, 1)}
        <span className={classes.keys} aria-hidden>
          <kbd>← →</kbd> {words.byKeys.day}
        </span>
      </Flex>
      <Flex component="span" display="inline-flex" align="center">
        {button(words.outageBefore, IconChevronsLeft, props.onOutage, -1)}
        {button(words.outageAfter, IconChevronsRight, props.onOutage, 1)}
        <span className={classes.keys} aria-hidden>
          <kbd>Shift</kbd> <kbd>← →</kbd> {words.byKeys.outage}
        </span>
      </Flex>
    </div>
  )
}
