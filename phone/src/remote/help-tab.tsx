import type { Remote } from '@roundboard/contract'
import type { RemoteWords } from './remote-words.ts'

/** Whom to call, and what they will ask. */
export function HelpTab(props: {
  readonly remote: Remote
  readonly words: RemoteWords
  /** By the clock of the gym, with its name. */
  readonly time: string
  readonly address: string | undefined
}) {
  const { remote, words, time, address } = props
  const { connected, all } = remote.walls
  const { name, locationIdentifier } = remote.location
  return (
    <section class="help">
      <h2>{words.callSupport}</h2>
      <p>{words.helpText}</p>
      <dl>
        <div>
          <dt>{words.gym}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{words.locationNumber}</dt>
          <dd>{locationIdentifier}</dd>
        </div>
        <div>
          <dt>{words.time}</dt>
          <dd>{time}</dd>
        </div>
        <div>
          <dt>{words.walls(connected, all)}</dt>
          <dd>
            {words.tabs.timer}: {remote.buttons === 'shown' ? '✓' : '—'}
          </dd>
        </div>
      </dl>
      {address !== undefined && (
        <a
          class="button is-main"
          href={`mailto:${address}?subject=${encodeURIComponent(`${name} · ${locationIdentifier}`)}`}
        >
          {words.writeTo(address)}
        </a>
      )}
    </section>
  )
}
