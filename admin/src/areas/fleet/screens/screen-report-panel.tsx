import type { Screen, ScreenReport } from '@roundboard/contract'
import { IconDeviceTvOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { FactList } from '../../../shared/ui/fact-list.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty } from '../../../shared/ui/query-view.tsx'
import { useQuery } from '@tanstack/react-query'
import { screenQueries } from './screens.queries.ts'
import { useScreensMessages } from '../../../shared/messages/screens.ts'
import { WallStatus, WorkoutName } from './live-screens-panel.tsx'
import { problemSeparator, type WallProblem, wallProblems } from '@roundboard/domain'

const known = Object.keys(wallProblems) as WallProblem[]

/** A problem that a screen reports, in words. Unknown ones are shown as they are. */
export function problemText(
  reported: string,
  names: Readonly<Record<WallProblem, string>>,
): string {
  return reported
    .split(problemSeparator)
    .map((text) => {
      const problem = known.find((candidate) => text.startsWith(wallProblems[candidate]))
      if (problem === undefined) return text
      return names[problem] + text.slice(wallProblems[problem].length)
    })
    .join(problemSeparator)
}

/** What the screen really shows. */
export function ScreenReportPanel({ screen }: { screen: Screen }) {
  const words = useScreensMessages()
  return (
    <Panel title={words.onTheWall} description={screen.report ? words.onTheWallWhy : undefined}>
      {screen.report ? (
        <Facts screen={screen} report={screen.report} />
      ) : (
        <Empty icon={<IconDeviceTvOff size={30} stroke={1.5} />} title={words.noReport} />
      )}
    </Panel>
  )
}

function Facts({ screen, report }: { screen: Screen; report: ScreenReport }) {
  const words = useScreensMessages()
  const format = useFormat()
  const upMinutes = Math.floor((report.uptimeSeconds ?? 0) / 60)
  const facts: (readonly [label: string, value: ReactNode])[] = [
    [words.workoutShown, <WorkoutShown key="workout" screen={screen} />],
    [words.lastFrame, report.lastFrameAt && format.ago(report.lastFrameAt)],
    [words.dropped, report.droppedFrames?.toString()],
    [
      words.clock,
      typeof report.clockOffsetMs !== 'number'
        ? null
        : `${String(Math.round(report.clockOffsetMs))} ms`,
    ],
    [words.cache, report.cache && nameOf(words.cacheState, report.cache)],
    [
      words.uptime,
      typeof report.uptimeSeconds !== 'number'
        ? null
        : upMinutes < 120
          ? words.minutes({ minutes: upMinutes })
          : words.hours({ hours: Math.floor(upMinutes / 60) }),
    ],
    [words.appVersion, report.appVersion],
    [words.problem, report.problem && problemText(report.problem, words.problems)],
  ]
  return (
    <FactList
      facts={facts.flatMap(([label, value]) =>
        value === null || value === undefined ? [] : [[label, value] as const],
      )}
    />
  )
}

const nameOf = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key

/** The workout on screen, and the planned one if that is different. */
function WorkoutShown({ screen }: { screen: Screen }) {
  const words = useScreensMessages()
  const walls = useQuery({
    ...screenQueries.walls(screen.location?.id ?? ''),
    enabled: screen.location !== null,
  }).data
  const wall = walls?.find((known) => known.screen?.id === screen.id)
  if (wall === undefined) return '…'
  const { shown } = wall
  return (
    <>
      {shown === null && words.nothingShown}
      {shown?.name === null && words.unpublishedWorkout}
      {typeof shown?.name === 'string' && (
        <WorkoutName round={wall.round} id={shown.id} name={shown.name} />
      )}
      {wall.state !== 'right' && <WallStatus wall={wall} />}
    </>
  )
}
