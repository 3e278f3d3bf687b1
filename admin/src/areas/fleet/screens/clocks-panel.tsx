import { Box, Flex } from '@mantine/core'
import type { Location, Screen } from '@roundboard/contract'
import {
  areFlashesOutOfSync,
  flashSpreadMs,
  isFlashLate,
  limits,
  type WallClock,
} from '@roundboard/domain'
import { IconClockOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../shared/format/format.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { RoundBadge, Status } from '../../../shared/ui/status.tsx'
import classes from './clocks.module.css'
import { screenQueries } from './screens.queries.ts'
import { useScreensMessages } from '../../../shared/messages/screens.ts'

/** How well the clocks of a location's screens agree, so that they change together. */
export function ClocksPanel({ location }: { location: Location }) {
  const words = useScreensMessages()
  const query = useQuery({ ...screenQueries.ofLocation(location.id), enabled: location.vtsEnabled })
  return (
    <Panel title={words.clocks} description={words.clocksWhy} isFlush>
      {location.vtsEnabled ? (
        <QueryView query={query} what={words.clocksWhat}>
          {(screens) => <Clocks screens={screens.filter(hasClock)} />}
        </QueryView>
      ) : (
        <NoClocks title={words.noTimerHere} />
      )}
    </Panel>
  )
}

function Clocks({ screens }: { screens: readonly Screen[] }) {
  const words = useScreensMessages()
  if (screens.length === 0) return <NoClocks title={words.noLinkedScreens} />
  const connected = screens.filter(({ status }) => status.isConnected).map(clockOf)
  return (
    <>
      <p className={classes.verdict}>
        <Verdict clocks={connected} />
      </p>
      <table className={classes.clocks}>
        <thead>
          <tr>
            <th scope="col">{words.screen}</th>
            <th scope="col">{words.clock}</th>
            <th scope="col">{words.roundTrip}</th>
            <th scope="col">{words.lastFlash}</th>
          </tr>
        </thead>
        <tbody>
          {screens.map((screen) => (
            <ClockRow key={screen.id} screen={screen} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function ClockRow({ screen }: { screen: Screen }) {
  const words = useScreensMessages()
  const format = useFormat()
  const clock = clockOf(screen)
  const shown = (ms: number | null | undefined) =>
    typeof ms === 'number' ? words.milliseconds({ number: format.number(tenth(ms)) }) : '—'
  return (
    <tr>
      <th scope="row">
        <Flex component="span" gap={12} align="center">
          <RoundBadge round={screen.round} size={30} />
          <Box component="span" className="wrap-anywhere" miw={0} fw={600}>
            {screen.name}
          </Box>
        </Flex>
      </th>
      {screen.status.isConnected ? (
        <>
          <td data-label={words.clock}>{shown(screen.report?.clockOffsetMs)}</td>
          <td data-label={words.roundTrip}>{shown(clock.roundTripMs)}</td>
          <td data-label={words.lastFlash}>
            {isFlashLate(clock) ? (
              <Status tone="yellow">{shown(clock.flashErrorMs)}</Status>
            ) : (
              shown(clock.flashErrorMs)
            )}
          </td>
        </>
      ) : (
        <td colSpan={3} data-label={words.status}>
          <Status tone="red">{words.wallState['not-connected']}</Status>
        </td>
      )}
    </tr>
  )
}

function Verdict({ clocks }: { clocks: readonly WallClock[] }) {
  const words = useScreensMessages()
  const format = useFormat()
  const apartMs = flashSpreadMs(clocks)
  if (apartMs === null) return <Status tone="none">{words.notYetFlashed}</Status>
  const apart = words.milliseconds({ number: format.number(Math.round(apartMs)) })
  return areFlashesOutOfSync(clocks) ? (
    <Status tone="yellow">{words.flashesApart({ apart })}</Status>
  ) : (
    <Status tone="green">{words.flashesTogether({ apart })}</Status>
  )
}

function NoClocks({ title }: { title: string }) {
  return <Empty icon={<IconClockOff size={30} stroke={1.5} />} title={title} />
}

/** The flexibility screen has no timer, and an unlinked screen no clock. */
const hasClock = ({ isLinked, round }: Screen) => isLinked && round !== limits.flexibilityRound

const clockOf = ({ report }: Screen): WallClock => ({
  flashErrorMs: report?.flashErrorMs ?? null,
  roundTripMs: report?.roundTripMs ?? null,
})

/** Tenths don't matter beyond a second. */
const tenth = (ms: number) => (Math.abs(ms) < 1_000 ? Math.round(ms * 10) / 10 : Math.round(ms))
