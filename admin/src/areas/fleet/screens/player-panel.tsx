import { Button, Group, NativeSelect, SegmentedControl } from '@mantine/core'
import {
  type Box,
  type BoxReport,
  boxRotations,
  type Screen,
  type SentCommand,
  tvModes,
} from '@roundboard/contract'
import { issuesOfBox } from '@roundboard/domain'
import { IconAlertTriangleFilled, IconCpuOff, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { useNow } from '../../../shared/format/use-now.ts'
import { useScreensMessages } from '../../../shared/messages/screens.ts'
import { FactList } from '../../../shared/ui/fact-list.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { Notice } from '../../../shared/ui/status.tsx'
import { PlayerCommands } from './player-commands.tsx'
import classes from './player.module.css'
import { isPending, screenQueries, useBoxActions } from './screens.queries.ts'

/** Boxes report every minute. */
const silentMs = 5 * 60_000
const hourMs = 60 * 60_000
const megabyte = 1e6

/** The box that runs a screen: its health, its settings, and commands to it. */
export function PlayerPanel({ screen }: { screen: Screen }) {
  const words = useScreensMessages().player
  const format = useFormat()
  const query = useQuery(screenQueries.box(screen.id))
  const { report, reportedAt } = query.data ?? {}
  const now = useNow(15_000)
  const isSilent = now - Date.parse(reportedAt ?? '') > silentMs
  if (!screen.isLinked) return null
  return (
    <Panel
      title={words.title}
      description={reportedAt && words.reported({ ago: format.ago(reportedAt) })}
    >
      <QueryView query={query} what={words.what}>
        {(box) =>
          report ? (
            <div className={classes.player}>
              {isSilent && <Notice>{words.silent}</Notice>}
              <Issues report={report} />
              <Facts report={report} />
              {!isSilent && <Settings screen={screen} box={box} report={report} />}
              <PlayerCommands screen={screen} box={box} isSilent={isSilent} />
            </div>
          ) : (
            <Empty icon={<IconCpuOff size={30} stroke={1.5} />} title={words.none} />
          )
        }
      </QueryView>
    </Panel>
  )
}

function Issues({ report }: { report: BoxReport }) {
  const words = useScreensMessages().player.issues
  const format = useFormat()
  const measured = {
    disk: format.bytes((report.freeDiskMb ?? 0) * megabyte),
    memory: format.bytes((report.freeMemoryMb ?? 0) * megabyte),
    signal: format.number(report.wifiSignalDbm ?? 0),
  }
  return issuesOfBox(report).map((issue) => {
    const text = words[issue]
    return (
      <Notice key={issue}>
        <IconAlertTriangleFilled size={18} aria-hidden />
        <span className={classes.issue}>{typeof text === 'string' ? text : text(measured)}</span>
      </Notice>
    )
  })
}

function Facts({ report }: { report: BoxReport }) {
  const words = useScreensMessages().player
  const format = useFormat()
  const { tv, temperatureC, freeDiskMb, freeMemoryMb, wifiSignalDbm, decoding } = report
  const facts: (readonly [string, ReactNode])[] = [
    [words.tv, tv && (tv === 'on' ? words.on : words.off)],
    [words.temperature, temperatureC == null ? null : `${format.number(temperatureC)} °C`],
    [words.disk, freeDiskMb == null ? null : format.bytes(freeDiskMb * megabyte)],
    [words.memory, freeMemoryMb == null ? null : format.bytes(freeMemoryMb * megabyte)],
    [words.wifi, wifiSignalDbm == null ? null : `${format.number(wifiSignalDbm)} dBm`],
    [words.decoding, decoding && words.decodings[decoding]],
    [words.clock, report.isClockSynchronized === true ? words.synchronized : null],
    [words.image, report.image],
    [words.lastUpdate, report.hasFailedUpdate === true ? words.updateFailed : null],
    [words.chromium, report.chromium],
    [words.agent, report.agent],
  ]
  return (
    <FactList
      facts={facts.flatMap(([label, value]) =>
        value === null || value === undefined ? [] : [[label, value] as const],
      )}
    />
  )
}

/** The value of the last of these commands while it is newer than the report. */
function valueOf(
  { commands, reportedAt }: Box,
  actions: readonly SentCommand['action'][],
): SentCommand | undefined {
  const last = commands.find(({ action }) => actions.includes(action))
  if (last === undefined) return undefined
  const isNewer = last.state === 'done' && (last.doneAt ?? '') > (reportedAt ?? '')
  return isNewer || isPending(last) ? last : undefined
}

function Settings(props: { screen: Screen; box: Box; report: BoxReport }) {
  const { screen, box, report } = props
  const words = useScreensMessages().player
  const format = useFormat()
  const { send, save } = useBoxActions(screen)
  const { tvMode, tvOnUntil } = box
  const now = useNow(15_000)
  const isOnForNow = tvMode === 'hours' && Date.parse(tvOnUntil ?? '') > now
  const volume = valueOf(box, ['volume'])?.value ?? report.volume
  const muting = valueOf(box, ['mute', 'unmute'])
  const isMuted = muting === undefined ? report.isMuted === true : muting.action === 'mute'
  const rotation = valueOf(box, ['rotate'])?.value ?? report.rotation
  const volumes = [...new Set([...Array(11).keys()].map((step) => step * 10)).add(volume ?? 0)]
  return (
    <div className={classes.settings}>
      <div>
        <p id="tv-mode">{words.tvPower}</p>
        <Group gap="xs">
          <SegmentedControl
            aria-labelledby="tv-mode"
            value={tvMode}
            data={tvModes.map((value) => ({ value, label: words.tvModes[value] }))}
            onChange={(value) => void save({ tvMode: value === 'on' ? 'on' : 'hours' })}
          />
          {tvMode === 'hours' && (
            <Button
              variant="default"
              onClick={() =>
                void save({
                  tvOnUntil: isOnForNow ? null : new Date(Date.now() + hourMs).toISOString(),
                })
              }
            >
              {isOnForNow ? words.endOnForNow : words.onForAnHour}
            </Button>
          )}
        </Group>
        {isOnForNow && <small>{words.onUntil({ when: format.clock(tvOnUntil ?? '') })}</small>}
        {report.hasTvControl !== true && <small>{words.noTvControl}</small>}
      </div>
      {typeof volume === 'number' && (
        <div>
          <Group gap="xs" align="end">
            <NativeSelect
              label={words.volume}
              value={volume}
              data={volumes
                .sort((a, b) => a - b)
                .map((value) => ({
                  value: String(value),
                  label: words.percent({ number: format.number(value) }),
                }))}
              onChange={({ currentTarget }) =>
                void send({ action: 'volume', value: Number(currentTarget.value) })
              }
            />
            <Button
              variant="default"
              leftSection={isMuted ? <IconVolume size={16} /> : <IconVolumeOff size={16} />}
              onClick={() => void send({ action: isMuted ? 'unmute' : 'mute' })}
            >
              {isMuted ? words.actions.unmute : words.actions.mute}
            </Button>
          </Group>
          {isMuted && <small>{words.muted}</small>}
        </div>
      )}
      {typeof rotation === 'number' && (
        <div>
          <NativeSelect
            label={words.rotation}
            value={rotation}
            data={boxRotations.map((value) => ({
              value: String(value),
              label: `${String(value)}°`,
            }))}
            onChange={({ currentTarget }) =>
              void send({ action: 'rotate', value: Number(currentTarget.value) })
            }
          />
          <small>{words.rotationHint}</small>
        </div>
      )}
    </div>
  )
}
