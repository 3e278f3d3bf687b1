import type { BootState, OwnScreen } from '@roundboard/contract'
import type { VideoManner } from '@roundboard/wall/display'
import type { SupportFact } from '@roundboard/wall/support'

/** What a screen can tell about itself. */
export type SupportKnowledge = {
  readonly screen: OwnScreen | null
  readonly code: string | null
  readonly programmeRevision: string | null
  readonly appVersion: string | null
  readonly build: string | null
  readonly boot: BootState
  readonly clockOffsetMs: number | null
  readonly lastContactAt: number | null
  readonly droppedFrames: number
  readonly videoManner: VideoManner
  readonly problem: string | null
}

const bootWords = {
  held: 'yes',
  filling: 'not yet: it is being fetched',
  insecure: 'This wall cannot start without network: its address is not secure',
  unsupported: 'This wall cannot start without network: its browser keeps nothing',
  failed: 'This wall cannot start without network: it could not be fetched',
} as const satisfies Record<BootState, string>

const videoManners = {
  together: 'all together',
  'in-turn': 'one after the other',
  stills: 'as pictures (safe mode)',
} as const satisfies Record<VideoManner, string>

/** The lines of the support overlay; `now` in epoch milliseconds of the device. */
export function supportFacts(known: SupportKnowledge, now: number): SupportFact[] {
  const { screen } = known
  const ago = known.lastContactAt === null ? null : Math.round((now - known.lastContactAt) / 1000)
  return [
    { label: 'Screen', value: screen ? `${screen.name} · round ${String(screen.round)}` : '—' },
    {
      label: 'Location',
      value: screen ? `${screen.location.name} · ${screen.location.locationIdentifier}` : '—',
    },
    { label: 'Code', value: known.code ?? 'linked' },
    { label: 'Version', value: known.appVersion ?? '—' },
    { label: 'Build', value: known.build ?? '—' },
    { label: 'Starts without network', value: bootWords[known.boot] },
    {
      label: 'Clock offset',
      value: known.clockOffsetMs === null ? 'not measured' : `${known.clockOffsetMs.toFixed(1)} ms`,
    },
    { label: 'Last contact', value: ago === null ? 'never' : `${String(ago)} s ago` },
    { label: 'Programme kept', value: known.programmeRevision ?? 'none' },
    { label: 'Dropped frames', value: String(known.droppedFrames) },
    { label: 'Videos', value: videoManners[known.videoManner] },
    { label: 'Problem', value: known.problem ?? 'none' },
  ]
}
