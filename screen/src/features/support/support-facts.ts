import type { OwnScreen } from '@roundboard/contract'
import type { SupportFact } from '@roundboard/wall'

/** What a screen can tell about itself. */
export type SupportKnowledge = {
  readonly screen: OwnScreen | null
  readonly code: string | null
  readonly programmeRevision: string | null
  readonly appVersion: string | null
  readonly clockOffsetMs: number | null
  readonly lastContactAt: number | null
  readonly droppedFrames: number
  readonly problem: string | null
}

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
    {
      label: 'Clock offset',
      value: known.clockOffsetMs === null ? 'not measured' : `${known.clockOffsetMs.toFixed(1)} ms`,
    },
    { label: 'Last contact', value: ago === null ? 'never' : `${String(ago)} s ago` },
    { label: 'Programme kept', value: known.programmeRevision ?? 'none' },
    { label: 'Dropped frames', value: String(known.droppedFrames) },
    { label: 'Problem', value: known.problem ?? 'none' },
  ]
}
