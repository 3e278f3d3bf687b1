import type { Screen, ScreenReport } from '@roundboard/contract'
import { IconDeviceTvOff } from '@tabler/icons-react'
import { useFormat } from '../../shared/format/format.ts'
import { FactList } from '../../shared/ui/fact-list.tsx'
import { Panel } from '../../shared/ui/page.tsx'
import { Empty } from '../../shared/ui/query-view.tsx'
import { useScreenWords } from './screens.words.ts'

/** What is really on the wall. */
export function ScreenReportPanel({ screen }: { screen: Screen }) {
  const words = useScreenWords()
  return (
    <Panel title={words.onTheWall} description={screen.report ? words.onTheWallWhy : undefined}>
      {screen.report ? (
        <Facts report={screen.report} />
      ) : (
        <Empty icon={<IconDeviceTvOff size={30} stroke={1.5} />} title={words.noReport} />
      )}
    </Panel>
  )
}

function Facts({ report }: { report: ScreenReport }) {
  const words = useScreenWords()
  const format = useFormat()
  const upMinutes = Math.floor((report.uptimeSeconds ?? 0) / 60)
  const facts: (readonly [label: string, value: string | null | undefined])[] = [
    [words.workoutShown, report.workoutId ?? words.nothingShown],
    [words.lastFrame, report.lastFrameAt && format.ago(report.lastFrameAt)],
    [words.dropped, report.droppedFrames?.toString()],
    [
      words.clock,
      typeof report.clockOffsetMs !== 'number'
        ? null
        : `${String(Math.round(report.clockOffsetMs))} ms`,
    ],
    [words.cache, report.cache],
    [
      words.uptime,
      typeof report.uptimeSeconds !== 'number'
        ? null
        : upMinutes < 120
          ? words.minutes(upMinutes)
          : words.hours(Math.floor(upMinutes / 60)),
    ],
    [words.appVersion, report.appVersion],
    [words.problem, report.problem],
  ]
  return (
    <FactList
      facts={facts.flatMap(([label, value]) =>
        value === null || value === undefined ? [] : [[label, value] as const],
      )}
    />
  )
}
