import './support-overlay.css'
import type { Language } from '@roundboard/domain'
import { wallWords, writingDirection } from '../words/wall-words.ts'
import { factWords } from './fact-words.ts'
import { QrCode } from './qr-code.tsx'
import { type NoRemoteCode, noRemoteCodeWords } from './support-words.ts'

/** One line of what a screen knows of itself. */
export type SupportFact = { readonly label: string; readonly value: string }

/** What a coach's phone scans to be the remote of this gym, or why it cannot. */
export type RemoteCode = { readonly address: string } | { readonly why: NoRemoteCode }

/** What support asks for on the telephone, over whatever the wall shows (design, kiosk), in its language; and for a minute the code of the remote. */
export function SupportOverlay(props: {
  readonly language: Language
  readonly facts: readonly SupportFact[]
  readonly remote?: RemoteCode | null
}) {
  const { language, facts, remote = null } = props
  return (
    <aside
      className="support-overlay"
      role="dialog"
      aria-label={factWords(language).title}
      dir={writingDirection(language)}
      lang={language}
    >
      {remote && (
        <div className="support-remote">
          {'address' in remote && (
            <QrCode address={remote.address} label={wallWords(language).remoteCode} />
          )}
          <p>
            {'address' in remote
              ? wallWords(language).remoteCode
              : noRemoteCodeWords(language, remote.why)}
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
