import type { BootState, OwnScreen } from '@roundboard/contract'
import type { Language } from '@roundboard/domain'
import type { VideoMode } from '@roundboard/wall/display'
import { supportMessages, type SupportFact } from '@roundboard/wall/support'

/** A screen's state for support. */
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
  readonly videoMode: VideoMode
  readonly problem: string | null
}

/**
 * The lines of the support overlay in the screen's language; `now` in epoch milliseconds by the device. A
 * problem isn't translated, so that support can search for it.
 */
export function supportFacts(
  known: SupportKnowledge,
  { language, now }: { readonly language: Language; readonly now: number },
): SupportFact[] {
  const { screen } = known
  const ago = known.lastContactAt === null ? null : Math.round((now - known.lastContactAt) / 1000)
  const words = supportMessages(language)
  return [
    {
      label: words.screen,
      value: screen ? `${screen.name} · ${words.round({ number: String(screen.round) })}` : '—',
    },
    {
      label: words.location,
      value: screen ? `${screen.location.name} · ${screen.location.locationIdentifier}` : '—',
    },
    { label: words.code, value: known.code ?? words.linked },
    { label: words.version, value: known.appVersion ?? '—' },
    { label: words.build, value: known.build ?? '—' },
    { label: words.startsWithoutNetwork, value: words.boot[known.boot] },
    {
      label: words.clockOffset,
      value:
        known.clockOffsetMs === null ? words.notMeasured : `${known.clockOffsetMs.toFixed(1)} ms`,
    },
    {
      label: words.lastContact,
      value: ago === null ? words.never : words.secondsAgo({ seconds: String(ago) }),
    },
    { label: words.programme, value: known.programmeRevision ?? words.none },
    { label: words.droppedFrames, value: String(known.droppedFrames) },
    { label: words.videos, value: words.videoModes[known.videoMode] },
    { label: words.problem, value: known.problem ?? words.none },
  ]
}
