import type { StorageState, SystemState } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../shared/format/format.ts'
import { FactList } from '../../../shared/ui/fact-list.tsx'
import { PageHeader, Panel } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { Status, type StatusTone } from '../../../shared/ui/status.tsx'
import { ExportPanel } from './export-panel.tsx'
import { BrandingPanel } from '../../messaging/branding/branding-panel.tsx'
import { JobsPanel } from './jobs-panel.tsx'
import { RefreshPanel } from './refresh-panel.tsx'
import { TwoFactorPolicyPanel } from '../../identity/two-factor/two-factor-policy-panel.tsx'
import { systemQuery } from './system.queries.ts'
import { useSystemMessages } from '../../../shared/messages/system.ts'
import { VideoHostPanel } from './video-host-panel.tsx'

/** The installation's state, and actions on all of it. */
export function SystemPage() {
  const words = useSystemMessages()
  const query = useQuery(systemQuery)
  return (
    <>
      <PageHeader title={words.system} />
      <Panel title={words.installation}>
        <QueryView query={query} what={words.what}>
          {(state) => <Installation state={state} />}
        </QueryView>
      </Panel>
      <JobsPanel />
      <TwoFactorPolicyPanel />
      <BrandingPanel />
      <ExportPanel />
      <VideoHostPanel state={query.data} />
      <RefreshPanel screens={query.data?.linkedScreens} />
    </>
  )
}

const toneOf = {
  ok: 'green',
  low: 'yellow',
  full: 'red',
} as const satisfies Record<StorageState, StatusTone>

function Room({ storage }: { storage: SystemState['storage'] }) {
  const words = useSystemMessages()
  const format = useFormat()
  const { state, freeBytes, totalBytes } = storage
  const says = { ok: undefined, low: words.roomLow, full: words.roomFull }[state]
  const isKnown = freeBytes !== null && totalBytes !== null
  return (
    <Status tone={toneOf[state]} {...(says !== undefined && { time: says })}>
      {isKnown
        ? words.roomOf({ free: format.bytes(freeBytes), total: format.bytes(totalBytes) })
        : words.roomUnknown}
    </Status>
  )
}

function Installation({ state }: { state: SystemState }) {
  const words = useSystemMessages()
  const format = useFormat()
  const { version, source, releasedOn, isOld } = state.timeZoneData
  return (
    <FactList
      facts={[
        [words.version, state.version],
        [words.engine, state.engine],
        [words.node, state.node],
        [
          words.timeZoneData,
          <Status key="zones" tone={isOld ? 'yellow' : 'green'}>
            {isOld ? words.timeZonesOld({ version }) : version}
          </Status>,
        ],
        [words.timeZonesFrom, `${words.timeZoneSources[source]}, ${format.day(releasedOn)}`],
        [words.room, <Room key="room" storage={state.storage} />],
        [
          words.mediaFiles,
          <Status key="media" tone={state.isMissingMedia ? 'red' : 'green'}>
            {state.isMissingMedia ? words.mediaMissing : words.mediaFound}
          </Status>,
        ],
        [words.startedAt, format.moment(state.startedAt)],
        [
          words.screens,
          words.connectedOf({
            connected: format.number(state.connectedScreens),
            all: format.number(state.screens),
          }),
        ],
        [words.locations, format.number(state.locations)],
        [words.lockerRoom, format.number(state.lockerRoomLocations)],
      ]}
    />
  )
}
