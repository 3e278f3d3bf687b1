import type { Remote } from '@roundboard/contract'
import { screensText } from './other-phones.ts'
import type { RemoteMessages } from '../shared/messages/remote.ts'

/** How to reach support, and what support will ask. */
export function HelpTab(props: {
  readonly remote: Remote
  readonly messages: RemoteMessages
  /** The location's time, with its time zone. */
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
