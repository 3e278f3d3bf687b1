import { Anchor, Button, Flex, Menu, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Location } from '@roundboard/contract'
import { addDays } from '@roundboard/domain'
import { IconDeviceTvOff, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOfflineText } from '../../../shared/offline/use-offline-text.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useNow } from '../../../shared/format/use-now.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { useGymTime } from '../../../shared/zones/use-gym-time.ts'
import { ChosenDay } from './chosen-day.tsx'
import { DayBars, DaySlider } from './day-bars.tsx'
import {
  onlineShare,
  barsOfLocation,
  barsOfScreen,
  hasOutage,
  nextOutage,
  splitByDifference,
} from './uptime-bars.ts'
import { groupOf, inGroups, type Uptime, type WallUptime } from './uptime-days.ts'
import { uptimeQuery } from './uptime.queries.ts'
import { useUptimeMessages } from '../../../shared/messages/uptime.ts'
import { useSaveUptime } from './use-save-uptime.ts'
import classes from './uptime.module.css'

const spans = { '7': 7, '60': 60, year: 365 } as const
type Span = keyof typeof spans
const isSpan = (given: string): given is Span => given in spans

/** Shows bars for up to this many differing screens by default. */
const fewAtMost = 3

/** On small windows, a year has weekly bars. */
const isNarrow = '(max-width: 720px)'
const daysOfWeek = 7

/** When a location's screens were online during opening hours, day by day. */
export function UptimePanel({ location }: { location: Location }) {
  const words = useUptimeMessages()
  const [span, setSpan] = useState<Span>('60')
  const gymTime = useGymTime(location.timeZone)
  const now = useNow(60_000)
  const today = gymTime?.day(now)
  const isPhone = useMediaQuery(isNarrow, undefined, { getInitialValueInEffect: false })
  const daysPerBar = isPhone && span === 'year' ? daysOfWeek : 1
  const query = useQuery(
    uptimeQuery(location.id, today === undefined ? undefined : addDays(today, 1 - spans[span])),
  )
  return (
    <Panel
      title={words.title}
      description={daysPerBar === 1 ? words.why : words.whyWeeks}
      actions={
        <>
          <SegmentedControl
            size="xs"
            aria-label={words.span}
            value={span}
            onChange={(next) => {
              if (isSpan(next)) setSpan(next)
            }}
            data={[
              { value: '7', label: '7' },
              { value: '60', label: '60' },
              { value: 'year', label: words.year },
            ]}
          />
          {query.data && <FileMenu location={location} uptime={query.data} />}
        </>
      }
    >
      <QueryView query={query} what={words.what}>
        {(uptime) =>
          uptime.screens.length === 0 ? (
            <Empty
              icon={<IconDeviceTvOff size={30} stroke={1.5} />}
              title={words.noneLinked({ screens: location.screens.length })}
            />
          ) : (
            <Days location={location} uptime={uptime} daysPerBar={daysPerBar} />
          )
        }
      </QueryView>
    </Panel>
  )
}

function Days(props: { location: Location; uptime: Uptime; daysPerBar: number }) {
  const { location, uptime, daysPerBar } = props
  const { days } = uptime
  const asBars = inGroups(uptime, daysPerBar)
  const words = useUptimeMessages()
  const [chosenDay, setChosenDay] = useState<string>()
  const [isAll, setAll] = useState(false)
  // The latest outage by default, even one that starts while the page is open.
  const newest = days.findLastIndex(hasOutage)
  const index = days.findIndex(({ day }) => day === chosenDay)
  const chosen = index === -1 ? (newest === -1 ? days.length - 1 : newest) : index
  const choose = (index: number) => setChosenDay(days[index]?.day)
  const { differ, alike } = splitByDifference(asBars)
  const few = differ.slice(0, fewAtMost)
  const shown = isAll ? asBars.screens : few
  const day = days[chosen]
  if (day === undefined) return null
  return (
    <div className={classes.uptime}>
      <Legend />
      <DaySlider
        days={days}
        bars={barsOfLocation(asBars.days)}
        daysPerBar={daysPerBar}
        share={onlineShare(uptime)}
        chosen={chosen}
        onChoose={choose}
      />
      <ul className={classes.screens}>
        {shown.map((screen) => (
          <ScreenRow
            key={screen.screenId}
            uptime={asBars}
            screen={screen}
            chosen={groupOf(chosen, days.length, daysPerBar)}
          />
        ))}
      </ul>
      <p className={classes.others}>
        {!isAll && <Others alike={alike} isAll={differ.length === 0} />}
        {(isAll || few.length < uptime.screens.length) && (
          <Anchor component="button" type="button" size="sm" onClick={() => setAll(!isAll)}>
            {isAll ? words.showFew : words.showAll({ screens: uptime.screens.length })}
          </Anchor>
        )}
      </p>
      <ChosenDay
        location={location}
        uptime={uptime}
        day={day}
        onStep={(step) => choose(Math.min(Math.max(chosen + step, 0), days.length - 1))}
        onOutage={(step) => choose(nextOutage(days, chosen, step))}
      />
    </div>
  )
}

function ScreenRow(props: { uptime: Uptime; screen: WallUptime; chosen: number }) {
  const { uptime, screen } = props
  const words = useUptimeMessages()
  const format = useFormat()
  const texts = useOfflineText()
  const share = onlineShare(screen)
  return (
    <li className={classes.row}>
      <span className={classes.label} title={texts.screen(screen)}>
        {screen.isGone ? words.gone({ screen: texts.screen(screen) }) : texts.screen(screen)}
      </span>
      <DayBars bars={barsOfScreen(uptime.days, screen)} chosen={props.chosen} />
      <span className={classes.share}>
        {share === null ? words.noShare : format.shareDown(share)}
      </span>
    </li>
  )
}

/** Describes the screens without bars. */
function Others({ alike, isAll }: { alike: readonly WallUptime[]; isAll: boolean }) {
  const words = useUptimeMessages()
  const format = useFormat()
  if (isAll) return <span>{words.allAlike({ screens: alike.length })}</span>
  const shares = alike.map(onlineShare).filter((share) => share !== null)
  if (shares.length === 0) return null
  const [least, most] = [Math.min(...shares), Math.max(...shares)].map(format.shareDown)
  return (
    <span>
      {least === most
        ? words.alike({ screens: alike.length, share: most ?? '' })
        : words.alikeBetween({ screens: alike.length, least: least ?? '', most: most ?? '' })}
    </span>
  )
}

function Legend() {
  const words = useUptimeMessages()
  const tones = ['up', 'some', 'whole', 'closed', 'unknown'] as const
  return (
    <Flex component="ul" gap="4px 16px" wrap="wrap" m="0 0 14px" fz={13}>
      {tones.map((tone) => (
        <Flex component="li" gap={6} display="inline-flex" align="center" key={tone}>
          <span className={classes.swatch} data-tone={tone} aria-hidden />
          {words.legend[tone]}
        </Flex>
      ))}
    </Flex>
  )
}

function FileMenu({ location, uptime }: { location: Location; uptime: Uptime }) {
  const words = useUptimeMessages()
  const save = useSaveUptime(location.id)
  const { from, to } = uptime
  const item = (of: 'days' | 'outages', label: string) => (
    <Menu.Item
      onClick={() =>
        void save(`${of}-${location.locationIdentifier}-${from}-${to}.csv`, { of, from, to })
      }
    >
      {label}
    </Menu.Item>
  )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={15} />}
          title={words.fileWhat}
        >
          {words.file}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {item('days', words.fileDays)}
        {item('outages', words.fileOutages)}
      </Menu.Dropdown>
    </Menu>
  )
}
