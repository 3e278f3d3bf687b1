import './support-overlay.css'
import type { Language } from '@roundboard/domain'
import { wallWords, writingDirection } from '../words/wall-words.ts'
import { QrCode } from './qr-code.tsx'
import { type NoRemoteCode, noRemoteCodeWords } from './support-words.ts'

/** One line of what a screen knows of itself. */
export type SupportFact = { readonly label: string; readonly value: string }

/** What a coach's phone scans to be the remote of this gym, or why it cannot, in the language of the wall. */
export type RemoteCode = { readonly language: Language } & (
  { readonly address: string } | { readonly why: NoRemoteCode }
)

/** What support asks for on the telephone, over whatever the wall shows (design, kiosk); and for a minute the code of the remote. */
export function SupportOverlay(props: {
  readonly facts: readonly SupportFact[]
  readonly remote?: RemoteCode | null
}) {
  const { facts, remote = null } = props
  return (
    <aside className="support-overlay" role="dialog" aria-label="Support" dir="ltr" lang="en">
      {remote && (
        <div className="support-remote" lang={remote.language}>
          {'address' in remote && (
            <QrCode address={remote.address} label={wallWords(remote.language).remoteCode} />
          )}
          <p dir={writingDirection(remote.language)}>
            {'address' in remote
              ? wallWords(remote.language).remoteCode
              : noRemoteCodeWords(remote.language, remote.why)}
          </p>
        </div>
      )}
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
