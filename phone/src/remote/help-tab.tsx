import type { Remote } from '@roundboard/contract'
import { screensText } from './also-here.ts'
import type { RemoteMessages } from '../shared/messages/remote.ts'

/** Whom to call, and what they will ask. */
export function HelpTab(props: {
  readonly remote: Remote
  readonly messages: RemoteMessages
  /** By the clock of the gym, with its name. */
  readonly time: string
  readonly address: string | undefined
}) {
  const { remote, messages, time, address } = props
  const { name, locationIdentifier } = remote.location
  return (
    <section class="help">
      <h2>{messages.contactSupport}</h2>
      <p>{messages.supportDetails}</p>
      <dl>
        <div>
          <dt>{messages.location}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{messages.locationId}</dt>
          <dd>{locationIdentifier}</dd>
        </div>
        <div>
          <dt>{messages.time}</dt>
          <dd>{time}</dd>
        </div>
        <div>
          <dt>{screensText(remote.walls, messages)}</dt>
          <dd>
            {messages.tabs.timer}: {remote.buttons === 'shown' ? '✓' : '—'}
          </dd>
        </div>
      </dl>
      {address !== undefined && (
        <a
          class="button is-main"
          href={`mailto:${address}?subject=${encodeURIComponent(`${name} · ${locationIdentifier}`)}`}
        >
          {messages.writeTo({ address })}
        </a>
      )}
    </section>
  )
}
