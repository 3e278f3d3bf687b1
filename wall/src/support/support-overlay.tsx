import './support-overlay.css'
import type { Language } from '@roundboard/domain'
import { writingDirection } from '../text/messages.ts'
import { type SupportMessages, supportMessages } from '../text/messages/support.ts'
import { QrCode } from './qr-code.tsx'

/** A line of the support overlay. */
export type SupportFact = { readonly label: string; readonly value: string }

/** Why there is no remote code: too many phones have one, this screen issued five within an hour, the location’s screens issue none, or the server doesn’t answer. */
export type NoRemoteCode = keyof SupportMessages['noCode']

/** The address that a coach's phone scans to become the location's remote, or why there is none. */
export type RemoteCode = { readonly address: string } | { readonly why: NoRemoteCode }

/** What support asks for on the phone, on top of the wall and in its language, with the remote's code for a minute. */
export function SupportOverlay(props: {
  readonly language: Language
  readonly facts: readonly SupportFact[]
  readonly remote?: RemoteCode | null
}) {
  const { language, facts, remote = null } = props
  const { title, remoteCode, noCode } = supportMessages(language)
  return (
    <aside
      className="support-overlay"
      role="dialog"
      aria-label={title}
      dir={writingDirection(language)}
      lang={language}
    >
      {remote && (
        <div className="support-remote">
          {'address' in remote && <QrCode address={remote.address} label={remoteCode} />}
          <p>{'address' in remote ? remoteCode : noCode[remote.why]}</p>
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
